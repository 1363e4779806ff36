import { laterLoop, worn } from '../format/condition';
import type { Flourish } from '../format/flourish';

/** Habits with worn and carried items. */
export const FLOURISHES_OF_GEAR: readonly Flourish[] = [
  {
    id: 'hand-weight',
    when: [worn('hand')],
    bents: ['fight', 'risk', 'lead'],
    text: [
      [
        '{hand}の重みを確かめてから、息をひとつ。',
        '{me}は{hand}を持ちかえた。使うためではなく、使わずに済ませるために。',
        '手のなかの{hand}が、少しだけ先に決心する。',
        '{hand}を握る指に、血が戻ってくる。ここからが{me}の番だ。',
        '利き手の{hand}を、わざと逆の手に移す。手の内は、見せすぎないほうがいい。',
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
        '「これですか。{hand}です」訊かれる前に答えておくと、たいていの人は肩を下げる。',
        '{hand}を下に置いて、空の両手を見せる。空の手のほうが、話は長く持てる。',
      ],
    ],
  },
  {
    id: 'hand-search',
    when: [worn('hand')],
    bents: ['search', 'sneak', 'count'],
    text: [
      [
        '{hand}の端で、まず足もとを二度つつく。癖である。',
        '影に{hand}の形が混じるのを見て、{me}は立つ位置を半歩ずらした。',
        '隙間には手より先に{hand}を入れてみる。噛まれるなら、そちらがいい。',
        '{hand}をものさし代わりにあてる。測ってみると、思っていたより少し狭い。',
      ],
    ],
  },
  {
    id: 'hand-company',
    when: [worn('hand'), laterLoop],
    bents: ['lost', 'animal', 'eat'],
    text: [
      [
        'いくつめの世界でも、{hand}だけは同じ重さで付いてくる。',
        '{hand}を、{me}は連れに話しかける声で「行きますよ」と持ちなおした。',
        '前の世界でついた傷が、{hand}にひとつある。傷のほうは、朝に戻されなかったらしい。',
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
        '{armor}を着ていると、胸を張る以外の立ち方がむずかしい。',
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
        '{armor}についた塵を、ひと払いする。',
        '{armor}を脱ごうか迷い、迷った分だけ遅れて口をひらく。',
        '{armor}のせいで、頭を下げるのにも音がする。音がするくらいが、ちょうどいい。',
      ],
    ],
  },
  {
    id: 'armor-squeeze',
    when: [worn('armor')],
    bents: ['sneak', 'search', 'lost', 'count'],
    text: [
      [
        '{armor}が何かに引っかかり、{me}は自分の幅というものを思い出す。',
        '足音は殺せても、{armor}は殺せない。{me}は歩幅を半分にした。',
        '{armor}の内側に、小さな書きつけを挟んである。汗で読めないが、あることが大事だ。',
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
        '{accessory}を指先で一度なでる。二度なでると迷いになる。',
        '問われる前に、{accessory}のほうが先に答えるような光り方をした。',
        '{me}の指は{accessory}を探り、あるのを確かめてから、ようやく言葉を探す。',
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
        '{accessory}が、袖の糸に絡んだ。急ぐときにかぎって、いつもそうなる。',
        '「いい{accessory}だ」と言われて、{me}は半歩さがる。褒められた物から、なくなっていく。',
      ],
    ],
  },
  {
    id: 'accessory-lucky',
    when: [worn('accessory')],
    bents: ['fight', 'lead', 'care', 'honest'],
    text: [
      [
        '{accessory}の向きを正す。身なりが整うと、声も少し低くなる。',
        '{accessory}に「頼みます」と小声で言う。効いたことも、効かなかったこともある。',
        '{me}は{accessory}を相手に見えるように直した。隠し事のない印のつもりだ。',
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
        '{food}をどこで使うかは、朝のうちに決めてある。ここではない。',
        'いざとなれば{food}がある。そう思うだけで、腹はもう三分だけ待ってくれる。',
      ],
    ],
  },
  {
    id: 'food-thought',
    when: [worn('food')],
    bents: ['talk', 'risk', 'count', 'lead'],
    text: [
      [
        '誰かの目が荷の{food}に留まった。{me}は、話を先に済ませることにする。',
        '{food}ひとつで片づく話かどうか、{me}は一度だけ量ってみた。',
        '荷の上から{food}を押さえる。これを出すのは、ほかの手が尽きてからでいい。',
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
        '{important}の上に別の荷を重ねる。隠すためではなく、落ち着くためである。',
      ],
    ],
  },
  {
    id: 'important-asked',
    when: [worn('important')],
    bents: ['talk', 'search', 'risk', 'lost'],
    text: [
      [
        '「その{important}は」と訊かれるのに備えて、{me}はいつも嘘をひとつ用意している。',
        '{important}の値を問われたことが何度かある。答えたことは、一度もない。',
        '荷のなかで{important}が傾いた。向きを直すと、気持ちの向きまで直る。',
      ],
    ],
  },
];
