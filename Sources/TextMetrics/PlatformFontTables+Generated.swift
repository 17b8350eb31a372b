// swift-format-ignore-file
// Advances and kerning of fonts of iOS other than the system font, by Scripts/generate/platform-fonts; packed_fonts.py describes
// the format of the strings. Generated: change the script, not this file.

enum PlatformFontTables {
  /// The strings are static data: none is read before a scene names one of the families.
  static let families: [PackedFontFamily] = [
    PackedFontFamily(
      name: "helveticaneue", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("                                 !    #     $   % & ' () *            +           ,   -. -     ", "            !#!           $$     %                  & '( )       * +,-./ 0    1-2345 678 9     ", "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOO7BI<OOOOOOOOOOOOOKKKO'OO@OOOOOOOOOOOOOOOOOOOOOOOOO77@2OOOOOOOOOOOOOOOFO OO<OOOOOOOOOOOOOOOOOOOOOOOOOKKKFOOOOOOOOOOOOOOOOO2.27OOOO22O2OOOOOO727O22O.@BBOOOO@OO@OOKOOOFOFOOKO<OKIOOOOFOO@OOOOOOKOKOOOO+27<OOOO7OO2OOFO<7OO<@OOOOOOOOOOOOOOOKOOOOOOOOOOOO7@OOOOOOOKKKOHOSOKOOOOOOO<OOOOOOOOOOOOOOOOOOOOOOOO@OOOOOOOOOOOOOOOOOOOOOOO"),
      cuts: "1.2.3.4.5.7.3i4i7i",
      advances: "-4,C.q9I9IC2;&)z+W+W0K;A-40K-4/[9I9I9I9I9I9I9I9I9I9I-4-4;A;A;A7lE/;&<c?x>>9Y7WAU>K(M6.;y6}ES>lAU:|AU<c<c7l>S9II'9I:58W+W/[+W;A6}(@6}9I7l9I7l+W8W7l(E(E5A(EC~7l8W9I9I-46.,C7l4P?x4P4P3e/[*h/[;A-5)--59J9J?+:6(@*i*i0M;C-5/^-5/^9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C6}E0::;r?+=N8Z6.@g=N&]5A;'6.C;=N@c:6@c;r;r6}<k8_H77r8_6}*i/^*i;C6}&e6.8Z6}8Z6})|7n6}&e&e4Q&eC36}7n8Z8Z,E5A+Y6}2u?+2u2u2u/^*i/^;C-5+Y199J9JI(;r-5+Y+Y0M;C-519-5/^9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C8ZE0<c>>?z?+;'8ZAV?z*i6}=N8ZF[?zAV<cAV>><c9J?+;'Is:6;r:6+Y/^+Y;C6})-7n:67n:67n,E9J8Z)-)-6})-F[8Z9J:6:6.q6..!8Z5AAV6.5A5A/^*i/^;C-5,E3f9J9JM{<c-5,E,E0M;C-52*-5/^9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C9JE0=N?+@g?z;r:6BB@g,E7n>>9JH;@gBG=NBG?+=N:6@g;rJd;r=N;r,E/^,E;C6}*i8Z;'8Z;'8Z.!:69J*i*i7n*iGO9J:6;';'/^6}.q9J6}B>7j6}6*/^*i/^;C-4-44P9I9IM{=N-4-4-418;A-42)-40K9I9I9I9I9I9I9I9I9I9I-4-4;A;A;A9IE/>>?x@f@f<c;&BA@f-48W?):5I'@fBF>>BF?x=N;&@f;qKN=N=N<c.!0K.!;A6}+W9I;q9I;q9I.q;&:5+W+W8W+WH6:5;&;q;q0K7l/[:57lC28W7l6}.!*h.!;A-5-55A9J9JM{?+-5.!.!2u;C-52u-51=9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C9JE0?+?zAVAV=N;'BBAV-|9J@g;'IsAVC3>>C3@g=R;rAV<cKO>>>>=N/^1=/^;C6},E:6;r:6;r:6/^;r;',@-5:6,@Io;';r;r;r2*8Z0M;'7rEk8Z7n7n/^*m/^;C-5-5199J9JF[;r-5,E,E0M;C-519-5/^9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C8ZE0<c>>?z?+:68ZAV?z*i6}=N8ZGK?zAV<cAV=N<c9J?z;'Is:6:6:6+Y/^+Y;C6})-7n:67n:67n,E9J8Z)-)-5A)-F[8Z9J:6:6.q6..!8Z5AAV5A5A3f/^*i/^;C-5,E3f9J9JJd<c-5,E,E0M;C-52*-5/^9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C9JE0>>?+@g?z;r:6BB@g,E7n>>9JH7@gBB=NBB?+=N:6@g;rJd;r;r;r,E/^,E;C6}*i7n;'8Z;'8Z.!:69J*i*i6.*iGK9J:6;';'/^6..q9J6.BB6.6.4Q/^*i/^;C-5.!6.9J9JL??+-5.!.!2u;C-52u-52*9J9J9J9J9J9J9J9J9J9J-5-5;C;C;C:6E0?+@gAVAV>>;'BBAV.!9J@g:6IsAVC3>>C3@g=N;rAV<cKO>>=N=N/^2*/^;C6},E:6;r9J;r:60M;r;r,E,E9J,EIs;r;';r;r2*7n19;r7nEo7n7n6}/^*i/^;C", areHeightsAssumed: true),
    PackedFontFamily(
      name: "helveticaneuethin", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("        !    #                   $%&'()*  +,-  ./0123456789:         ;<    =   >  ? @ ABCEF!   ", " !       #  $%&                ' ( )   )  *    + , -./01234  #   5 6789: ;<    =>7?@ABCEFGH  ' ", "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOVOOOOOOOOOOOOOOOOOOOOOOOO8OIOO8OOOOOOOOOOOOOOOOOOOOOOOOOOOOJOJJO:LBJO<UOOOOOOOOOOOONOHKOIOOOOOOOOOOOOOOLOOOOFOOOOOOOOOOOOOOOOOOOOOOOOOOOJOOOOOIOOOOHOLOOOOOOOOOOOOOOOOOOOOOBOFOIOOOOOHOOOLHJOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOMOOMOOOO3O6O@O6OOOOOOOOOOHOOHOOOOHOIOOIOOOIOOOOOOOOOOOOOOEOOOOBOOOOOOOOOOOOOOOOOOOOOOOOOOONOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOIOIOOPIOOOOOOOOLOOOOLOOOOLFIOFOOOOO>OOOFOFFO3H?BO5OOOOJOOOOJOOOLOOOOFOOOOBOFOJOOOOOEOLOLBIOOOOOOOOOOOOOOOOOOOOOO0H0O<OOOOOOOOOONOHOOEOOROEOJHOJOOOOOOOOOOOOOOOOOOOOOOOBOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOJOOOOFOOOOOOOOOOOOONONOONOOOO:8:O:E<EELOOOOOTO66O6OORO6O66O666O66OOOIOIOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO9I9OBOOLOOOOOOOOOBOOEOOJOEOOOOFOOOOOOOO>O>OJOOOOOOOOOOOOJOOIOOUOIOKOOKOOOOOOOOOOOOOLOLOOOOOOOOOOOOOOOOOOOOOOKOOOIOOOO:8:O<B:BBFOOOOOOO6444OOIO4;;8O;>OOOOOOOOOOOOOOIOOOOOOOOOOOOIOOOOIOOOOJOJOJOOOOOOOOOOOOOOOOOOOOOOOOOOOO`OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLONOT]OOOUOOOOOOOOOOOOOOOOOOOOTOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOOOOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOJOOOBIBOOOOOOOOOOOOOOJLLLULOOLOOOUOSTOTOOOOOOOOOOOOOOOOOOOOOOOOKOOOOKOOOOOOOOOOOOOBOBOOOOOOOOOOOOOOOOOOOOOOOOOOOOSSOSOOOOIOIOOOOOOOOOOOOOOOOOOOOOOOOOOOOSTOSOOOOOOOOOOOOOOOOOOOOOOLOLOOOOLOOOOOOOOOOOOO>OBOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOJOOOOOOOOOOOOOOO"),
      cuts: "4.",
      advances: "-4,C.q9I9IC2;&)z+W+W0K;A-40K-4/[9I9I9I9I9I9I9I9I9I9I-4-4;A;A;A7lE/;&<c?x>>9Y7WAU>K(M6.;y6}ES>lAU:|AU<c<c7l>S9II'9I:58W+W/[+W;A6}(@6}9I7l9I7l+W8W7l(E(E5A(EC~7l8W9I9I-46.,C7l4P?x4P4P3e/[*h/[;A", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "helveticaneuecondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.9.",
      advances: "+T.!5A6*6*C3;',I.!.!2.;C+T19+T/Y6*6*6*6*6*6*6*6*6*6*+T+T;C;C;C6.E09J9J8Z:66.5A9J9J,@5A8Z5AAR:69J7n9J9J7n6*8_7nBG8Z7r6..q/Y.q;C6}*i6.6}5A6}5A.!6}6}+T+T6}+TB>6}6*6}6}/^4Q.!6}4Q?z5=4Q3f.q*i.q;C,I.m6.7r7rC3;r,I.m.m2q;C,I11,I/^7r7r7r7r7r7r7r7r7r7r,I,I;C;C;C6}E09J:68Z:66}6.9J:6,I6.9J5AB>;#9J8Z9J:68Z5=9J7rC38U7r6..m/^.m;C6},I6}7r6.7r6..q7r7r,@,@6},@C37r6}7r7r0M5A.q7r5AAR6.5A4Q/^*i/^;C", areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenir", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("                                 !    #     $   % & ' () *            +           ,   -. /     ", "            !#$           %%     &                  ' () *       + ,-./- 0   11.2345 678 9     ", "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO=BN<OOOOOOOOOOOOKKKO.O.O@OOOOOOOOOOOOOOOOOOOOOOOOO77@6OOOOOOOOOOOOOOFO(O(O<OOOOOOOOOOOOOOOOOOOOOOOOOQQSLOOOOOOOOOOOOOOUO2.22=OOOO22O2OMOOO727O22O.@.<@OOOO@OO@OQOOOFOFOOKO<O<KKOOOOFOOKOUOOOKOKOOOO/257<OOOO7OO7OMO<7OO<@OOOOOOOOOOOOOOOOKOOOOOOOOOOO7@7OOOOOOOKKKOOSOKOOOOOOO<O<OOOOOOOOOOOOOOOOOOOOOO@O@OOOOOOOOOOOOOOOOOOOOOO7O7OOOOOOOOOOOOOOOOOOOOO"),
      cuts: "3.4.5.8.9.",
      advances: ",I197r7r7rEo?z,I,I,I4Q>:,I/^,I197r7r7r7r7r7r7r7r7r7r,I,I>:>:>:5AE0?+<c?zAV;'9JC3@g,I62;r6}I(C3F`:6F`;'9J:6?';'KO;r:69J,I19,I>:6}+T7n;r6.;r9J.!;r9J+T+T6.+TGK9J;+;r;r/^3f/^9J5A?z6.5A3f/^*i/^>:-5-57n9J9JF[?z,I,I,I4Q>:-5/^-5199J9J9J9J9J9J9J9J9J9J-5-5>:>:>:62E0?/<c?zAV;'9JC3@g,Z62<c6}I,C3F`:6F`;'9J:6?/;rKO<c:69J,I19,I>:6}+T7n;r62;r9J.!;r9J+T+T62+TGK9J;';r;r/Y3f/Y9J62@g62623f,I*i,I>:-5-57n9J9JGK@g-5-5-55F>:-5.u-52*9J9J9J9J9J9J9J9J9J9J-5-5>:>:>:6}E0?z<c?zAV;r:6C3AV-562=N7nIoC~FV;'FV;r9J:6?z<cL;=N;v;'-52*-5>:6}+T7n;r62;r9J/^;r9J+T+T7n+TGK9J;+;r;r194Q199J6}BB7n6}5A/^*i/^>:.!.!7n;#;#IsAV.!.!.!5A>:.!.q.!2*;#;#;#;#;#;#;#;#;#;#.!.!>:>:>:7nE0@g=N?+BB;r:6C3AV-56}?+7nJdC~F[;rGK<c:6:6@g>>M,?+<c;r-52*-5>:6},I8Z<c62<c:60M<c:6,I,I8Z,IH7:6;n<c<c2*4Q2*:67nC~8Z7n62-5*i-5>:.!4Q7r;#;#IsBB.!.m.m62>:.!.!.!2u;#;#;#;#;#;#;#;#;#;#.!.!>:>:>:9JE0AV=N?+BB<c;'C3BB.!6}@g8ZKOEoFV<cGK=N:6:6AV?zM{@g=N<c.!2u.!>:6},I8Z<c62<c:619<c:6,I,I9J,IH7:6;n<c<c2u5A2u:69JF[9J9J6}19*i19>:", areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenirroman", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("                                 !    #     $   % & ' () *            +           ,   -. /     ", "            !#$           %%     &                  ' () *       + ,-./- 0   11.2345 678 9     ", "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOO=BN<OOOOOOOOOOOOKKKO.O.O@OOOOOOOOOOOOOOOOOOOOOOOOO77@6OOOOOOOOOOOOOOFO(O(O<OOOOOOOOOOOOOOOOOOOOOOOOOQQSLOOOOOOOOOOOOOOUO2.22=OOOO22O2OMOOO727O22O.@.<@OOOO@OO@OQOOOFOFOOKO<O<KKOOOOFOOKOUOOOKOKOOOO/257<OOOO7OO7OMO<7OO<@OOOOOOOOOOOOOOOOKOOOOOOOOOOO7@7OOOOOOOKKKOOSOKOOOOOOO<O<OOOOOOOOOOOOOOOOOOOOOO@O@OOOOOOOOOOOOOOOOOOOOOO7O7OOOOOOOOOOOOOOOOOOOOO"),
      cuts: "4.",
      advances: "-5-57n9J9JF[@g-5-5-54Q>:-5/^-5199J9J9J9J9J9J9J9J9J9J-5-5>:>:>:62E0?z<c?zAV;'9JC3@g,I62<c6}IsC3F`;'F`;r9J:6?z;rL?<c;+:6,E19,E>:6}+T7n;r62;r9J.q;r9J+T+T6}+TGK9J;+;r;r0M3f0M9J62AV6}624Q/^*i/^>:", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenirnext", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: (" !!!!!!!#!!!$%&!!!!!!!!!!!!!!!!!!'!()*+,!!-./!!0123456789:;#!!!!!<=!!>?@!!!A!!!B=!C!E!FGHG!!!!!", " !#######$!#%&'###########((###$#)#*###+##,####-#.#/0123456##$###7#89:;<=>?###@:#9ABCEFGHIJ##$#", "OOOOOOOOKOOLOOOIOKLLIOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOGOOOOOOOOOOOOOOOOOO`OOOOOOOOOOGOOOOFOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOOL8OILI8OOOOOOOOOOOOOOOOOLOOGOOOOFOOOOOOOOO6O>@O<OOOOOOOOOOOOOOOOOOOOKOOOOOOOOKKOKKO?LGLO?OOOOOOOOOOOOOOOMMOMOOOOOOOOOLLOOLLOMOOOOLOKOOLOOOOOOOOOOKKOKOOOOOBOBOIOO?OOOGOLOKFLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLLOLOOOOO3L6I@OO*OOOOOOOOOOBOOBOOOKOOEOOEOOOKOOOOOOOOOOOOOOOOBOMLOBOOOOOOOOOOOOOOOOIOIOOOOOOOOOLOOOOOOOOOOOOOMOOOOOOOOOOOOOOOOOOLOOOOIOOLIIOIIOLOOOOMOLOOGOOOOOOOOOGGGOIOIOOOOFOOOGGOGGO6I@BO8OOOOKOOOOOOOOOLLOOFOOOOOBOBOKOOFOOOGOLOKIIOOOOOOOOOOOOOOOOOOOOOOO*F*F?OOOOOOMOOOOKO?OO<OOOIOBBBOBOOOEOOOOOOOOOOOOOOOOOOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOLOOMOLOOLOOOOOOOOOLOMOMOOOOOOOOOOOOOOOOKOLOOIOOOOOOOOOOOOOMOOOOLOIOOO:8:<?GG3GGOOOOOOLL66O6OOKLOO86O866O6:OOOOIOIOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOKOOO9I9BGLLOLOOOOOOOOOEOOEOOOKOOOOOEOOOIOLOOO>L>ILOOOLOOOOOOOOOFOOFOOOOOOIOOIOOOIOLOOOOIOOOKKOKOOOOOOOOOLOOIOOOOOOOOOIOOOIOIOOO:8:??II0IIOOOOOOOO8888OOOIOO:8O:<OOOOOOOOOFOOOOOOIOOOOOOOOOLOOLOOOOOOOOOMOKOKOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOMOOOOOOOOOOLOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOMOOOOOOOOOOOOOOOMOOUYO]OOOOOOOOOOOOOOOOOOOOOOKOOOOOOOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOROOOOOOOOOOOOOOOIOOOOOOOOOOOOOOOOMOOKOOOOOOOMOLOOOLOOOOOLOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOMOOOOOOBIBOOOOOOOOOOOOOOOLKKKOKOOOOOOLOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOOOOOOOOOOBOBOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOFOFOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOLOOOOOOOOOOOOOOOOOMOMOOOOOOOOOOOOOOO"),
      cuts: "2.4.5.6.7.8.4i5i6i7i",
      advances: "+~--2i919[F%?z,I.2.24Q>:+T.2+T199[9[9[9[9[9[9[9[9[9[-=-=>:>:>:5hE0>:;v@oBq:y9[CzA1+;6*9p6uIoC/H?:.Hn;+:&8gA1;^L#:y8_;+.219.2>:6}+T7P<Q6*<Q9J-F<Q:!*y*y4U*yI(:.;Y<Q<Q.y37.B:.4(?b4s3n48.2*i.2>:+~/H2m9J:OF[?z,I.2.24Q>:,I/',I19:O:O:O:O:O:O:O:O:O:O.2.2>:>:>:62E0?j<{@_B:;#9dC7@U,I6]<Z7HHzBWGB:OG&;?9l:&@4<ELf=R;L:..219.2>:6}+T8M= 6}= :.-|<k:]+~,$7H,(Hn:S;r<w<w0o4Q.y:S6KAl6:6K4I.2*i.2>:+~/b3Y:6;/H7@k,Q.q.q4{>:,I/',I1d;/;/;/;/;/;/;/;/;/;/.2.2>:>:>:6}E0@8=5@,BK;H9|C3A%,w6i=|7LIcByG>;/G2;~:!:!@<=5MI>B<I;#.q1d.q>:6}+~8o<{6e<w:2.]<k:a,E,I80,IH~:W;n<s<o0w4Q/L:W7/B}7L7/5=.q*i.q>:+~/z51;#;nJtAV-F/P/P5A>:,I/',I2*;n;n;n;n;n;n;n;n;n;n.2.2>:>:>:7nE0@$=J?YBW;n:2B}AN-F6u?;7LJJC;G>;nGK<_:69|@E=dN-=x<@;r/P2*/P>:6},I91<w6K<s:6/7<k:a,k,k8s,kI,:W;n<o<k1 4Q/z:W7TE@8Z7T62/P*i/P>:+~0c6u;P=FJ%C?.>0$0$6O>:.2/?.237=F=F=F=F=F=F=F=F=F=F/Y/Y>:>:>:9 E0A%>6?YC#;b:>BmBW.}88@88,K}CfGG=-Ga>.:}:SAJ>}O&?v>G<w0$370$??6}.29t=|7+=x;31 =x<,.!..;/.*J[<(<k=t=t2G5h1A;~9xH;;+9x7P0$+Y0$>:+~4c9J<8?jK*Fx/b0o0o80>:0o/j0o5 ?j?j?j?j?j?j?j?j?j?j1d1d>:>:>::mE0C+?L?YC^;P:SBOE81A:2BS9-N=CjGW?'G}@E<,;CC'ANQ@E0AJ>S0o5 0o@E6}0o:}?P8,?P<c3^?^>:/v04>K0$Lv>:>2?P?P4U7T3P>.=%Lj>a=%9N0o,o0o>:+~-52W9J:OF[?z,4.2.24Q>:,I/',I19:O:O:O:O:O:O:O:O:O:O.2.2>:>:>:62E0?T<8@_B::O91Bq@,,I62:e7HHzA|F`:OFh;?9l9%@4;CL3<09N:..219.2>:6}+T8M<Z6}<@9t-|<U:B+~,$6G,(HH:B;3<Z<80<4Q.O:B6!A55t664I.2*i.2>:+~-[3b:2;/H/@g,_.q.q4w>:,I/',I1`;/;/;/;/;/;/;/;/;/;/.2.2>:>:>:6}E0>y<o?jB::W9=B2@Z,w6W<<7LIcBiFR;/FA;v:!8Q@<<ZM0<@9[:O.q1d.q>:6}+~8Z<o6m<Z9p.W<c:S,E,E7/,IHr:S;C<k<Q0(4Q/7:S6SBB6O6i59.q*i.q>:+~-|4k:y;nIcAN-%/'/'5=>:,I/',I2&;n;n;n;n;n;n;n;n;n;n.2.2>:>:>:7fE0>B=F>yB::a9JARA%-l6}=F7LJJC^FJ;jF <I:68I@E=1M<<g:::q/'2*/'>:6},I8c=%6]<s9l/3<k:a,g,g7v,gI<:a;T<w<k/v4Q/z:a7'CP7T776*/'*i/'>:+~0Q6S;H==IwC/.!0$0$6B>:.2/?.23/====================/P/P>:>:>:8sE0@4>2?'Bm:m9`AxB:.q8(>q8(KuCbFR= Fl=p:e9=AF>]NV?3;z<80$370$??6}.29V=|6}=p:m0s=p<$-x.&:.-|J`<$<Q=t=l1`5F1 ;~9AG]9d9J7C0$+Y0$>:", areHeightsAssumed: true),
    PackedFontFamily(
      name: "avenirnextcondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "2.4.5.6.7.8.",
      advances: "(w--.2/P4@;C6u)t++++2W>:)A*O)A.24@4@4@4@4@4@4@4@4@4@+T+T>:>:>:/v=-3T4{597P2B1A7r91)l/z40/'>u8Q8w3b8w4@3L.:8M3+?P3f1t1 ++.2++>:6})l1[4$.y4$2!*&4$3z)J)R0M)J>>4$2q4$4$+C.]*W4$/C7b00/C.2++*i++>:)--x001`5`<g7r*W+~+~3Y>:*S*y*S,05`5`5`5`5`5`5`5`5`5`,I,I>:>:>:11=-5F6B6&8k3C2G8Q:2+31`620c@E9`:&55:25x4(0$915%A 4w3T2K+~,0+~>:6}*u2i5N/j5N3Y+H5N5R*a*e2W*a@@5`4@5N5N-%/z+~5`1N::1[1N/^+~*i+~>:)A.:0Z2&62>!8Q*m,8,84,>:+#+++#+~62626262626262626262,k,0>:>:>:1h=-6G6}6B9=3f2m8k:]+n2B6y1FA%:2:K5t:a6]4@0k9N5|Ad5[443',0+~,0>:6}+?376*0,6*4<+~6*62+3+73P+3A%665 6*6*-R0Q,Z662G;C262G08,0*i,0>:)V.m1=2S6}>:9|++,k,k4o>:+j+L+j,M6}6}6}6}6}6}6}6}6}6}-=-=>:>:>:2W=-777n6m:!403?9-;+,Z3;8<2>Al:i:}6i;;7T4g1d9x7;Bm7#5=3z,k,M,k>:6},(4,6y0I6m4c,o6a7++v+z4w+~B:735V6m6m.O1=-N733b<w3P3j1-,k*i,k>:)l/H2:3r8(?P;b+T-F-F5p>:,s+v,s-p8(8(8(8(8(8(8(8(8(8(.2.2>:>:>:3n=-8s8w7P:y4c3~9[;j-[4U9|3YBu;P;v7z<88k5937:S9 E,8g6]5--F-p-F??6}-%5J840s845l..808_---16}-NC~8g6i84840,2W.q8g5`?H5V5x2S-F+Y-F>:)l0E3Y5d9[B]>!,0.2.26}>:.2,I.2/'9[9[9[9[9[9[9[9[9[9[/'/'>:>:>:55=-;3:O8<<<5R4{:B<k/76><I5JEM<c=-9d=V:W6!5F;C;LG*;38_6q.2/'.2@E6}.26>9N1R9N6q/Y9F:2.:.B9%.]Fd:28,9N9N1h3~0@:27rB&7j8<4$.2,o.2>:", areHeightsAssumed: true),
    PackedFontFamily(
      name: "futura", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "5.5i",
      advances: ".U/V3$<-<-J9A-+11*1*<-<-.U*V.U7j<-<-<-<-<-<-<-<-<-<-.U.U<-<-<-6PHcAU:~?m@w9r7@G#A7-|3$>,4NL9G+I:8gI:;L:]64AM>fP[</;C<M0e7j0e9r9r9r;A;A5z;A9>.&;>9*+z+z6u+zCj9*;H;A;A1J2p-#8{7)C#9R8u8u0e9r0eB..U.c2d<-<-E7?~+ /}/}<-<-.U*:.U6&<-<-<-<-<-<-<-<-<-<-.U.U<-<-<-6?HJ@$:Z??@L8C6bE;@L-t3g>[3yLeF.H}9PI ;29V6(Ae>BOe;w:_<G0G6&0G9r9r9r;L;{5/<@9`.P;{9:,A,Y7`,CCv92;J;w<#1m2h-v9&6H@}8m8-7l0e9r0eB.", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "futuracondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "5.8.",
      advances: "**-81Y3333:M7U)|-v-v3333**(n**4n33333333333333333333****9r339r1?AW2x3)1i5K0|0B5O5W*V-r3P/T:'5U6!2I6!3R1F/B5A18;&1P1}1Y0Q4n0Q9r9r9r2@2@-U2@14+j2B2l)g)g22)i;q2l1y2@2@,g-x*j2r/w7<1R14/p.99r.9B..51!5/;J;JC:@>,$1^1^;J;J.5+j.5>B;J;J;J;J;J;J;J;J;J;J.5.5;J;J;J:;CM;L;A7-;f5K4<<p;m.W2Z;u3?H(<|=1:+=T;R5)4!<+:iGK:c9t:W2@>B2@9r9r9r9b9b0%9b8y/{9O9E-Y-Y9Y-YFL9E969Y9Y2+4[/{9p7/Bw8}7`6^359r35B.", areHeightsAssumed: true),
    PackedFontFamily(
      name: "gillsans", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "3.4.6.7.",
      advances: "-4(j-4>#7v?c<%*j/^/^5]>#(j.i(j-@6}6}6}6}6}6}6}6}6}6}(j(j>#>#>#-@E/>>8?>hAS6T48@[@[*.*.8?5]C>BuF27GF2:35]:3?c;,O=?7:]<v.9-@.9>#6}/^3i7G3?7G6&+U3i6T)9)93i)9Bu6T8o7G7G/^0U.96T3i@,6&3?2G/^*j/^>#-4,w0U:a8o>d<M)9/4/43?:a*^/4*^-@6}6}6}6}6}6}6}6}6}6}*^+':a:a:a/^NE>>9h@,A|6}5]ASA%+~+~=o6TC>C>F27GF2;T5-;T@,;TOm@,;T=F/^-@/^5]98/`3i6}487G6&+~3i6}*^*^6&*^Bu6}986}6}2G1w/^6}48@[6}483?/^,H/^:]-4,w3W:a8o?k?K*R0g0g4$:a+n/L+n-@83838383838383838383+n+n:a:a:a0_M[@{<Z@sB}:)8VBPBi-`-`>v9>FdE/G>:aG>==8N>:BT>BQoBT=u>.22-@228?6}/^669,599(7b- 6T8k+v+v7j+vG38k:39(9,3C2h168g5|B2876!5p0r,{0r:a.&.96}>><ME7F2-41w1w9h>>.96T-@87;,;,;,;,;,;,;,;,;,;,-@.9>>>>>>1wL7F[AxAaF,=J<@E+Hu1R2GE3<nL+IjGG?gGGAt;uBiH$B2V=GSB!A%4d874d>#6}/^:)=!7M=!;4169h<|.L.L=J.LMR<|=.=!=!6b6:5]<|:]GS<%:]981w-p1w>>", areHeightsAssumed: true),
    PackedFontFamily(
      name: "trebuchetms", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: ".71./:8&8&;C@$(#1.1.1.8&1.1.1.8&8&8&8&8&8&8&8&8&8&8&1.1.8&8&8&1.Bs:x9t;<;{8T8(>f=i-65z:=78@2=&>[9P>d:W6.:Q=P:oGK9M:'921.0]1.8&8&8&8*9O6i9O8}187'9#-S1,71-|FN9#8W9O9O2)2l2I9#6RAe7#6b5r1.8&1.8&.71.1,:i:i?'@$+)1.1.4 :i1.1.1.2/:i:i:i:i:i:i:i:i:i:i1.1.:i:i:i48Bs<p;0;u=7: :_>Q?%-68H<-9<Ah>@?v:m@0;q7M;u>l<>Hq;F;{9[2`0]2`:i:i:i8H:U7O:Q:9187';&.+1,9(-|Gk:z9t:Z:a3k3y2I:|81CK9:8L854&:i4&:i.61-/78$6*;C@$'~1-1-1-8$1-1-1-8$8$8$8$8$8$8$8$8$8$8$1-1-8$8$8$1-Bq;n9p;;;z8Q8$>e=h-55x::77BK=%>W8s>W:W6*:O=N:mGK9J:&911-0Z1-8$8$8$8(9N519N8Z2]7#9N.K1)7//'FN9 8U9N9N3;2i3H9J6OAd6}6a5p1-8$1-8$.61-2.:e:eA1@$.61-1-3~:e1-1-1-2G:e:e:e:e:e:e:e:e:e:e1-1-:e:e:e2GBq;z:u;v<k;':e>e>m-56u=R84CT>!?r:]Bm<E7#?+>&?#Jd=p?#;r6>5|6>:e:e:e;#;'6];'953#8Q9d/?2!8c/#FN9d:!;;;;4Z5-449N99B}::9h8E6>:e6>:e", areHeightsAssumed: true),
    PackedFontFamily(
      name: "georgia", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "+Y/T3'=9;jEw@4*K1N1N5h=9,o1J,o5V;z3r9R959l849p7';39p.e.e=9=9=96!Jl>K=d=5Ax=d;?@sEk2*7f?P;PJhBeAd;jAd?n9`<0B6>:Lr@4<$;H1N5V1N=9=96}7+9[4{:666/;7C:W-p-l8Q-VHb:y8c:*9V2}3~00::6mAF7/6]4M3v1N3v=9,,1R7C?v=-H^E,,o4Z4Z6.?v/H1[/H5d?n6O<Q<I=R;?=J9A>e=J1-1-?v?v?v9)LLB>B:@IF[@c>OEMJ-4U;/Es?+N|FtF ?nF E$=N?'F[BOSOEQA-?;4Z5d4Z?v?v6};/=A8@>.:*2::>>q0Q04<g0,N[?;<w=t=N7r7P2K>e9tGy:m9d8(6}2!6}?v+Y/T3'=9;jEw@4*K1N1N5h=9,o1J,o5V;z3r9R959l849p6m;39p1p1p=9=9=96!Jl>K=d=5Ax=d;?@sEk2*7f?P;PJhBeA);jA)?n9`<0B6>:Lr@4<$;H1N5V1N=9=96}:.9=4w::5d/H:.9d.&-l80-RH^:u8Z:G9F593z08::8_F-6}9V4M3v1N3v=9,,1R7C?v=-H^E,,o4Z4Z6.?v/H1[/H5d?n6O<Q<I=R;?=J9t>e=J1-1-?v?v?v9)LLB>BB@IF[@c>OEMJ-4k;/Es?+OGFJF @$F E$=`?'F[BOSOE8A-?;4Z5d4Z?v?v6}>!=N8Q>*9N1d=R>a1%1 =10UN ?;<w>*=R8I7f3;?+;vK!:]>G7f6}2!6}?v", areHeightsAssumed: true),
    PackedFontFamily(
      name: "verdana", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "0K2<51E|<zQ=@y,m4{4{<zE|0~4{0~4{<z<z<z<z<z<z<z<z<z<z4{4{E|E|E|8}M{?%?-?cBs<l:9C)B$3P4}?K9MG%AtCY;PCY?U?%<)A1?%ML?+<%?+4{4{4{E|<z<z;F<E7v<E;20K<E<n-'0-;!-'Li<n;b<E<E3i7v2><n;!E|;!;!8*<v4{<vE|/~2a:mH+@4ZsGu/Y8s8s@4H+0s6&0s?;@4@4@4@4@4@4@4@4@4@42a2aH+H+H+<(L?C+BK@kFN?#=VE_Fl8{9FBq= K]G2GBA1GBCC@4>yEcBSSWBSAA?C8s?;8sH+@4@4>>?f:q?f>23T?f@</~2a>K/~PP@<?/?f?f6q;'5 @<=RM$>B=V;3@48s@4H+0I2:5-E{<wQ<@w,k4{4{<wE{0{4{0{4{<w<w<w<w<w<w<w<w<w<w4{4{E{E{E{8{M{>}?+?bB]<k:6C'B!3L4{?H9JG!AtCY;PCY?T?#<(A->}MQ?+<$?+4{4{4{E{<w<w;C<E7r<E;/0I<<<k-%0,:i-%Lj<k;^<E<E3f7r2><k:yE{:}:y8(<s4{<sE{/~2a:mH+@4ZsGu/Y8s8s@4H+0s6&0s?;@4@4@4@4@4@4@4@4@4@42a2aH+H+H+<(L?C+BK@kFN?#=VE_Fl8{9FBq= K]G2GBA1GBCC@4>yEcBSSWBSAA?C8s?;8sH+@4@4>>?f:q?f>23T?f@</~2a>K/~PP@<?+?f?f6q;'5 @<=NM$>B=V;3@48s@4H+", areHeightsAssumed: true),
    PackedFontFamily(
      name: "baskerville", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.6.7.",
      advances: "+~+~2r><6RHL?a(l+S+S3=><+~.g+~7v6}6}6}6}6}6}6}6}6}6}+~+~><><><2GJ;>j<#@YBH<M9:BuE90U0UC@;TJiA|F09fF0A%8m?aBuA%K`Bu>j<x0+7v0+5Z6}/`5Z7v3k7v46,w5Z8A+~+~5/+SE98A6}7v7v1$/`-n7v5/>j6&5/3k6&7I6&><+~-@7v>>6TG+A|,w,w,w8o>>-@0--@-p6}6}6}6}6}6}6}6}6}6}-@-@>>>>>>4dHu?7=oASBu=o;,BuF21N1NCn=FLZBFF[=FF[AS:3@,A|BFM$F2@,=F2G-p2G986}/^8o;,6T;T7G/^8o:].i.i:].iKb;,9h;T;,486&1&;,8?Eg988?6T1N9h1N>>+~/^99>>7vMQBu-A0,0,8@>>/^0,/^<M8o8o8o8o8o8o8o8o8o8o/^/^>>>>>>6&Jh<w?7A|E8>>:]CnG*2q1xBG<wMQC?F[<wF[A|9h@ZBu@,K6Cn?7>i3j<M3j:]6}/^9h<$6S<$7v0U8o;T/^/3;T.iL+;T9h<$<$6&6&1%;T7HC?8@8@6S2G<M2G>>", areHeightsAssumed: true),
    PackedFontFamily(
      name: "optima", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.4i7i",
      advances: "-5/^/^9J9JI(@g-5-5-54Q;^-5/^-5-59J9J9J9J9J9J9J9J9J9J-5-5;^;^;^2*E0>>;r>>C36}6}C3C3-5-5;r6}I(C3F[9JF[;r6}9JC3>>M{;r;r;r/^6}/^;^6}/^6}9J6}9J6}-56}9J-5-56}-5F[9J9J9J9J/^2*-59J6}C36}6}6}/^/^/^;^-5/^/^9J9JM{@g-5/^/^4Q;^-5/^-52*9J9J9J9J9J9J9J9J9J9J-5-5;^;^;^4QA|>>;r>>C36}6}C3C3/^/^;r6}I(C3F[9JF[;r6}9JC3>>M{;r;r;r/^7r/^;^6}/^6}9J6}9J6}.q6}9J-5-56}-5F[9J9J9J9J2*2*/^9J6}C36}6}6}/^;^/^;^-5/^/^9J9JI(@g-5-5-54Q;^-5/^-5-59J9J9J9J9J9J9J9J9J9J-5-5;^;^;^2*E0>>;r>>C36}6}C3C3-5-5;r6}I(C3F[9JF[;r6}9JC3>>M{;r;r;r/^6}/^;^6}/^6}9J6}9J6}-56}9J-5-56}-5F[9J9J9J9J/^2*-59J6}C36}6}6}/^/^/^;^-5/^/^9J9JM{@g-5/^/^4Q;^-5/^-52*9J9J9J9J9J9J9J9J9J9J-5-5;^;^;^4QA|>>;r>>C36}6}C3C3/^/^;r6}I(C3F[9JF[;r6}9JC3>>M{;r;r;r/^7r/^;^6}/^6}9J6}9J6}.q6}9J-5-56}-5F[9J9J9J9J2*2*/^9J6}C36}6}6}/^;^/^;^", areHeightsAssumed: true),
    PackedFontFamily(
      name: "didot", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "-5.m4Q9J>>C3C3-5-5-54Q;'-519-5.!9J/b6.7r4Q6.9J6.9J9J-5-5;';';'2uF[AV>>@gEo?z>>C~Eo2&5AAV?+H7@gFV=NFV@g>>?'BB@gQ4BB?z=N-5.!-5;'6}-56.;'6.;'6}/^7n;r.!.!8Z.!H7;r9J;';'2u3f/^;'6.AV6.6.3f/^*i/^;'-5.!199J<cC3C~-5,E,E62;'-519-5.!9J9J9J9J9J9J9J9J9J9J-5-5;';';'4QF[BB?+@gEo@g?+C3F[2u6}C3@gJdAVF[=NF[@g=N?~C3@gOWBB?z?+,E.!,E;'6}-57n;'6.;'6}0M8Z<c.q/^;'.qI(<c9J;';'4Q3f19;r5AAV6}6.5A19*i19;'", areHeightsAssumed: true),
    PackedFontFamily(
      name: "cochin", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "+~2*/^6}6}F[AV*i2*2*6}6}+~/^+~-56}6}6}6}6y6}6}6}6}7#+~+~6}6}6}6}E0?z?+?zF[?+<cC/F[2*<cAV=NL?EoF[<cF[@k;#=NC~?zM{AV@g?z2*-52*6}6},E5A8_4Q8Z4M.q6}8Z,E,E8Z,EC/8Z6}8_8Z2*2..q8Z6}AV7n6}4Q2**i2!6},I-5/^7n7nI(BB*i2*2*4Q;C,I/^,I-57n7n7n7n7n7n7n7n7n7n,I,I;C;C;C4QE0?z?z@gGK?z=NC~GK2u<cBB>>KOC~GK=NGK@g;r=NC~?zM{AV@g?z2*-52*;C6}.!6.8Z4Q9J5A0M6}9J.!-59J.!Eo9J7n9J9J3f2u0M8Z6}AV8Z8Z5A2**i2*;C", areHeightsAssumed: true),
    PackedFontFamily(
      name: "iowanoldstyle", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.7.",
      advances: "-4/n/T9K9KHbFR(M3H3H4{F[-40E-4599K9K9K9K9K9K9K9K9K9K-4-4F[F[F[5aM{@h<@@(C><r:eA]Cv/y/Y?K:-J!EQE7:tE7?v8k<fCY@POW@8=}>>3H593HM{6}6}6.9K4^9d6J/&7b:i.&-%9 -pHb:a949[9R2/4L0n:q6YC'8;6A5i3H6}3HF[.&/y/u<%;,JAGa(b4w4w7'F[.&1=.&5i;,;,;,;,;,;,;,;,;,;,.&.&F[F[F[6.M{C+>vA%F>>`<ICvG/1o1*BY<EKbG%Fp=NFpB2;P?;F6BYQEAE?WAE5M5i5MM{6}6}8(;062;L8;0k9O<@/..);8/!J9<<:t;H;03a6.2B<@8_F`:K8R7G4w6}4wF[", areHeightsAssumed: true),
    PackedFontFamily(
      name: "markerfelt", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "1.7.",
      advances: "+~)l.]6*.]?j9[($,I,I1d4@)A19)A7r:&:&:&:&:&:&:&:&:&:&++)A1d2.1d3#;n<86S4k6S3v3L6S6}+T3v9[3LJt;C8g4k:O:&6S6*8g8gKi;n:y;C2.7z2..26S*6553v1d3v1d0o3L5`)l*66*)l@_6S3#3v3v1d190o3#4@@_3#5`6*2.)|2./P+~*a4kA|4(<c<c*a/P/P:y8g.26S)A;n=V=V=V=V=V=V=V=V=V=V*6*64<7H5%6*Gu>!918g8g6*6*:O;C+T7H:&6*K><8<c7r;n;C7H:&:&:yHb>K=V=-559[553LBG-=7H6}4k8<4k1d556}+T,I7H++Cf6}6*8<6}2W3#2W6}6}?j9[9[7H1d*61d55", areHeightsAssumed: true),
    PackedFontFamily(
      name: "noteworthy", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "3.7.",
      advances: ",Y,N,*8V9kE0Bl'*+e,>/,=V*@0Z(=6x?O*K=b@>CF>[>K:T>6:j(m+Z4f6Y4f<mO`<w<h;9<H:T7R;S?J*K8#;}5oE`:&@I<R@C?59a;%: ;%Aw?e;d@*+?6x+?0o:`+j4p3l5 503V0y4f2|(h*k5y'n<|5050464F/z4[/z324F=#6i5:4'0j'90j9,*1/k/f<R=lI[H<(|-^.#0?Ah*a3<+O<BCf.gArF/HVBqB]>UBL?E,%,Y8L:J8L@xRGB2@9?t?T>U<M?:Cf,/?&B#:5HG?OCU?TCPE <m=g<W?&G=>,>FCp/[;%/[4F:?-B8Q7R7$735t2W7B5O){,s8#)q@N8G7m7B6}2W6_1>506I?J:Z7M6*4@*F4@9k", areHeightsAssumed: true),
    PackedFontFamily(
      name: "dinalternate", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.",
      advances: "+S,?/^6*6*7n=N+S-4-40M;C+S2t+S/^6*6*6*6*6*6*6*6*6*6*+S+S;C;C;C5AE/;m;m9K<c9K8Z;m=N,?6.<c9KB=?';m;&;m;m:56}<c9KFV8V6}7n-4/^-4;C6}+S6}7n4P7n6}-47n8Z+S,?7n,?GK8Z6}7n7n2+6*-48Z4P@h6*4P4P-4*j-4;C", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "dincondensed", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "7.",
      advances: ")1+T-51A1A0M6.)1*i*i19;C)12*)1*i1A1A1A1A1A1A1A1A1A1A)1)1;C;C;C19E02u3f2u3f19193f3f)|/^3f199J4Q3f2u3f3f2q/Y3f2u;'2*2&/^*i*i*i;C6})1192*192*19*i2*2*)1)12*)1;#2*192*2*-50M)|2*0M8U/Y0M.q*i*i*i;C", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "americantypewriter", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "+~3H/L;C= E4F )55 5 = 6}- .W- 2W= = = = = = = = = = - - 6}6}6};C?HAl?H= A >W<4@4CH1l<4CH= K]BW=l= =lA <4= @4A JlCHA <4446}446}6}6]9l9l7H;C84049 = .]-l<4.WJl= 9 ;C9l6W6]2W<4;HE4= ;H846}6}6}>>", hasMoreCuts: true, areHeightsAssumed: true),
    PackedFontFamily(
      name: "arialroundedmtbold", ascender: 0.9520, descender: 0.2130, lineGap: 0.0000,
      kerning: ("", "", ""),
      cuts: "4.",
      advances: "+~/^6&98;,GSBF+U0U0U48:].i/^.i-@;,;,;,;,;,;,;,;,;,;,.i.i:]:]:]:3M$@[@[ASAS>>;TCnBF.i:3AS;TF[BFCn>>Cn@[>><MBF?7K6;T<M=F0U-@0U:]6}/^;,<M;,<M;,/^<M;T,w,w:3,wHu;T;T<M<M488o0U;T8oEg7v8o7v1w-@1w:]", hasMoreCuts: true, areHeightsAssumed: true),
  ]
}
