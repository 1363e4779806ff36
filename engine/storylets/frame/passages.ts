import { camp, hasTrait, laterLoop, not, worn } from '../format/condition';
import type { Condition } from '../format/condition';
import { given, type Passage } from '../format/text';
import type { Bent } from '../../world/traveller';

/** What every chapter's first turn adds: what the traveller carries from world to world. */
export const CARRIED: Passage = [
  given(
    [not(laterLoop)],
    [
      [
        '懐には歯の欠けた小さな歯車がひとつ。誰に預かったのかは思い出せない。',
        '手のひらに、歯の抜けた歯車がひとつ。鐘が鳴るたび、欠けたところだけが温かい。',
        '襟の裏に縫いつけた歯車は、歯が足りず、どこへも噛みあわない。',
      ],
    ],
    [
      [
        '懐の歯車は、前の世界で歯をひとつ取りもどした。まだ輪は閉じない。',
        '歯車の欠けはひとつ埋まり、埋まったところがかすかに鳴る。残りは、この朝のどこかにある。',
        'ここでも旅人を知る者はいない。知っているのは、歯がひとつ増えた懐の歯車だけだ。',
        '懐の歯車は、ひと世界ぶん輪に近づいた。欠けたところを指でなぞると、まだ行く先がある。',
        '取りもどした歯は、古い歯より少しだけ光る。光らなくなるころには、この朝にも慣れるだろう。',
        '前の世界のものは何も残っていない。ただ、懐の歯車が前の世界より重い。',
        '歯車は、ひとつ多い歯でこの朝の鐘を聞いていた。空いた隙間から、音がまだ漏れる。',
      ],
    ],
  ),
  given(
    [hasTrait],
    [
      [
        '首の荷札には自分の筆でこうある――「{trait}」。',
        '革袋の荷札に、名前と並べて「{trait}」と書いてある。',
        '荷札の裏の一行は、どの世界でも消えない。「{trait}」',
        '靴を脱いでも荷札は脱げない。「{trait}」と、読める字で書いてある。',
        '自分のものだとわかるのは荷札の字だけである。「{trait}」、確かに覚えのある癖字だ。',
        '通りすがりの目が、まず荷札を読む。「{trait}」。自己紹介の手間だけは、いつも要らない。',
        '「{trait}」の一行は、雨にも朝にも薄れなかった。',
      ],
    ],
  ),
];

/** Told when the scene is elsewhere and its own text does not say where: for rooms, islands and streets alike. */
export const ARRIVALS: readonly string[] = [
  '{place}。',
  '足は{place}へ向いた。',
  '{place}に出る。',
  'ところ変わって、{place}。',
  'ここは{place}。',
  '次に立っていたのは{place}だった。',
  '{place}まで来て、足が止まる。',
  '呼ばれるように{place}へ着いた。',
  '気がつけば{place}にいる。',
  '{time}の{place}である。',
  '{me}の影が{place}に差した。',
  '足音が、{place}のものに変わる。',
  '{place}へは、寄り道のつもりだった。',
  '{place}では、物音の順番が違う。',
  '{place}の空気は、ほかより少し濃い。',
  '用のある足より先に、{me}の目が{place}へ着く。',
  '遠回りの先に、{place}があった。',
];

/** The voice of 帳場, the keeper of the ledger, at the end of a chapter. */
export const LEDGER_VOICE: Passage = [
  [
    'どこからともなく帳場の声がする。',
    '鐘楼でも窓でもないところから、帳場の声が降ってきた。',
    '紙をめくる音がして、帳場が口をひらく。',
    '筆を置く音が、耳のすぐうしろで聞こえた。帳場である。',
    '珠を弾く音がふたつ、それから帳場の声。',
    '姿のない帳場が、咳ばらいをひとつする。',
    '足もとの影が一行ぶん濃くなり、帳場の声になった。',
    '頁の重なる気配がする。帳場が、今日の分を読みあげた。',
  ],
  [
    '「銀貨{purse}。締めます」',
    '「残り、銀貨{purse}。誤差、なし。後悔は別の帳面へ」',
    '「銀貨{purse}、約束ひとつ。合っています」',
    '「銀貨{purse}。鐘が鳴るまでは、あなたのものです」',
    '「銀貨{purse}。増えた分にも減った分にも、署名をいただいております」',
    '「銀貨{purse}。約束の欄は、空白なし。めずらしいことです」',
    '「しめて銀貨{purse}。人の顔は、こちらでは勘定いたしません」',
    '「銀貨{purse}を繰り越します。繰り越せないものは、ここへ」',
  ],
];

/** A tooth comes back. */
export const TOOTH: Passage = [
  [
    '懐で小さな音がした。歯車に、歯がひとつ戻っている。',
    '歯車の欠けたところが、ひとつ埋まっていた。指で触れると、脈のように温かい。',
    'かちり、と懐が鳴る。増えた歯が、次の朝へ噛みあおうとしている。',
    '手をひらくと、歯車の輪がひと目ぶん閉じていた。遠くで、鐘を引く綱が軋む。',
    '懐の歯車が、ひとつ余計に引っかかった。歯が生えたのだ。痛くはない。',
    '歯車を耳にあてると、昨日までなかった拍子がひとつ混じっている。',
    '気がつくと、歯がひとつ戻っていた。いつ戻ったのかは、いつもわからない。',
    '歯車の隙間に、新しい歯がひとつ。まだ誰の時間も刻んでいない、まっさらな歯だ。',
  ],
];

/** Lead-ins for a short turn of the player: how each camp sees the world. */
export const THOUGHTS: Passage = [
  given(
    [camp('平和')],
    [
      [
        '揉めている声は、なぜか値段の話より先に耳へ届く。',
        '怒っている人の手は、たいてい何かを握りそこねている。',
        '急がず、急がせない。それだけで片づく揉め事は多い。',
        '誰も負けない道は、地図に載るほど広くない。',
        '言い負かした朝のことは、どれも思い出したくない。',
        '先に頭を下げるのは、負けではなく順番だ。',
        '怒鳴り声の底には、たいてい訊かれなかったことが沈んでいる。',
        '椅子がひとつ増えれば、話はひとつ減る。',
        '正しい者がふたりいるとき、揉め事はいちばん長い。',
        '謝る言葉は、冷めないうちに渡すものだ。',
        '黙っている者の靴先が、いちばん多くを話している。',
        '勝った朝は忘れた。分けた朝なら、味まで覚えている。',
      ],
    ],
  ),
  given(
    [camp('景気')],
    [
      [
        '値のつかないものが、いちばん高くつく。',
        '革袋の重さは、見なくてもわかる。',
        '安い理由がわかるまでは、安いとは呼ばない。',
        '欲しがる顔は、欲しくない顔によく似ている。',
        '勘定は、歩きながらでもできる。',
        '損をした朝の値段なら、すべて言える。',
        '値切られる覚悟のない品は、店に出すものではない。',
        '売り手の目が先に泳ぐ品は、買ってはいけない。',
        '釣り銭の渡し方に、その町の景気が出る。',
        '運ぶ手間を値に入れない者は、半年で店をたたむ。',
        '損は顔に出し、儲けは靴に出す。逆の者は信用ならない。',
        '誰も欲しがらない物には、欲しがる者のまだ来ない値がつく。',
      ],
    ],
  ),
  given(
    [camp('混沌')],
    [
      [
        '昨日と同じになりそうな匂いがした。',
        '静かすぎる水面は、石を待っている。',
        '決まりごとには、たいてい裏口がある。',
        '筋書きを知っているなら、役を取りかえてみればいい。',
        '閉じた箱の前を、素通りできたためしがない。',
        '繰り返す朝に飽きたのは、たぶん朝のほうだ。',
        '順番どおりに並んだものを見ると、指がむずむずする。',
        '触るなという札は、触り方を教える札でもある。',
        '誰かが笑いをこらえている。こらえなくていいようにしてやりたい。',
        'まっすぐな道は、着くところがひとつしかない。',
        '昨日はこうしなかった。理由は、それで足りる。',
        '割れる前の皿は、みんな同じ顔をしている。',
      ],
    ],
  ),
];

/** A habit with something that is worn, or a trait that shows: the first words of a player's turn. */
export interface Flourish {
  readonly id: string;
  readonly when: readonly Condition[];
  /** Fits actions with these bents best. */
  readonly bents: readonly Bent[];
  readonly text: Passage;
}

export const FLOURISHES: readonly Flourish[] = [
  {
    id: 'hand-weight',
    when: [worn('hand')],
    bents: ['fight', 'risk', 'lead'],
    text: [
      [
        '{hand}の重みを確かめてから、息をひとつ。',
        '{me}は{hand}を持ちかえた。使うためではなく、使わずに済ませるために。',
        '手のなかの{hand}が、少しだけ先に決心する。',
      ],
    ],
  },
  {
    id: 'hand-seen',
    when: [worn('hand')],
    bents: ['talk', 'care', 'honest'],
    text: [
      [
        '{hand}は背へ回した。話をするのに、手が多すぎるからだ。',
        '相手の目が{hand}に留まるのを待ってから、{me}は動いた。',
        '{me}は{hand}を布でひと拭きし、それを話の枕にする。',
      ],
    ],
  },
  {
    id: 'hand-search',
    when: [worn('hand')],
    bents: ['search', 'sneak', 'count'],
    text: [
      [
        '{hand}の先で、まず床を二度たたく。癖である。',
        '影に{hand}の形が混じるのを見て、{me}は立つ位置を半歩ずらした。',
      ],
    ],
  },
  {
    id: 'armor-creak',
    when: [worn('armor')],
    bents: ['fight', 'lead', 'risk'],
    text: [
      [
        '{armor}の留め具を、ひとつだけ締めなおす。',
        '{armor}の下で、心臓が先に走りだしていた。',
        '肩の{armor}がきしむ。逃げるなら今だ、と言うときの音だ。',
      ],
    ],
  },
  {
    id: 'armor-warm',
    when: [worn('armor')],
    bents: ['care', 'talk', 'honest'],
    text: [
      [
        '{armor}のほころびを指で隠して、{me}は前へ出た。',
        '{armor}についた前の世界の埃を、ひと払いする。',
      ],
    ],
  },
  {
    id: 'accessory-turn',
    when: [worn('accessory')],
    bents: ['count', 'search', 'talk'],
    text: [
      [
        '{me}は{accessory}に触れた。考えごとの入口は、いつもそこにある。',
        '{accessory}が光を拾い、決めるまでの短い間を埋めた。',
        '{accessory}を指先で一度まわす。二度まわすと迷いになる。',
      ],
    ],
  },
  {
    id: 'accessory-hide',
    when: [worn('accessory')],
    bents: ['sneak', 'risk', 'lost'],
    text: [
      [
        '{accessory}を襟の内へしまう。値打ちのわかる者に見せたい場面ではない。',
        '{accessory}が小さく鳴り、{me}の居場所を先に教えてしまった。',
      ],
    ],
  },
  {
    id: 'food-saved',
    when: [worn('food')],
    bents: ['eat', 'care', 'animal'],
    text: [
      [
        '荷の底の{food}は、まだ手つかずで残っている。それだけで半日ぶん落ち着いた。',
        '{food}の匂いを、荷から一度だけ確かめる。',
        '腹が鳴った。{food}には、まだ手をつけない。',
      ],
    ],
  },
  {
    id: 'important-bag',
    when: [worn('important')],
    bents: ['honest', 'care', 'count'],
    text: [
      [
        '{important}は売り物ではない。荷のいちばん奥へ、もう一度押しこむ。',
        '荷の奥の{important}に、誰の手も届いていないのを確かめた。',
        'もし荷をひとつだけ残せるなら、{me}は{important}を選ぶ。いまは選ばずに済んでいる。',
      ],
    ],
  },
  {
    id: 'trait-said',
    when: [hasTrait],
    bents: ['talk', 'honest', 'lost', 'animal', 'eat'],
    text: [
      [
        '「{trait}」と荷札にはある。いまさら隠せることでもない。',
        '荷札を読まれた。「{trait}」――声に出されると、案外わるくない。',
        '「{trait}」。こういうとき、荷札の一行はたいてい当たる。',
      ],
    ],
  },
  {
    id: 'trait-meant',
    when: [hasTrait],
    bents: ['fight', 'risk', 'search', 'sneak', 'count', 'care', 'lead'],
    text: [
      [
        '荷札に「{trait}」と書いた日の自分が、うしろから覗いている気がした。',
        '「{trait}」という一行を、弱みと読むか強みと読むか。{me}はもう決めている。',
        '「{trait}」。世界が変わっても、そこだけは変わらなかった。',
      ],
    ],
  },
];
