import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { BATTLES } from './battles';
import { EVE } from './eve';
import { FESTIVAL } from './festival';
import { FIRST_LIGHT } from './first-light';
import { FRAME } from './frame';
import { LAST_LIGHT } from './last-light';
import { LATE_EVENINGS } from './late-evenings';
import { PLACES } from './places';
import { PROMISE_ELSEWHERE } from './promise-elsewhere';
import { PROMISE_FOUND } from './promise-found';
import { PROMISE_LATE } from './promise-late';
import { STALLS } from './stalls';
import { THREAD_OF_THE_LANTERN } from './thread-of-the-lantern';
import { THREAD_OF_THE_DOG } from './thread-of-the-dog';
import { THREAD_OF_THE_CARVER } from './thread-of-the-carver';
import { THREAD_OF_THE_BOYCOTT } from './thread-of-the-boycott';
import { TRADE } from './trade';
import { QUEST } from './quest';

/**
 * 城下クラモト: rival houses before the festival. What is true, in whatever order it is told: twenty years ago, on the
 * eve of the festival, the house 二葉屋 burned. A traveller carried its signboard out, promised to bring it back by the
 * bell of the morning and vanished with the sixth stroke. Brother and sister each thought that the other had hidden it,
 * and have sold against each other from both sides of the street ever since, as 丸屋 and 角屋. The board had served as a
 * stretcher for a child, ナズナ, who mends people today: face down, it is the bed in her house. The lantern too many hangs
 * at the burnt house's pillar; brother and sister light it by turns, and neither knows of the other.
 *
 * The calendar: the festival proper begins when the lamps of the town come out even, a hundred for a hundred houses. They
 * never do, so every evening of the chapter is an eve (宵) with crowds, shrines and drums, and every day prepares one; the
 * closing night is the festival's end.
 */
export const CASTLE_TOWN: World = {
  id: 'castle-town',
  theme: '商人物語商売繁盛篇',
  name: '城下クラモト',
  titles: [
    '百軒の町の百一の灯',
    '裏返しの看板',
    '丸屋と角屋と名のない軒',
    '犬は通りの真ん中で名を変える',
    '二十年おくれの釘の音',
  ],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '{me}は城下クラモトで丸屋と角屋の張りあいをくぐり抜け、二十年あずかった看板を兄と妹の手に返した。',
          '灯がひとつ多い城下クラモトで、{me}は裏返しの看板を見つけ、忘れていた約束どおり元の名へ返しきった。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は城下クラモトの祭りで商いを重ね、借りた看板の二十年ぶんの借り賃を、残らず払い終えた。',
          '名のない商人として着いた{me}は、城下クラモトで看板の借りに利息をつけ、銀貨で返した。',
        ],
      ],
    },
    {
      when: [],
      say: [
        [
          '{me}は城下クラモトの屋号という屋号をかき回し、看板を返す約束を、承知のうえで破った。',
          '城下クラモトの祭りをひっくり返した{me}は、約束の看板を、とうとう元の名へは返さなかった。',
        ],
      ],
    },
  ],
  places: PLACES,
  start: 'street',
  people: [
    {
      id: 'shino',
      name: 'シノ',
      called: '蠟燭屋のシノ',
      soul: 'tae',
      manner:
        '蠟燭屋。芯から目を離さない。短く、からかい、貸した火まで覚えている。「〜だよ」「〜しな」',
    },
    {
      id: 'hiyama',
      name: 'ヒヤマ',
      called: '火の番改めのヒヤマ',
      soul: 'kuramochi',
      manner:
        '火の番改め。毎晩、軒の灯を数える。正確で丁寧で冷たい。本人は冗談のつもりがない。「〜であります」「定めでは」',
    },
    {
      id: 'shigure',
      name: 'シグレ',
      called: '面売りのシグレ',
      soul: 'sagiri',
      manner:
        '面売り。繰り返しを知っていて、祭りの終わらない町に留まりたい。柔らかく、言いさして終わる。「まあ、いいさ」',
    },
    {
      id: 'nazuna',
      name: 'ナズナ',
      called: '手当て所のナズナ',
      soul: 'mio',
      manner: '手当て所の人。あたたかく、尋ね返し、手を見る。「〜かしら」「〜でしょう？」',
    },
    {
      id: 'kachi',
      name: 'カチ',
      called: '拍子木の子カチ',
      soul: 'yomi',
      manner: '拍子木を打つ子ども。変わった数え歌で数える。嘘をつかず、説明もしない',
    },
    {
      id: 'kihei',
      name: 'キヘイ',
      called: '丸屋のキヘイ',
      manner: '丸屋の主人。兄。声が大きく、縁起をかつぐ。角のある物を避ける。「縁起でもない！」',
    },
    {
      id: 'orie',
      name: 'オリエ',
      called: '角屋のオリエ',
      manner:
        '角屋の女主人。妹。早口で、端数が嫌い。割り切れないものを見ると落ち着かない。「きっちりと」',
    },
    {
      id: 'sosuke',
      name: 'ソウスケ',
      called: '彫師の弟子ソウスケ',
      manner:
        '看板彫りの弟子。腕はよいが、最初の一画が彫れない。「いや、その」「もう一枚、削ってから」',
    },
  ],
  promise: 'signboard',
  quest: QUEST,
  demand: {
    categories: { アクセサリ: 1.2, 本: 1.2, 薬: 1.2, 食物: 1.1, 剣: 0.8, 盾: 0.8 },
    tags: { light: 1.3, fire: 0.8, paper: 1.1, precious: 1.1, sign: 1.3, sea: 0.9 },
  },
  weather: { clear: 5, cloud: 3, fog: 1, rain: 1 },
  sky: {
    dawn: [
      [
        '城の白壁が、町より先に朝を着る。',
        '明けの風が、軒の灯を一つずつ味見して通る。',
        '屋根瓦のいちばん上の一枚だけに、日が乗った。',
        '戸板を外す音が、通りの端から歩いてくる。',
        'ゆうべの太鼓の余韻が、まだ軒の樋で鳴っている。',
        '水を打つ柄杓の音が、右と左で競いあう。',
        '堀の靄から、荷舟の舳先だけが町に入ってきた。',
        '火を落とした灯の列が、百一の影を白壁に並べる。',
        '豆腐屋の湯気が、朝の最初の看板になった。',
        '鳩が一羽、どちらの店の屋根で鳴くか迷っている。',
        '彫師町の鑿が、目覚ましの代わりに一打ちずつ起きていく。',
      ],
    ],
    day: [
      [
        '日は城の鯱をまたいだ。',
        '昼の通りでは、暖簾の影が客より先に店へ入る。',
        '真昼の瓦の上で、布団と猫が場所を分けあう。',
        '時を告げる太鼓に、腹の鳴る音が返事をした。',
        '丸い日除けと四角い日除けが、同じだけ道に影を落とす。',
        '祭りの飾りを干す竿が、通りの空を縞にした。',
        '飴を引く匂いが、四つ辻から四方へ等しく配られる。',
        '昼の城は静かで、町のほうだけがよく喋る。',
        '荷車の轍に、こぼれた米と雀が一列に並ぶ。',
        '笛の稽古が、昼餉のあいだも同じところでつまずく。',
        '日盛りの敷石で、犬が真ん中を譲らずに寝ている。',
      ],
    ],
    dusk: [
      [
        '夕焼けが、どの店の白壁にも同じ値をつけた。',
        '石垣の隙間から、先に夜が顔を出す。',
        '西の空が、火種を吹くように赤くなる。',
        '軒下で、灯を入れる手が順に上がっていく。',
        '宵の支度に、町じゅうの踏み台が道へ出た。',
        '城の影が通りを渡り、店を一軒ずつ先に閉める。',
        '湯屋の煙が、提灯より先に夜を知らせる。',
        '浴衣の糊の匂いが、角を曲がるたびに濃くなった。',
        '空の藍が、染物屋の甕より一段だけ浅い。',
        '太鼓の皮を火で炙る音が、腹の底に触れる。',
        '暮れ六つまえの風が、短冊という短冊を裏返す。',
      ],
    ],
    night: [
      [
        '軒の灯が、堀の水にもう一つの町を吊るした。',
        '城の窓より高いところに、星がまばらに店を出す。',
        '遠くの拍子木が、夜を二つずつ折っていく。',
        '夜の城下は、灯の数だけ油の匂いがする。',
        '屋台の湯気が、灯の列を順にぼかしていく。',
        '酔った下駄の音が、右へ三歩、左へ三歩と帰る。',
        '遠い神輿の声が、波のように寄せてやんだ。',
        '金魚の桶に、提灯がひとつずつ浮いている。',
        '瓦の上で、猫の寄り合いが始まった。',
        '火の番の声が、通りの端で折り返してくる。',
        '堀端の蛍が、余りの灯と見まちがえられた。',
      ],
    ],
  },
  readings: {
    二葉屋: 'ふたばや',
    丸屋: 'まるや',
    角屋: 'かどや',
    火の見櫓: 'ひのみやぐら',
    屋号: 'やごう',
    暖簾: 'のれん',
    彫師: 'ほりし',
    蠟燭: 'ろうそく',
    拍子木: 'ひょうしぎ',
    半鐘: 'はんしょう',
    手代: 'てだい',
    戸板: 'といた',
    鑿: 'のみ',
    庇: 'ひさし',
    帳場: 'ちょうば',
    回状: 'かいじょう',
    神輿: 'みこし',
  },
  storylets: [
    ...FRAME,
    ...FIRST_LIGHT,
    ...LAST_LIGHT,
    ...PROMISE_FOUND,
    ...PROMISE_LATE,
    ...PROMISE_ELSEWHERE,
    ...THREAD_OF_THE_LANTERN,
    ...THREAD_OF_THE_DOG,
    ...THREAD_OF_THE_CARVER,
    ...THREAD_OF_THE_BOYCOTT,
    ...TRADE,
    ...FESTIVAL,
    ...STALLS,
    ...EVE,
    ...LATE_EVENINGS,
  ],
  battles: BATTLES,
};
