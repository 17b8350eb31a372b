// swift-format-ignore-file
// Advances and kerning of fonts of iOS other than the system font, by Scripts/generate/platform-fonts; packed_fonts.py describes
// the format of the strings. Generated: change the script, not this file.

enum PlatformFontTables {
  /// The strings are static data: none is read before a scene names one of the families.
  static let families: [PackedFontFamily] = [
    PackedFontFamily(
      name: "helveticaneue", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#################################$####%#####&###'#(#)#*+#,############-###########.###/0#/#####", "############$%$###########&&#####'##################(#)*#+#######,#-./01#2####3/4567#89:#;#####", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPP9DJ>PPPPPPPPPPPPPLLLP)PPBPPPPPPPPPPPPPPPPPPPPPPPPP99B4PPPPPPPPPPPPPPPGP#PP>PPPPPPPPPPPPPPPPPPPPPPPPPLLLGPPPPPPPPPPPPPPPPP4049PPPP44P4PPPPPP949P44P0BDDPPPPBPPBPPLPPPGPGPPLP>PLJPPPPGPPBPPPPPPLPLPPPP-49>PPPP9PP4PPGP>9PP>BPPPPPPPPPPPPPPPLPPPPPPPPPPPP9BPPPPPPPLLLPIPTPLPPPPPPP>PPPPPPPPPPPPPPPPPPPPPPPPBPPPPPPPPPPPPPPPPPPPPPPP"),
      cuts: "1.2.3.4.5.7.3i4i7i",
      advances: "/6.E0q;J;JE4=(+z-X-X2L=C/62L/61[;J;J;J;J;J;J;J;J;J;J/6/6=C=C=C9lF1=(>cAx@@;Y9XCV@L*N80=y8}FT@lCV<|CV>c>c9l@T;JJ);J<7:X-X1[-X=C8}*B8};J9l;J9l-X:X9l*F*F7C*FE~9l:X;J;J/680.E9l6QAx6Q6Q5e1[,h1[=C/7+//7;K;KA-<8*B,i,i2N=E/71^/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E8}F2<<=rA-?O:Z80Bg?O(]7C=)80E=?OBc<8Bc=r=r8}>k:_I99r:_8},i1^,i=E8}(e80:Z8}:Z8}+|9n8}(e(e6R(eE58}9n:Z:Z.F7C-Y8}4uA-4u4u4u1^,i1^=E/7-Y3;;K;KJ*=r/7-Y-Y2N=E/73;/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E:ZF2>c@@AzA-=):ZCWAz,i8}?O:ZG[AzCW>cCW@@>c;KA-=)Js<8=r<8-Y1^-Y=E8}+/9n<89n<89n.F;K:Z+/+/8}+/G[:Z;K<8<80q800$:Z7CCW807C7C1^,i1^=E/7.F5f;K;KN{>c/7.F.F2N=E/74,/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E;KF2?OA-BgAz=r<8DDBg.F9n@@;KI=BgDH?ODHA-?O<8Bg=rKd=r?O=r.F1^.F=E8},i:Z=):Z=):Z0$<8;K,i,i9n,iHP;K<8=)=)1^8}0q;K8}D@9j8}8,1^,i1^=E/6/66Q;J;JN{?O/6/6/63:=C/64+/62L;J;J;J;J;J;J;J;J;J;J/6/6=C=C=C;JF1@@AxBfBf>c=(DCBf/6:XA+<7J)BfDG@@DGAx?O=(Bf=qLO?O?O>c0$2L0$=C8}-X;J=q;J=q;J0q=(<7-X-X:X-XI8<7=(=q=q2L9l1[<79lE4:X9l8}0$,h0$=C/7/77C;K;KN{A-/70$0$4u=E/74u/73?;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E;KF2A-AzCWCW?O=)DDCW/|;KBg=)JsCWE5@@E5Bg?S=rCW>cLP@@@@?O1^3?1^=E8}.F<8=r<8=r<81^=r=).B/7<8.BJo=)=r=r=r4,:Z2N=)9rFk:Z9n9n1^,m1^=E/7/73;;K;KG[=r/7.F.F2N=E/73;/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E:ZF2>c@@AzA-<8:ZCWAz,i8}?O:ZHLAzCW>cCW?O>c;KAz=)Js<8<8<8-Y1^-Y=E8}+/9n<89n<89n.F;K:Z+/+/7C+/G[:Z;K<8<80q800$:Z7CCW7C7C5f1^,i1^=E/7.F5f;K;KKd>c/7.F.F2N=E/74,/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E;KF2@@A-BgAz=r<8DDBg.F9n@@;KI9BgDD?ODDA-?O<8Bg=rKd=r=r=r.F1^.F=E8},i9n=):Z=):Z0$<8;K,i,i80,iHL;K<8=)=)1^800q;K80DD80806R1^,i1^=E/70$80;K;KMAA-/70$0$4u=E/74u/74,;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E<8F2A-BgCWCW@@=)DDCW0$;KBg<8JsCWE5@@E5Bg?O=rCW>cLP@@?O?O1^4,1^=E8}.F<8=r;K=r<82N=r=r.F.F;K.FJs=r=)=r=r4,9n3;=r9nFo9n9n8}1^,i1^=E", areHeightsAssumed: true),
    PackedFontFamily(
      name: "helveticaneuethin", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("########$####%###################&'()*+,##-./##0123456789:;<#########=>####?###@##A#B#CDEFG$###", "#$#######%##&'(################)#*#+###+##,####-#.#/0123456##%###7#89:;<#=>####?@9ABCDEFGHI##)#", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPWPPPPPPPPPPPPPPPPPPPPPPPP:PJPP:PPPPPPPPPPPPPPPPPPPPPPPPPPPPKPKKP<MDKP>VPPPPPPPPPPPPOPILPJPPPPPPPPPPPPPPMPPPPGPPPPPPPPPPPPPPPPPPPPPPPPPPPKPPPPPJPPPPIPMPPPPPPPPPPPPPPPPPPPPPDPGPJPPPPPIPPPMIKPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPNPPNPPPP5P8PBP8PPPPPPPPPPIPPIPPPPIPJPPJPPPJPPPPPPPPPPPPPPFPPPPDPPPPPPPPPPPPPPPPPPPPPPPPPPPOPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPJPJPPQJPPPPPPPPMPPPPMPPPPMGJPGPPPPP@PPPGPGGP5IADP7PPPPKPPPPKPPPMPPPPGPPPPDPGPKPPPPPFPMPMDJPPPPPPPPPPPPPPPPPPPPPP2I2P>PPPPPPPPPPOPIPPFPPSPFPKIPKPPPPPPPPPPPPPPPPPPPPPPPDPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPKPPPPGPPPPPPPPPPPPPOPOPPOPPPP<:<P<F>FFMPPPPPUP88P8PPSP8P88P888P88PPPJPJPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP;J;PDPPMPPPPPPPPPDPPFPPKPFPPPPGPPPPPPPP@P@PKPPPPPPPPPPPPKPPJPPVPJPLPPLPPPPPPPPPPPPPMPMPPPPPPPPPPPPPPPPPPPPPPLPPPJPPPP<:<P>D<DDGPPPPPPP8666PPJP6==:P=@PPPPPPPPPPPPPPJPPPPPPPPPPPPJPPPPJPPPPKPKPKPPPPPPPPPPPPPPPPPPPPPPPPPPPP`PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPOPU]PPPVPPPPPPPPPPPPPPPPPPPPUPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPKPPPDJDPPPPPPPPPPPPPPKMMMVMPPMPPPVPTUPUPPPPPPPPPPPPPPPPPPPPPPPPLPPPPLPPPPPPPPPPPPPDPDPPPPPPPPPPPPPPPPPPPPPPPPPPPPTTPTPPPPJPJPPPPPPPPPPPPPPPPPPPPPPPPPPPPTUPTPPPPPPPPPPPPPPPPPPPPPPMPMPPPPMPPPPPPPPPPPPP@PDPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPKPPPPPPPPPPPPPPP"),
      cuts: "4.",
      advances: "/6.E0q;J;JE4=(+z-X-X2L=C/62L/61[;J;J;J;J;J;J;J;J;J;J/6/6=C=C=C9lF1=(>cAx@@;Y9XCV@L*N80=y8}FT@lCV<|CV>c>c9l@T;JJ);J<7:X-X1[-X=C8}*B8};J9l;J9l-X:X9l*F*F7C*FE~9l:X;J;J/680.E9l6QAx6Q6Q5e1[,h1[=C", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "helveticaneuecondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.9.",
      advances: "-U0$7C8,8,E5=).J0$0$40=E-U3;-U1Y8,8,8,8,8,8,8,8,8,8,-U-U=E=E=E80F2;K;K:Z<8807C;K;K.B7C:Z7CCS<8;K9n;K;K9n8,:_9nDH:Z9r800q1Y0q=E8},i808}7C8}7C0$8}8}-U-U8}-UD@8}8,8}8}1^6R0$8}6RAz7?6R5f0q,i0q=E.J0m809r9rE5=r.J0m0m4q=E.J33.J1^9r9r9r9r9r9r9r9r9r9r.J.J=E=E=E8}F2;K<8:Z<88}80;K<8.J80;K7CD@=%;K:Z;K<8:Z7?;K9rE5:V9r800m1^0m=E8}.J8}9r809r800q9r9r.B.B8}.BE59r8}9r9r2N7C0q9r7CCS807C6R1^,i1^=E", areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenir", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#################################$####%#####&###'#(#)#*+#,############-###########.###/0#1#####", "############$%&###########''#####(##################)#*+#,#######-#./01/#2###3304567#89:#;#####", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP?DO>PPPPPPPPPPPPLLLP0P0PBPPPPPPPPPPPPPPPPPPPPPPPPP99B8PPPPPPPPPPPPPPGP*P*P>PPPPPPPPPPPPPPPPPPPPPPPPPRRTMPPPPPPPPPPPPPPVP4044?PPPP44P4PNPPP949P44P0B0>BPPPPBPPBPRPPPGPGPPLP>P>LLPPPPGPPLPVPPPLPLPPPP1479>PPPP9PP9PNP>9PP>BPPPPPPPPPPPPPPPPLPPPPPPPPPPP9B9PPPPPPPLLLPPTPLPPPPPPP>P>PPPPPPPPPPPPPPPPPPPPPPBPBPPPPPPPPPPPPPPPPPPPPPP9P9PPPPPPPPPPPPPPPPPPPPP"),
      cuts: "3.4.5.8.9.",
      advances: ".J3;9r9r9rFoAz.J.J.J6R@<.J1^.J3;9r9r9r9r9r9r9r9r9r9r.J.J@<@<@<7CF2A->cAzCW=);KE5Bg.J84=r8}J*E5G`<8G`=);K<8A)=)LP=r<8;K.J3;.J@<8}-U9n=r80=r;K0$=r;K-U-U80-UHL;K=-=r=r1^5f1^;K7CAz807C5f1^,i1^@</7/79n;K;KG[Az.J.J.J6R@</71^/73;;K;K;K;K;K;K;K;K;K;K/7/7@<@<@<84F2A1>cAzCW=);KE5Bg.Z84>c8}J.E5G`<8G`=);K<8A1=rLP>c<8;K.J3;.J@<8}-U9n=r84=r;K0$=r;K-U-U84-UHL;K=)=r=r1Y5f1Y;K84Bg84845f.J,i.J@</7/79n;K;KHLBg/7/7/77G@</70u/74,;K;K;K;K;K;K;K;K;K;K/7/7@<@<@<8}F2Az>cAzCW=r<8E5CW/784?O9nJoE~GW=)GW=r;K<8Az>cM=?O=v=)/74,/7@<8}-U9n=r84=r;K1^=r;K-U-U9n-UHL;K=-=r=r3;6R3;;K8}DD9n8}7C1^,i1^@<0$0$9n=%=%JsCW0$0$0$7C@<0$0q0$4,=%=%=%=%=%=%=%=%=%=%0$0$@<@<@<9nF2Bg?OA-DD=r<8E5CW/78}A-9nKdE~G[=rHL>c<8<8Bg@@N.A->c=r/74,/7@<8}.J:Z>c84>c<82N>c<8.J.J:Z.JI9<8=n>c>c4,6R4,<89nE~:Z9n84/7,i/7@<0$6R9r=%=%JsDD0$0m0m84@<0$0$0$4u=%=%=%=%=%=%=%=%=%=%0$0$@<@<@<;KF2CW?OA-DD>c=)E5DD0$8}Bg:ZLPFoGW>cHL?O<8<8CWAzN{Bg?O>c0$4u0$@<8}.J:Z>c84>c<83;>c<8.J.J;K.JI9<8=n>c>c4u7C4u<8;KG[;K;K8}3;,i3;@<", areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenirroman", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#################################$####%#####&###'#(#)#*+#,############-###########.###/0#1#####", "############$%&###########''#####(##################)#*+#,#######-#./01/#2###3304567#89:#;#####", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP?DO>PPPPPPPPPPPPLLLP0P0PBPPPPPPPPPPPPPPPPPPPPPPPPP99B8PPPPPPPPPPPPPPGP*P*P>PPPPPPPPPPPPPPPPPPPPPPPPPRRTMPPPPPPPPPPPPPPVP4044?PPPP44P4PNPPP949P44P0B0>BPPPPBPPBPRPPPGPGPPLP>P>LLPPPPGPPLPVPPPLPLPPPP1479>PPPP9PP9PNP>9PP>BPPPPPPPPPPPPPPPPLPPPPPPPPPPP9B9PPPPPPPLLLPPTPLPPPPPPP>P>PPPPPPPPPPPPPPPPPPPPPPBPBPPPPPPPPPPPPPPPPPPPPPP9P9PPPPPPPPPPPPPPPPPPPPP"),
      cuts: "4.",
      advances: "/7/79n;K;KG[Bg/7/7/76R@</71^/73;;K;K;K;K;K;K;K;K;K;K/7/7@<@<@<84F2Az>cAzCW=);KE5Bg.J84>c8}JsE5G`=)G`=r;K<8Az=rMA>c=-<8.F3;.F@<8}-U9n=r84=r;K0q=r;K-U-U8}-UHL;K=-=r=r2N5f2N;K84CW8}846R1^,i1^@<", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenirnext", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#$$$$$$$%$$$&'($$$$$$$$$$$$$$$$$$)$*+,-.$$/01$$23456789:;<=%$$$$$>?$$@AB$$$C$$$D?$E$F$GHIH$$$$$", "#$%%%%%%%&$%'()%%%%%%%%%%%**%%%&%+%,%%%-%%.%%%%/%0%12345678%%&%%%9%:;<=>?@A%%%B<%;CDEFGHIJK%%&%", "PPPPPPPPLPPMPPPJPLMMJPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPHPPPPPPPPPPPPPPPPPP`PPPPPPPPPPHPPPPGPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPM:PJMJ:PPPPPPPPPPPPPPPPPMPPHPPPPGPPPPPPPPP8P@BP>PPPPPPPPPPPPPPPPPPPPLPPPPPPPPLLPLLPAMHMPAPPPPPPPPPPPPPPPNNPNPPPPPPPPPMMPPMMPNPPPPMPLPPMPPPPPPPPPPLLPLPPPPPDPDPJPPAPPPHPMPLGMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMMPMPPPPP5M8JBPP,PPPPPPPPPPDPPDPPPLPPFPPFPPPLPPPPPPPPPPPPPPPPDPNMPDPPPPPPPPPPPPPPPPJPJPPPPPPPPPMPPPPPPPPPPPPPNPPPPPPPPPPPPPPPPPPMPPPPJPPMJJPJJPMPPPPNPMPPHPPPPPPPPPHHHPJPJPPPPGPPPHHPHHP8JBDP:PPPPLPPPPPPPPPMMPPGPPPPPDPDPLPPGPPPHPMPLJJPPPPPPPPPPPPPPPPPPPPPPP,G,GAPPPPPPNPPPPLPAPP>PPPJPDDDPDPPPFPPPPPPPPPPPPPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPMPPNPMPPMPPPPPPPPPMPNPNPPPPPPPPPPPPPPPPLPMPPJPPPPPPPPPPPPPNPPPPMPJPPP<:<>AHH5HHPPPPPPMM88P8PPLMPP:8P:88P8<PPPPJPJPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPLPPP;J;DHMMPMPPPPPPPPPFPPFPPPLPPPPPFPPPJPMPPP@M@JMPPPMPPPPPPPPPGPPGPPPPPPJPPJPPPJPMPPPPJPPPLLPLPPPPPPPPPMPPJPPPPPPPPPJPPPJPJPPP<:<AAJJ2JJPPPPPPPP::::PPPJPP<:P<>PPPPPPPPPGPPPPPPJPPPPPPPPPMPPMPPPPPPPPPNPLPLPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPNPPPPPPPPPPMPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPNPPPPPPPPPPPPPPPNPPVYP]PPPPPPPPPPPPPPPPPPPPPPLPPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPSPPPPPPPPPPPPPPPJPPPPPPPPPPPPPPPPNPPLPPPPPPPNPMPPPMPPPPPMPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPNPPPPPPDJDPPPPPPPPPPPPPPPMLLLPLPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPPPPPPPDPDPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPGPGPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPPPPPPPPPPPPPPNPNPPPPPPPPPPPPPPP"),
      cuts: "2.4.5.6.7.8.4i5i6i7i",
      advances: "-~//4i;3;[G'Az.J04046R@<-U04-U3;;[;[;[;[;[;[;[;[;[;[/?/?@<@<@<7hF2@<=vBoDq<y;[EzC3-=8,;p8uJoE1IA<0In=-<(:gC3=^M%<y:_=-043;04@<8}-U9Q>R8,>R;K/G>R<$,y,y6V,yJ*<0=Y>R>R0y590D<06*Ab6s5n6:04,i04@<-~1I4m;K<PG[Az.J04046R@<.J1).J3;<P<P<P<P<P<P<P<P<P<P0404@<@<@<84F2Aj>{B_D<=%;dE9BV.J8]>Z9IIzDXHD<PH(=A;l<(B6>FMf?S=M<0043;04@<8}-U:N?#8}?#<0/|>k<]-~.&9I.*In<T=r>w>w2o6R0y<T8LCl8<8L6J04,i04@<-~1b5Y<8=1I9Bk.R0q0q6{@<.J1).J3d=1=1=1=1=1=1=1=1=1=10404@<@<@<8}F2B:?7B.DL=I;|E5C'.w8i?|9MJcDyH@=1H4=~<$<$B>?7NJ@D>J=%0q3d0q@<8}-~:o>{8e>w<40]>k<a.F.J:2.JI~<X=n>s>o2w6R1M<X91D}9M917?0q,i0q@<-~1z73=%=nKtCW/G1Q1Q7C@<.J1).J4,=n=n=n=n=n=n=n=n=n=n0404@<@<@<9nF2B&?KAYDX=n<4D}CO/G8uA=9MKKE=H@=nHL>_<8;|BF?dO/?x>B=r1Q4,1Q@<8}.J;3>w8L>s<819>k<a.k.k:s.kJ.<X=n>o>k3#6R1z<X9UFB:Z9U841Q,i1Q@<-~2c8u=Q?GK'EA0@2&2&8P@<041A0459?G?G?G?G?G?G?G?G?G?G1Y1Y@<@<@<;#F2C'@8AYE%=b<@DmDX0}::B::.L}EfHH?/Ha@0<}<TCK@}P(Av@H>w2&592&AA8}04;t?|9-?x=53#?x>.0$00=10,K[>*>k?t?t4H7h3C=~;xI==-;x9Q2&-Y2&@<-~6c;K>:AjL,Gx1b2o2o:2@<2o1j2o7#AjAjAjAjAjAjAjAjAjAj3d3d@<@<@<<mF2E-AMAYE^=Q<TDPF:3C<4DT;/O?EjHXA)H}BF>.=EE)CORBF2CK@T2o7#2oBF8}2o<}AQ:.AQ>c5^A^@<1v26@L2&Mv@<@4AQAQ6V9U5Q@0?'Mj@a?';O2o.o2o@<-~/74X;K<PG[Az.604046R@<.J1).J3;<P<P<P<P<P<P<P<P<P<P0404@<@<@<84F2AU>:B_D<<P;3DqB..J84<e9IIzC|G`<PGh=A;l;'B6=EM5>2;O<0043;04@<8}-U:N>Z8}>B;t/|>V<D-~.&8H.*II<D=5>Z>:2>6R0P<D8$C77t886J04,i04@<-~/[5b<4=1I1Bg._0q0q6w@<.J1).J3`=1=1=1=1=1=1=1=1=1=10404@<@<@<8}F2@y>oAjD<<X;?D4BZ.w8X>>9MJcDiGS=1GC=v<$:RB>>ZN2>B;[<P0q3d0q@<8}-~:Z>o8m>Z;p0X>c<T.F.F91.JIr<T=E>k>R2*6R19<T8TDD8P8i7;0q,i0q@<-~/|6k<y=nJcCO/'1)1)7?@<.J1).J4(=n=n=n=n=n=n=n=n=n=n0404@<@<@<9fF2@D?G@yD<<a;KCSC'/l8}?G9MKKE^GK=jG#>J<8:JBF?3N>>g<<<q1)4,1)@<8}.J:c?'8]>s;l15>k<a.g.g9v.gJ><a=U>w>k1v6R1z<a9)EQ9U998,1),i1)@<-~2R8T=I??JwE10$2&2&8D@<041A0451????????????????????1Q1Q@<@<@<:sF2B6@4A)Dm<m;`CxD<0q:*@q:*LuEbGS?#Gl?p<e;?CG@]OWA5=z>:2&592&AA8}04;W?|8}?p<m2s?p>&/x0(<0/|K`>&>R?t?l3`7G3#=~;CH];d;K9E2&-Y2&@<", areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenirnextcondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "2.4.5.6.7.8.",
      advances: "*w//041Q6B=E8u+t----4X@<+C,P+C046B6B6B6B6B6B6B6B6B6B-U-U@<@<@<1v?/5U6{7;9Q4D3C9r;3+l1z621)@u:R:w5b:w6B5M0<:N5-AQ5f3t3#--04--@<8}+l3[6&0y6&4$,(6&5z+K+S2N+K@@6&4q6&6&-E0],X6&1E9b221E04--,i--@<+//x223`7`>g9r,X-~-~5Y@<,T,y,T.27`7`7`7`7`7`7`7`7`7`.J.J@<@<@<33?/7G8D8(:k5E4H:R<4-53`842cBF;`<(77<47x6*2&;37'C#6w5U4L-~.2-~@<8},u4i7O1j7O5Y-I7O7S,a,e4X,aBB7`6B7O7O/'1z-~7`3O<<3[3O1^-~,i-~@<+C0<2Z4(84@$:R,m.:.:6.@<-%---%-~84848484848484848484.k.2@<@<@<3h?/8H8}8D;?5f4m:k<]-n4D8y3GC'<4<L7t<a8]6B2k;O7|Cd7[665).2-~.2@<8}-A598,2.8,6>-~8,84-5-95Q-5C'887#8,8,/S2R.Z884H=E484H2:.2,i.2@<+W0m3?4T8}@<;|--.k.k6o@<-j-M-j.N8}8}8}8}8}8}8}8}8}8}/?/?@<@<@<4X?/999n8m<$625A;/=-.Z5=:>4@Cl<i<}8i==9U6g3d;x9=Dm9%7?5z.k.N.k@<8}.*6.8y2J8m6c.o8a9--v-z6w-~D<957W8m8m0P3?/O955b>w5Q5j3/.k,i.k@<+l1I4<5r:*AQ=b-U/G/G7p@<.s-v.s/p:*:*:*:*:*:*:*:*:*:*0404@<@<@<5n?/:s:w9Q<y6c5~;[=j/[6V;|5YDu=Q=v9z>::k7;59<T;#F.:g8]7//G/p/GAA8}/'7K:62s:67l00:2:_///38}/OE~:g8i:6:62.4X0q:g7`AI7W7x4T/G-Y/G@<+l2F5Y7d;[D]@$.204048}@<04.J041);[;[;[;[;[;[;[;[;[;[1)1)@<@<@<77?/=5<P:>>>7S6{<D>k198@>J7KFN>c?/;d?W<X8$7G=E=MH,=5:_8q041)04BF8}048@;O3S;O8q1Y;G<40<0D;'0]Gd<4:.;O;O3h5~2B<49rD(9j:>6&04.o04@<", areHeightsAssumed: true),
    PackedFontFamily(
      name: "futura", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "5.5i",
      advances: "0V1W5&>/>/K;C/-33,3,>/>/0V,W0V9j>/>/>/>/>/>/>/>/>/>/0V0V>/>/>/8QIcCV<~AmBw;r9BH%C9/|5&@.6OM;H-J<:gJ<=M<]86CN@fQ[>1=E>N2e9j2e;r;r;r=C=C7z=C;@0(=@;,-z-z8u-zEj;,=I=C=C3K4p/%:{9+E%;S:u:u2e;r2eD00V0c4d>/>/F9A~-#1}1}>/>/0V,<0V8(>/>/>/>/>/>/>/>/>/>/0V0V>/>/>/8AIKB&<ZAABM:E8bF=BM/t5g@[5yMeG0I};QJ#=4;W8*Ce@DPe=w<_>H2H8(2H;r;r;r=M={71>B;`0Q={;<.C.Y9`.EEv;4=K=w>%3m4h/v;(8IB}:m:/9l2e;r2eD0", areHeightsAssumed: true),
    PackedFontFamily(
      name: "futuracondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "5.8.",
      advances: ",,/:3Y5555<N9V+|/v/v5555,,*n,,6n55555555555555555555,,,,;r55;r3ACX4x5+3i7L2|2D7P7X,W/r5Q1U<)7V8$4J8$5S3G1D7C3:=(3Q3}3Y2R6n2R;r;r;r4B4B/V4B36-j4D4l+g+g44+i=q4l3y4B4B.g/x,j4r1w9>3S361p0;;r0;D0073$71=K=KE<B@.&3^3^=K=K07-j07@D=K=K=K=K=K=K=K=K=K=K0707=K=K=K<=EN=M=C9/=f7L6>>p=m0X4Z=u5AI*>|?3<-?U=S7+6$>-<iHL<c;t<X4B@D4B;r;r;r;b;b2';b:y1{;P;F/Y/Y;Y/YGM;F;8;Y;Y4-6[1{;p91Dw:}9`8^57;r57D0", areHeightsAssumed: true),
    PackedFontFamily(
      name: "gillsans", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "3.4.6.7.",
      advances: "/6*j/6@%9vAc>',j1^1^7]@%*j0i*j/B8}8}8}8}8}8}8}8}8}8}*j*j@%@%@%/BF1@@:A@hCT8U6:B[B[,0,0:A7]E@DuG49HG4<57]<5Ac=.P?A9<]>v0;/B0;@%8}1^5i9H5A9H8(-V5i8U+;+;5i+;Du8U:o9H9H1^2V0;8U5iB.8(5A4H1^,j1^@%/6.w2V<a:o@d>N+;16165A<a,^16,^/B8}8}8}8}8}8}8}8}8}8},^-)<a<a<a1^OF@@;hB.C|8}7]CTC'-~-~?o8UE@E@G49HG4=U7/=UB.=UPmB.=U?G1^/B1^7];:1`5i8}6:9H8(-~5i8},^,^8(,^Du8};:8}8}4H3w1^8}6:B[8}6:5A1^.I1^<]/6.w5X<a:oAkAL,S2g2g6&<a-n1M-n/B:5:5:5:5:5:5:5:5:5:5-n-n<a<a<a2_N[B{>ZBsD}<+:WDQDi/`/`@v;@GdF1H@<aH@??:O@<DU@DRoDU?u@044/B44:A8}1^88;.7;;*9b/#8U:k-v-v9j-vH5:k<5;*;.5E4h38:g7|D4:98$7p2r.{2r<a0(0;8}@@>NF9G4/63w3w;h@@0;8U/B:9=.=.=.=.=.=.=.=.=.=./B0;@@@@@@3wM9G[CxCaG.?K>BF-Iu3S4HF5>nM-JjHHAgHHCt=uDiI&D4W?HTD$C'6d:96d@%8}1^<+?$9N?$=638;h>|0M0M?K0MNS>|?0?$?$8b8<7]>|<]HT>'<];:3w/p3w@@", areHeightsAssumed: true),
    PackedFontFamily(
      name: "trebuchetms", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "09301<:(:(=EB&*%303030:(303030:(:(:(:(:(:(:(:(:(:(:(3030:(:(:(30Ds<x;t=>={:U:*@f?i/87z<?9:B4?(@[;Q@d<X80<R?Q<oHL;N<);4302]30:(:(:(:,;P8i;P:}3:9);%/T3.93/|GO;%:X;P;P4+4l4J;%8SCe9%8b7r30:(30:(09303.<i<iA)B&-+30306#<i30303041<i<i<i<i<i<i<i<i<i<i3030<i<i<i6:Ds>p=2=u?9<#<_@RA'/8:I>/;>Ch@BAv<mB2=q9N=u@l>@Iq=G={;[4`2]4`<i<i<i:I<V9P<R<;3:9)=(0-3.;*/|Hk<z;t<Z<a5k5y4J<|:3EL;<:M:76(<i6(<i083/19:&8,=EB&)~3/3/3/:&3/3/3/:&:&:&:&:&:&:&:&:&:&:&3/3/:&:&:&3/Dq=n;p===z:R:&@e?h/77x<<99DL?'@X:s@X<X8,<P?O<mHL;K<(;33/2Z3/:&:&:&:*;O73;O:Z4]9%;O0L3+911)GO;#:V;O;O5=4i5I;K8PCd8}8a7p3/:&3/:&083/40<e<eC3B&083/3/5~<e3/3/3/4H<e<e<e<e<e<e<e<e<e<e3/3/<e<e<e4HDq=z<u=v>k=)<e@e@m/78u?S:6EU@$Ar<]Dm>F9%A-@(A%Kd?pA%=r8@7|8@<e<e<e=%=)8]=);75%:R;d1A4$:c1%GO;d<$====6Z7/66;O;;D}<<;h:F8@<e8@<e", areHeightsAssumed: true),
    PackedFontFamily(
      name: "georgia", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "-Y1U5)?;=jFwB6,L3O3O7h?;.o3K.o7W=z5r;S;7;l:6;p9)=5;p0e0e?;?;?;8$Kl@L?d?7Cx?d=ABsFk4,9fAQ=QKhDeCd=jCdAn;`>2D8@<MrB6>&=I3O7W3O?;?;8}9-;[6{<8881=9E<X/p/l:R/WIb<y:c<,;W4}5~22<<8mCG918]6N5v3O5v?;..3S9EAv?/I^F..o6Z6Z80Av1I3[1I7dAn8P>R>J?S=A?K;C@e?K3/3/AvAvAv;+MMD@D<BJG[Bc@PFNK/6V=1FsA-O|GtG#AnG#F&?OA)G[DPTPFRC/A=6Z7d6ZAvAv8}=1?C:B@0<,4<<@@q2R26>g2.O[A=>w?t?O9r9Q4L@e;tHy<m;d:*8}4$8}Av-Y1U5)?;=jFwB6,L3O3O7h?;.o3K.o7W=z5r;S;7;l:6;p8m=5;p3p3p?;?;?;8$Kl@L?d?7Cx?d=ABsFk4,9fAQ=QKhDeC+=jC+An;`>2D8@<MrB6>&=I3O7W3O?;?;8}<0;?6w<<7d1I<0;d0(/l:2/SI^<u:Z<H;G7;5z2:<<:_G/8};W6N5v3O5v?;..3S9EAv?/I^F..o6Z6Z80Av1I3[1I7dAn8P>R>J?S=A?K;t@e?K3/3/AvAvAv;+MMD@DDBJG[Bc@PFNK/6k=1FsA-PHGKG#B&G#F&?`A)G[DPTPF:C/A=6Z7d6ZAvAv8}@$?O:R@,;O3d?S@a3'3#?32VO#A=>w@,?S:J9f5=A-=vL$<]@H9f8}4$8}Av", areHeightsAssumed: true),
    PackedFontFamily(
      name: "verdana", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "2L4>73F|>zR?By.m6{6{>zF|2~6{2~6{>z>z>z>z>z>z>z>z>z>z6{6{F|F|F|:}N{A'A/AcDs>l<;E+D&5Q6}AL;NH'CtEY=QEYAVA'>+C3A'NMA->'A-6{6{6{F|>z>z=G>F9v>F=42L>F>n/)2/=$/)Mi>n=b>F>F5i9v4@>n=$F|=$=$:,>v6{>vF|1~4a<mI-B6ZsHu1Y:s:sB6I-2s8(2sA=B6B6B6B6B6B6B6B6B6B64a4aI-I-I->*MAE-DLBkGOA%?WF_Gl:{;GDq?#L]H4HDC3HDEEB6@yFcDTTXDTCCAE:sA=:sI-B6B6@@Af<qAf@45UAfB>1~4a@L1~QQB>A1AfAf8q=)7#B>?SN&@D?W=5B6:sB6I-2J4<7/F{>wR>Bw.k6{6{>wF{2{6{2{6{>w>w>w>w>w>w>w>w>w>w6{6{F{F{F{:{N{@}A-AbD]>k<8E)D$5M6{AI;KH$CtEY=QEYAUA%>*C/@}NRA->&A-6{6{6{F{>w>w=E>F9r>F=12J>>>k/'2.<i/'Mj>k=^>F>F5f9r4@>k<yF{<}<y:*>s6{>sF{1~4a<mI-B6ZsHu1Y:s:sB6I-2s8(2sA=B6B6B6B6B6B6B6B6B6B64a4aI-I-I->*MAE-DLBkGOA%?WF_Gl:{;GDq?#L]H4HDC3HDEEB6@yFcDTTXDTCCAE:sA=:sI-B6B6@@Af<qAf@45UAfB>1~4a@L1~QQB>A-AfAf8q=)7#B>?ON&@D?W=5B6:sB6I-", areHeightsAssumed: true),
    PackedFontFamily(
      name: "baskerville", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.6.7.",
      advances: "-~-~4r@>8SIMAa*l-T-T5?@>-~0g-~9v8}8}8}8}8}8}8}8}8}8}-~-~@>@>@>4HK=@j>%BYDI>N;<DuF;2V2VEB=UKiC|G2;fG2C':mAaDuC'L`Du@j>x2-9v2-7Z8}1`7Z9v5k9v68.w7Z:C-~-~71-TF;:C8}9v9v3&1`/n9v71@j8(715k8(9J8(@>-~/B9v@@8UH-C|.w.w.w:o@@/B2//B/p8}8}8}8}8}8}8}8}8}8}/B/B@@@@@@6dIuA9?oCTDu?o=.DuG43O3OEn?GMZDGG[?GG[CT<5B.C|DGN&G4B.?G4H/p4H;:8}1^:o=.8U=U9H1^:o<]0i0i<]0iLb=.;h=U=.6:8(3(=.:AFg;::A8U3O;h3O@@-~1^;;@@9vNRDu/C2.2.:B@@1^2.1^>N:o:o:o:o:o:o:o:o:o:o1^1^@@@@@@8(Kh>wA9C|F:@@<]EnH,4q3xDH>wNREAG[>wG[C|;hBZDuB.L8EnA9@i5j>N5j<]8}1^;h>&8T>&9v2V:o=U1^15=U0iM-=U;h>&>&8(8(3'=U9IEA:B:B8T4H>N4H@@", areHeightsAssumed: true),
    PackedFontFamily(
      name: "optima", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "/71^1^;K;KJ*Bg/7/7/76R=^/71^/7/7;K;K;K;K;K;K;K;K;K;K/7/7=^=^=^4,F2@@=r@@E58}8}E5E5/7/7=r8}J*E5G[;KG[=r8};KE5@@N{=r=r=r1^8}1^=^8}1^8};K8};K8}/78};K/7/78}/7G[;K;K;K;K1^4,/7;K8}E58}8}8}1^1^1^=^/71^1^;K;KN{Bg/71^1^6R=^/71^/74,;K;K;K;K;K;K;K;K;K;K/7/7=^=^=^6RC|@@=r@@E58}8}E5E51^1^=r8}J*E5G[;KG[=r8};KE5@@N{=r=r=r1^9r1^=^8}1^8};K8};K8}0q8};K/7/78}/7G[;K;K;K;K4,4,1^;K8}E58}8}8}1^=^1^=^/71^1^;K;KJ*Bg/7/7/76R=^/71^/7/7;K;K;K;K;K;K;K;K;K;K/7/7=^=^=^4,F2@@=r@@E58}8}E5E5/7/7=r8}J*E5G[;KG[=r8};KE5@@N{=r=r=r1^8}1^=^8}1^8};K8};K8}/78};K/7/78}/7G[;K;K;K;K1^4,/7;K8}E58}8}8}1^1^1^=^/71^1^;K;KN{Bg/71^1^6R=^/71^/74,;K;K;K;K;K;K;K;K;K;K/7/7=^=^=^6RC|@@=r@@E58}8}E5E51^1^=r8}J*E5G[;KG[=r8};KE5@@N{=r=r=r1^9r1^=^8}1^8};K8};K8}0q8};K/7/78}/7G[;K;K;K;K4,4,1^;K8}E58}8}8}1^=^1^=^", areHeightsAssumed: true),
    PackedFontFamily(
      name: "didot", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "/70m6R;K@@E5E5/7/7/76R=)/73;/70$;K1b809r6R80;K80;K;K/7/7=)=)=)4uG[CW@@BgFoAz@@E~Fo4(7CCWA-I9BgGW?OGWBg@@A)DDBgR6DDAz?O/70$/7=)8}/780=)80=)8}1^9n=r0$0$:Z0$I9=r;K=)=)4u5f1^=)80CW80805f1^,i1^=)/70$3;;K>cE5E~/7.F.F84=)/73;/70$;K;K;K;K;K;K;K;K;K;K/7/7=)=)=)6RG[DDA-BgFoBgA-E5G[4u8}E5BgKdCWG[?OG[Bg?OA~E5BgPXDDAzA-.F0$.F=)8}/79n=)80=)8}2N:Z>c0q1^=)0qJ*>c;K=)=)6R5f3;=r7CCW8}807C3;,i3;=)", areHeightsAssumed: true),
    PackedFontFamily(
      name: "cochin", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "-~4,1^8}8}G[CW,i4,4,8}8}-~1^-~/78}8}8}8}8y8}8}8}8}9%-~-~8}8}8}8}F2AzA-AzG[A->cE1G[4,>cCW?OMAFoG[>cG[Bk=%?OE~AzN{CWBgAz4,/74,8}8}.F7C:_6R:Z6N0q8}:Z.F.F:Z.FE1:Z8}:_:Z4,400q:Z8}CW9n8}6R4,,i4$8}.J/71^9n9nJ*DD,i4,4,6R=E.J1^.J/79n9n9n9n9n9n9n9n9n9n.J.J=E=E=E6RF2AzAzBgHLAz?OE~HL4u>cDD@@LPE~HL?OHLBg=r?OE~AzN{CWBgAz4,/74,=E8}0$80:Z6R;K7C2N8};K0$/7;K0$Fo;K9n;K;K5f4u2N:Z8}CW:Z:Z7C4,,i4,=E", areHeightsAssumed: true),
    PackedFontFamily(
      name: "iowanoldstyle", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "/61n1U;L;LIbGS*N5I5I6{G[/62F/67;;L;L;L;L;L;L;L;L;L;L/6/6G[G[G[7aN{Bh>BB*E@>r<eC]Ev1y1YAL</K$FRF9<tF9Av:k>fEYBQPXB:?}@@5I7;5IN{8}8}80;L6^;d8K1(9b<i0(/';#/pIb<a;6;[;S416M2n<q8YE):=8C7i5I8}5IG[0(1y1u>'=.KCHa*b6w6w9)G[0(3?0(7i=.=.=.=.=.=.=.=.=.=.0(0(G[G[G[80N{E-@vC'G@@`>JEvH13o3,DY>FLbH'Gp?OGpD4=QA=G8DYRFCFAXCF7N7i7NN{8}8}:*=284=M:=2k;P>B100+=:1$K;>><t=I=25a804D>B:_G`<L:S9H6w8}6wG[", areHeightsAssumed: true),
    PackedFontFamily(
      name: "markerfelt", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "1.7.",
      advances: "-~+l0]8,0]Aj;[*&.J.J3d6B+C3;+C9r<(<(<(<(<(<(<(<(<(<(--+C3d403d5%=n>:8T6k8T5v5M8T8}-U5v;[5MKt=E:g6k<P<(8T8,:g:gLi=n<y=E409z40048T,8775v3d5v3d2o5M7`+l,88,+lB_8T5%5v5v3d3;2o5%6BB_5%7`8,40+|401Q-~,a6kC|6*>c>c,a1Q1Q<y:g048T+C=n?W?W?W?W?W?W?W?W?W?W,8,86>9I7'8,Hu@$;3:g:g8,8,<P=E-U9I<(8,L@>:>c9r=n=E9I<(<(<yIb@L?W?/77;[775MDH/?9I8}6k:>6k3d778}-U.J9I--Ef8}8,:>8}4X5%4X8}8}Aj;[;[9I3d,83d77", areHeightsAssumed: true),
    PackedFontFamily(
      name: "noteworthy", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "3.7.",
      advances: ".Y.O.,:W;kF2Dl),-e.@1.?W,B2Z*?8xAP,L?bB@EG@[@L<U@8<j*m-Z6f8Y6f>mP`>w>h=;>I<U9S=TAK,L:%=}7oF`<(BJ>SBEA7;a='<#='CwAe=dB,-A8x-A2o<`-j6p5l7#725W2y6f4|*h,k7y)n>|7272686G1z6[1z546G?%8i7<6)2j);2j;.,31k1f>S?lJ[I>*|/^0%2ACh,a5>-P>DEf0gCrG1IWDqD]@VDMAF.'.Y:M<K:MBxSHD4B;AtAU@V>NA<Ef.1A(D%<7IHAPEVAUEQF#>m?g>XA(H?@.@GEp1[='1[6G<A/D:R9S9&957t4X9D7P+{.s:%+qBO:H9m9D8}4X8_3@728JAK<Z9N8,6B,G6B;k", areHeightsAssumed: true),
    PackedFontFamily(
      name: "dinalternate", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.",
      advances: "-T.A1^8,8,9n?O-T/6/62N=E-T4t-T1^8,8,8,8,8,8,8,8,8,8,-T-T=E=E=E7CF1=m=m;L>c;L:Z=m?O.A80>c;LD?A)=m=(=m=m<78}>c;LGW:W8}9n/61^/6=E8}-T8}9n6Q9n8}/69n:Z-T.A9n.AHL:Z8}9n9n4-8,/6:Z6QBh8,6Q6Q/6,j/6=E", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "dincondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.",
      advances: "+3-U/73C3C2N80+3,i,i3;=E+34,+3,i3C3C3C3C3C3C3C3C3C3C+3+3=E=E=E3;F24u5f4u5f3;3;5f5f+|1^5f3;;K6R5f4u5f5f4q1Y5f4u=)4,4(1^,i,i,i=E8}+33;4,3;4,3;,i4,4,+3+34,+3=%4,3;4,4,/72N+|4,2N:V1Y2N0q,i,i,i=E", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "americantypewriter", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "-~5I1M=E?#F6G#+77#7#?#8}/#0X/#4X?#?#?#?#?#?#?#?#?#?#/#/#8}8}8}=EAIClAI?#C#@X>6B6EI3l>6EI?#L]DX?l?#?lC#>6?#B6C#KlEIC#>6668}668}8}8];l;l9I=E:626;#?#0]/l>60XKl?#;#=E;l8X8]4X>6=IF6?#=I:68}8}8}@@", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "arialroundedmtbold", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "-~1^8(;:=.HTDG-V2V2V6:<]0i1^0i/B=.=.=.=.=.=.=.=.=.=.0i0i<]<]<]<5N&B[B[CTCT@@=UEnDG0i<5CT=UG[DGEn@@EnB[@@>NDGA9L8=U>N?G2V/B2V<]8}1^=.>N=.>N=.1^>N=U.w.w<5.wIu=U=U>N>N6::o2V=U:oFg9v:o9v3w/B3w<]", hasMoreCuts: true, areHeightsAssumed: true),
  ]
}
