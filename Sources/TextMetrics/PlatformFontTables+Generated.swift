// swift-format-ignore-file
// Advances and kerning of fonts of iOS other than the system font, by Scripts/generate/platform-fonts; packed_fonts.py describes
// the format of the strings. Generated: change the script, not this file.

enum PlatformFontTables {
  /// The strings are static data: none is read before a scene names one of the families.
  static let families: [PackedFontFamily] = [
    PackedFontFamily(
      name: "helveticaneue", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#################################$####%#####&###'#(#)#*+#,############-###########.###/0#/#####", "############$%$###########&&#####'##################(#)*#+#######,#-./01#2####3/4567#89:#;#####", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPP9DJ>PPPPPPPPPPPPPLLLP)PPBPPPPPPPPPPPPPPPPPPPPPPPPP99B4PPPPPPPPPPPPPPPGP#PP>PPPPPPPPPPPPPPPPPPPPPPPPPLLLGPPPPPPPPPPPPPPPPP4049PPPP44P4PPPPPP949P44P0BDDPPPPBPPBPPLPPPGPGPPLP>PLJPPPPGPPBPPPPPPLPLPPPP-49>PPPP9PP4PPGP>9PP>BPPPPPPPPPPPPPPPLPPPPPPPPPPPP9BPPPPPPPLLLPIPTPLPPPPPPP>PPPPPPPPPPPPPPPPPPPPPPPPBPPPPPPPPPPPPPPPPPPPPPPP"),
      cuts: "1.2.3.4.5.7.",
      advances: "/6.E0q;J;JE4=(+z-X-X2L=C/62L/61[;J;J;J;J;J;J;J;J;J;J/6/6=C=C=C9lF1=(>cAx@@;Y9XCV@L*N80=y8}FT@lCV<|CV>c>c9l@T;JJ);J<7:X-X1[-X=C8}*B8};J9l;J9l-X:X9l*F*F7C*FE~9l:X;J;J/680.E9l6QAx6Q6Q5e1[,h1[=C/7+//7;K;KA-<8*B,i,i2N=E/71^/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E8}F2<<=rA-?O:Z80Bg?O(]7C=)80E=?OBc<8Bc=r=r8}>k:_I99r:_8},i1^,i=E8}(e80:Z8}:Z8}+|9n8}(e(e6R(eE58}9n:Z:Z.F7C-Y8}4uA-4u4u4u1^,i1^=E/7-Y3;;K;KJ*=r/7-Y-Y2N=E/73;/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E:ZF2>c@@AzA-=):ZCWAz,i8}?O:ZG[AzCW>cCW@@>c;KA-=)Js<8=r<8-Y1^-Y=E8}+/9n<89n<89n.F;K:Z+/+/8}+/G[:Z;K<8<80q800$:Z7CCW807C7C1^,i1^=E/7.F5f;K;KN{>c/7.F.F2N=E/74,/71^;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E;KF2?OA-BgAz=r<8DDBg.F9n@@;KI=BgDH?ODHA-?O<8Bg=rKd=r?O=r.F1^.F=E8},i:Z=):Z=):Z0$<8;K,i,i9n,iHP;K<8=)=)1^8}0q;K8}D@9j8}8,1^,i1^=E/6/66Q;J;JN{?O/6/6/63:=C/64+/62L;J;J;J;J;J;J;J;J;J;J/6/6=C=C=C;JF1@@AxBfBf>c=(DCBf/6:XA+<7J)BfDG@@DGAx?O=(Bf=qLO?O?O>c0$2L0$=C8}-X;J=q;J=q;J0q=(<7-X-X:X-XI8<7=(=q=q2L9l1[<79lE4:X9l8}0$,h0$=C/7/77C;K;KN{A-/70$0$4u=E/74u/73?;K;K;K;K;K;K;K;K;K;K/7/7=E=E=E;KF2A-AzCWCW?O=)DDCW/|;KBg=)JsCWE5@@E5Bg?S=rCW>cLP@@@@?O1^3?1^=E8}.F<8=r<8=r<81^=r=).B/7<8.BJo=)=r=r=r4,:Z2N=)9rFk:Z9n9n1^,m1^=E"),
    PackedFontFamily(
      name: "helveticaneuethin", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("########$####%###################&'()*+,##-./##0123456789:;<#########=>####?###@##A#B#CDEFG$###", "#$#######%##&'(################)#*#+###+##,####-#.#/0123456##%###7#89:;<#=>####?@9ABCDEFGHI##)#", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPWPPPPPPPPPPPPPPPPPPPPPPPP:PJPP:PPPPPPPPPPPPPPPPPPPPPPPPPPPPKPKKP<MDKP>VPPPPPPPPPPPPOPILPJPPPPPPPPPPPPPPMPPPPGPPPPPPPPPPPPPPPPPPPPPPPPPPPKPPPPPJPPPPIPMPPPPPPPPPPPPPPPPPPPPPDPGPJPPPPPIPPPMIKPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPNPPNPPPP5P8PBP8PPPPPPPPPPIPPIPPPPIPJPPJPPPJPPPPPPPPPPPPPPFPPPPDPPPPPPPPPPPPPPPPPPPPPPPPPPPOPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPJPJPPQJPPPPPPPPMPPPPMPPPPMGJPGPPPPP@PPPGPGGP5IADP7PPPPKPPPPKPPPMPPPPGPPPPDPGPKPPPPPFPMPMDJPPPPPPPPPPPPPPPPPPPPPP2I2P>PPPPPPPPPPOPIPPFPPSPFPKIPKPPPPPPPPPPPPPPPPPPPPPPPDPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPKPPPPGPPPPPPPPPPPPPOPOPPOPPPP<:<P<F>FFMPPPPPUP88P8PPSP8P88P888P88PPPJPJPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP;J;PDPPMPPPPPPPPPDPPFPPKPFPPPPGPPPPPPPP@P@PKPPPPPPPPPPPPKPPJPPVPJPLPPLPPPPPPPPPPPPPMPMPPPPPPPPPPPPPPPPPPPPPPLPPPJPPPP<:<P>D<DDGPPPPPPP8666PPJP6==:P=@PPPPPPPPPPPPPPJPPPPPPPPPPPPJPPPPJPPPPKPKPKPPPPPPPPPPPPPPPPPPPPPPPPPPPP`PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPOPU]PPPVPPPPPPPPPPPPPPPPPPPPUPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPKPPPDJDPPPPPPPPPPPPPPKMMMVMPPMPPPVPTUPUPPPPPPPPPPPPPPPPPPPPPPPPLPPPPLPPPPPPPPPPPPPDPDPPPPPPPPPPPPPPPPPPPPPPPPPPPPTTPTPPPPJPJPPPPPPPPPPPPPPPPPPPPPPPPPPPPTUPTPPPPPPPPPPPPPPPPPPPPPPMPMPPPPMPPPPPPPPPPPPP@PDPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPKPPPPPPPPPPPPPPP"),
      cuts: "4.",
      advances: "/6.E0q;J;JE4=(+z-X-X2L=C/62L/61[;J;J;J;J;J;J;J;J;J;J/6/6=C=C=C9lF1=(>cAx@@;Y9XCV@L*N80=y8}FT@lCV<|CV>c>c9l@T;JJ);J<7:X-X1[-X=C8}*B8};J9l;J9l-X:X9l*F*F7C*FE~9l:X;J;J/680.E9l6QAx6Q6Q5e1[,h1[=C", hasMoreCuts: true),
    PackedFontFamily(
      name: "helveticaneuecondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.9.",
      advances: "-U0$7C8,8,E5=).J0$0$40=E-U3;-U1Y8,8,8,8,8,8,8,8,8,8,-U-U=E=E=E80F2;K;K:Z<8807C;K;K.B7C:Z7CCS<8;K9n;K;K9n8,:_9nDH:Z9r800q1Y0q=E8},i808}7C8}7C0$8}8}-U-U8}-UD@8}8,8}8}1^6R0$8}6RAz7?6R5f0q,i0q=E.J0m809r9rE5=r.J0m0m4q=E.J33.J1^9r9r9r9r9r9r9r9r9r9r.J.J=E=E=E8}F2;K<8:Z<88}80;K<8.J80;K7CD@=%;K:Z;K<8:Z7?;K9rE5:V9r800m1^0m=E8}.J8}9r809r800q9r9r.B.B8}.BE59r8}9r9r2N7C0q9r7CCS807C6R1^,i1^=E"),
    PackedFontFamily(
      name: "avenir", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#################################$####%#####&###'#(#)#*+#,############-###########.###/0#1#####", "############$%&###########''#####(##################)#*+#,#######-#./01/#2###3304567#89:#;#####", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP?DO>PPPPPPPPPPPPLLLP0P0PBPPPPPPPPPPPPPPPPPPPPPPPPP99B8PPPPPPPPPPPPPPGP*P*P>PPPPPPPPPPPPPPPPPPPPPPPPPRRTMPPPPPPPPPPPPPPVP4044?PPPP44P4PNPPP949P44P0B0>BPPPPBPPBPRPPPGPGPPLP>P>LLPPPPGPPLPVPPPLPLPPPP1479>PPPP9PP9PNP>9PP>BPPPPPPPPPPPPPPPPLPPPPPPPPPPP9B9PPPPPPPLLLPPTPLPPPPPPP>P>PPPPPPPPPPPPPPPPPPPPPPBPBPPPPPPPPPPPPPPPPPPPPPP9P9PPPPPPPPPPPPPPPPPPPPP"),
      cuts: "3.4.5.8.9.",
      advances: ".J3;9r9r9rFoAz.J.J.J6R@<.J1^.J3;9r9r9r9r9r9r9r9r9r9r.J.J@<@<@<7CF2A->cAzCW=);KE5Bg.J84=r8}J*E5G`<8G`=);K<8A)=)LP=r<8;K.J3;.J@<8}-U9n=r80=r;K0$=r;K-U-U80-UHL;K=-=r=r1^5f1^;K7CAz807C5f1^,i1^@</7/79n;K;KG[Az.J.J.J6R@</71^/73;;K;K;K;K;K;K;K;K;K;K/7/7@<@<@<84F2A1>cAzCW=);KE5Bg.Z84>c8}J.E5G`<8G`=);K<8A1=rLP>c<8;K.J3;.J@<8}-U9n=r84=r;K0$=r;K-U-U84-UHL;K=)=r=r1Y5f1Y;K84Bg84845f.J,i.J@</7/79n;K;KHLBg/7/7/77G@</70u/74,;K;K;K;K;K;K;K;K;K;K/7/7@<@<@<8}F2Az>cAzCW=r<8E5CW/784?O9nJoE~GW=)GW=r;K<8Az>cM=?O=v=)/74,/7@<8}-U9n=r84=r;K1^=r;K-U-U9n-UHL;K=-=r=r3;6R3;;K8}DD9n8}7C1^,i1^@<0$0$9n=%=%JsCW0$0$0$7C@<0$0q0$4,=%=%=%=%=%=%=%=%=%=%0$0$@<@<@<9nF2Bg?OA-DD=r<8E5CW/78}A-9nKdE~G[=rHL>c<8<8Bg@@N.A->c=r/74,/7@<8}.J:Z>c84>c<82N>c<8.J.J:Z.JI9<8=n>c>c4,6R4,<89nE~:Z9n84/7,i/7@<0$6R9r=%=%JsDD0$0m0m84@<0$0$0$4u=%=%=%=%=%=%=%=%=%=%0$0$@<@<@<;KF2CW?OA-DD>c=)E5DD0$8}Bg:ZLPFoGW>cHL?O<8<8CWAzN{Bg?O>c0$4u0$@<8}.J:Z>c84>c<83;>c<8.J.J;K.JI9<8=n>c>c4u7C4u<8;KG[;K;K8}3;,i3;@<"),
    PackedFontFamily(
      name: "avenirroman", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#################################$####%#####&###'#(#)#*+#,############-###########.###/0#1#####", "############$%&###########''#####(##################)#*+#,#######-#./01/#2###3304567#89:#;#####", "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPP?DO>PPPPPPPPPPPPLLLP0P0PBPPPPPPPPPPPPPPPPPPPPPPPPP99B8PPPPPPPPPPPPPPGP*P*P>PPPPPPPPPPPPPPPPPPPPPPPPPRRTMPPPPPPPPPPPPPPVP4044?PPPP44P4PNPPP949P44P0B0>BPPPPBPPBPRPPPGPGPPLP>P>LLPPPPGPPLPVPPPLPLPPPP1479>PPPP9PP9PNP>9PP>BPPPPPPPPPPPPPPPPLPPPPPPPPPPP9B9PPPPPPPLLLPPTPLPPPPPPP>P>PPPPPPPPPPPPPPPPPPPPPPBPBPPPPPPPPPPPPPPPPPPPPPP9P9PPPPPPPPPPPPPPPPPPPPP"),
      cuts: "4.",
      advances: "/7/79n;K;KG[Bg/7/7/76R@</71^/73;;K;K;K;K;K;K;K;K;K;K/7/7@<@<@<84F2Az>cAzCW=);KE5Bg.J84>c8}JsE5G`=)G`=r;K<8Az=rMA>c=-<8.F3;.F@<8}-U9n=r84=r;K0q=r;K-U-U8}-UHL;K=-=r=r2N5f2N;K84CW8}846R1^,i1^@<", hasMoreCuts: true),
    PackedFontFamily(
      name: "avenirnext", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("#$$$$$$$%$$$&'($$$$$$$$$$$$$$$$$$)$*+,-.$$/01$$23456789:;<=%$$$$$>?$$@AB$$$C$$$D?$E$F$GHIH$$$$$", "#$%%%%%%%&$%'()%%%%%%%%%%%**%%%&%+%,%%%-%%.%%%%/%0%12345678%%&%%%9%:;<=>?@A%%%B<%;CDEFGHIJK%%&%", "PPPPPPPPLPPMPPPJPLMMJPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPHPPPPPPPPPPPPPPPPPP`PPPPPPPPPPHPPPPGPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPM:PJMJ:PPPPPPPPPPPPPPPPPMPPHPPPPGPPPPPPPPP8P@BP>PPPPPPPPPPPPPPPPPPPPLPPPPPPPPLLPLLPAMHMPAPPPPPPPPPPPPPPPNNPNPPPPPPPPPMMPPMMPNPPPPMPLPPMPPPPPPPPPPLLPLPPPPPDPDPJPPAPPPHPMPLGMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMMPMPPPPP5M8JBPP,PPPPPPPPPPDPPDPPPLPPFPPFPPPLPPPPPPPPPPPPPPPPDPNMPDPPPPPPPPPPPPPPPPJPJPPPPPPPPPMPPPPPPPPPPPPPNPPPPPPPPPPPPPPPPPPMPPPPJPPMJJPJJPMPPPPNPMPPHPPPPPPPPPHHHPJPJPPPPGPPPHHPHHP8JBDP:PPPPLPPPPPPPPPMMPPGPPPPPDPDPLPPGPPPHPMPLJJPPPPPPPPPPPPPPPPPPPPPPP,G,GAPPPPPPNPPPPLPAPP>PPPJPDDDPDPPPFPPPPPPPPPPPPPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPMPPNPMPPMPPPPPPPPPMPNPNPPPPPPPPPPPPPPPPLPMPPJPPPPPPPPPPPPPNPPPPMPJPPP<:<>AHH5HHPPPPPPMM88P8PPLMPP:8P:88P8<PPPPJPJPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPLPPP;J;DHMMPMPPPPPPPPPFPPFPPPLPPPPPFPPPJPMPPP@M@JMPPPMPPPPPPPPPGPPGPPPPPPJPPJPPPJPMPPPPJPPPLLPLPPPPPPPPPMPPJPPPPPPPPPJPPPJPJPPP<:<AAJJ2JJPPPPPPPP::::PPPJPP<:P<>PPPPPPPPPGPPPPPPJPPPPPPPPPMPPMPPPPPPPPPNPLPLPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPNPPPPPPPPPPMPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPNPPPPPPPPPPPPPPPNPPVYP]PPPPPPPPPPPPPPPPPPPPPPLPPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPSPPPPPPPPPPPPPPPJPPPPPPPPPPPPPPPPNPPLPPPPPPPNPMPPPMPPPPPMPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPNPPPPPPDJDPPPPPPPPPPPPPPPMLLLPLPPPPPPMPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPPPPPPPDPDPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPGPGPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPPMPPPPPPPPPPPPPPPPPNPNPPPPPPPPPPPPPPP"),
      cuts: "2.4.5.6.7.8.",
      advances: "-~//4i;3;[G'Az.J04046R@<-U04-U3;;[;[;[;[;[;[;[;[;[;[/?/?@<@<@<7hF2@<=vBoDq<y;[EzC3-=8,;p8uJoE1IA<0In=-<(:gC3=^M%<y:_=-043;04@<8}-U9Q>R8,>R;K/G>R<$,y,y6V,yJ*<0=Y>R>R0y590D<06*Ab6s5n6:04,i04@<-~1I4m;K<PG[Az.J04046R@<.J1).J3;<P<P<P<P<P<P<P<P<P<P0404@<@<@<84F2Aj>{B_D<=%;dE9BV.J8]>Z9IIzDXHD<PH(=A;l<(B6>FMf?S=M<0043;04@<8}-U:N?#8}?#<0/|>k<]-~.&9I.*In<T=r>w>w2o6R0y<T8LCl8<8L6J04,i04@<-~1b5Y<8=1I9Bk.R0q0q6{@<.J1).J3d=1=1=1=1=1=1=1=1=1=10404@<@<@<8}F2B:?7B.DL=I;|E5C'.w8i?|9MJcDyH@=1H4=~<$<$B>?7NJ@D>J=%0q3d0q@<8}-~:o>{8e>w<40]>k<a.F.J:2.JI~<X=n>s>o2w6R1M<X91D}9M917?0q,i0q@<-~1z73=%=nKtCW/G1Q1Q7C@<.J1).J4,=n=n=n=n=n=n=n=n=n=n0404@<@<@<9nF2B&?KAYDX=n<4D}CO/G8uA=9MKKE=H@=nHL>_<8;|BF?dO/?x>B=r1Q4,1Q@<8}.J;3>w8L>s<819>k<a.k.k:s.kJ.<X=n>o>k3#6R1z<X9UFB:Z9U841Q,i1Q@<-~2c8u=Q?GK'EA0@2&2&8P@<041A0459?G?G?G?G?G?G?G?G?G?G1Y1Y@<@<@<;#F2C'@8AYE%=b<@DmDX0}::B::.L}EfHH?/Ha@0<}<TCK@}P(Av@H>w2&592&AA8}04;t?|9-?x=53#?x>.0$00=10,K[>*>k?t?t4H7h3C=~;xI==-;x9Q2&-Y2&@<-~6c;K>:AjL,Gx1b2o2o:2@<2o1j2o7#AjAjAjAjAjAjAjAjAjAj3d3d@<@<@<<mF2E-AMAYE^=Q<TDPF:3C<4DT;/O?EjHXA)H}BF>.=EE)CORBF2CK@T2o7#2oBF8}2o<}AQ:.AQ>c5^A^@<1v26@L2&Mv@<@4AQAQ6V9U5Q@0?'Mj@a?';O2o.o2o@<"),
    PackedFontFamily(
      name: "futura", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "5.",
      advances: "0V1W5&>/>/K;C/-33,3,>/>/0V,W0V9j>/>/>/>/>/>/>/>/>/>/0V0V>/>/>/8QIcCV<~AmBw;r9BH%C9/|5&@.6OM;H-J<:gJ<=M<]86CN@fQ[>1=E>N2e9j2e;r;r;r=C=C7z=C;@0(=@;,-z-z8u-zEj;,=I=C=C3K4p/%:{9+E%;S:u:u2e;r2eD0", hasMoreCuts: true),
    PackedFontFamily(
      name: "gillsans", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "3.4.6.7.",
      advances: "/6*j/6@%9vAc>',j1^1^7]@%*j0i*j/B8}8}8}8}8}8}8}8}8}8}*j*j@%@%@%/BF1@@:A@hCT8U6:B[B[,0,0:A7]E@DuG49HG4<57]<5Ac=.P?A9<]>v0;/B0;@%8}1^5i9H5A9H8(-V5i8U+;+;5i+;Du8U:o9H9H1^2V0;8U5iB.8(5A4H1^,j1^@%/6.w2V<a:o@d>N+;16165A<a,^16,^/B8}8}8}8}8}8}8}8}8}8},^-)<a<a<a1^OF@@;hB.C|8}7]CTC'-~-~?o8UE@E@G49HG4=U7/=UB.=UPmB.=U?G1^/B1^7];:1`5i8}6:9H8(-~5i8},^,^8(,^Du8};:8}8}4H3w1^8}6:B[8}6:5A1^.I1^<]/6.w5X<a:oAkAL,S2g2g6&<a-n1M-n/B:5:5:5:5:5:5:5:5:5:5-n-n<a<a<a2_N[B{>ZBsD}<+:WDQDi/`/`@v;@GdF1H@<aH@??:O@<DU@DRoDU?u@044/B44:A8}1^88;.7;;*9b/#8U:k-v-v9j-vH5:k<5;*;.5E4h38:g7|D4:98$7p2r.{2r<a0(0;8}@@>NF9G4/63w3w;h@@0;8U/B:9=.=.=.=.=.=.=.=.=.=./B0;@@@@@@3wM9G[CxCaG.?K>BF-Iu3S4HF5>nM-JjHHAgHHCt=uDiI&D4W?HTD$C'6d:96d@%8}1^<+?$9N?$=638;h>|0M0M?K0MNS>|?0?$?$8b8<7]>|<]HT>'<];:3w/p3w@@"),
    PackedFontFamily(
      name: "trebuchetms", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "09301<:(:(=EB&*%303030:(303030:(:(:(:(:(:(:(:(:(:(:(3030:(:(:(30Ds<x;t=>={:U:*@f?i/87z<?9:B4?(@[;Q@d<X80<R?Q<oHL;N<);4302]30:(:(:(:,;P8i;P:}3:9);%/T3.93/|GO;%:X;P;P4+4l4J;%8SCe9%8b7r30:(30:(09303.<i<iA)B&-+30306#<i30303041<i<i<i<i<i<i<i<i<i<i3030<i<i<i6:Ds>p=2=u?9<#<_@RA'/8:I>/;>Ch@BAv<mB2=q9N=u@l>@Iq=G={;[4`2]4`<i<i<i:I<V9P<R<;3:9)=(0-3.;*/|Hk<z;t<Z<a5k5y4J<|:3EL;<:M:76(<i6(<i"),
    PackedFontFamily(
      name: "dinalternate", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.",
      advances: "-T.A1^8,8,9n?O-T/6/62N=E-T4t-T1^8,8,8,8,8,8,8,8,8,8,-T-T=E=E=E7CF1=m=m;L>c;L:Z=m?O.A80>c;LD?A)=m=(=m=m<78}>c;LGW:W8}9n/61^/6=E8}-T8}9n6Q9n8}/69n:Z-T.A9n.AHL:Z8}9n9n4-8,/6:Z6QBh8,6Q6Q/6,j/6=E", hasMoreCuts: true),
    PackedFontFamily(
      name: "dincondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.",
      advances: "+3-U/73C3C2N80+3,i,i3;=E+34,+3,i3C3C3C3C3C3C3C3C3C3C+3+3=E=E=E3;F24u5f4u5f3;3;5f5f+|1^5f3;;K6R5f4u5f5f4q1Y5f4u=)4,4(1^,i,i,i=E8}+33;4,3;4,3;,i4,4,+3+34,+3=%4,3;4,4,/72N+|4,2N:V1Y2N0q,i,i,i=E", hasMoreCuts: true),
    PackedFontFamily(
      name: "americantypewriter", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "-~5I1M=E?#F6G#+77#7#?#8}/#0X/#4X?#?#?#?#?#?#?#?#?#?#/#/#8}8}8}=EAIClAI?#C#@X>6B6EI3l>6EI?#L]DX?l?#?lC#>6?#B6C#KlEIC#>6668}668}8}8];l;l9I=E:626;#?#0]/l>60XKl?#;#=E;l8X8]4X>6=IF6?#=I:68}8}8}@@", hasMoreCuts: true),
    PackedFontFamily(
      name: "markerfelt", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "1.",
      advances: "-~+l0]8,0]Aj;[*&.J.J3d6B+C3;+C9r<(<(<(<(<(<(<(<(<(<(--+C3d403d5%=n>:8T6k8T5v5M8T8}-U5v;[5MKt=E:g6k<P<(8T8,:g:gLi=n<y=E409z40048T,8775v3d5v3d2o5M7`+l,88,+lB_8T5%5v5v3d3;2o5%6BB_5%7`8,40+|401Q", hasMoreCuts: true),
    PackedFontFamily(
      name: "baskerville", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "-~-~4r@>8SIMAa*l-T-T5?@>-~0g-~9v8}8}8}8}8}8}8}8}8}8}-~-~@>@>@>4HK=@j>%BYDI>N;<DuF;2V2VEB=UKiC|G2;fG2C':mAaDuC'L`Du@j>x2-9v2-7Z8}1`7Z9v5k9v68.w7Z:C-~-~71-TF;:C8}9v9v3&1`/n9v71@j8(715k8(9J8(@>", hasMoreCuts: true),
    PackedFontFamily(
      name: "optima", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "/71^1^;K;KJ*Bg/7/7/76R=^/71^/7/7;K;K;K;K;K;K;K;K;K;K/7/7=^=^=^4,F2@@=r@@E58}8}E5E5/7/7=r8}J*E5G[;KG[=r8};KE5@@N{=r=r=r1^8}1^=^8}1^8};K8};K8}/78};K/7/78}/7G[;K;K;K;K1^4,/7;K8}E58}8}8}1^1^1^=^", hasMoreCuts: true),
    PackedFontFamily(
      name: "didot", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "/70m6R;K@@E5E5/7/7/76R=)/73;/70$;K1b809r6R80;K80;K;K/7/7=)=)=)4uG[CW@@BgFoAz@@E~Fo4(7CCWA-I9BgGW?OGWBg@@A)DDBgR6DDAz?O/70$/7=)8}/780=)80=)8}1^9n=r0$0$:Z0$I9=r;K=)=)4u5f1^=)80CW80805f1^,i1^=)", hasMoreCuts: true),
    PackedFontFamily(
      name: "verdana", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "2L4>73F|>zR?By.m6{6{>zF|2~6{2~6{>z>z>z>z>z>z>z>z>z>z6{6{F|F|F|:}N{A'A/AcDs>l<;E+D&5Q6}AL;NH'CtEY=QEYAVA'>+C3A'NMA->'A-6{6{6{F|>z>z=G>F9v>F=42L>F>n/)2/=$/)Mi>n=b>F>F5i9v4@>n=$F|=$=$:,>v6{>vF|", hasMoreCuts: true),
  ]
}
