import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { CELLAR } from './cellar';
import { CHIMNEY_AND_BUTTON } from './chimney-and-button';
import { CLOSINGS } from './closings';
import { COAT_AND_LETTERS } from './coat-and-letters';
import { DRAWER_AND_BOOTS } from './drawer-and-boots';
import { FRAME } from './frame';
import { GATE_AND_STOVE } from './gate-and-stove';
import { GUESTS } from './guests';
import { HOUSE } from './house';
import { LATE } from './late';
import { OPENINGS } from './openings';
import { PARLOUR_GAMES } from './parlour-games';
import { PLACES } from './places';
import { PROMISE_AT_THE_BELL } from './promise-at-the-bell';
import { PROMISE_LOST } from './promise-lost';
import { PROMISE_REMEMBERED } from './promise-remembered';
import { THREADS } from './threads';
import { WARES } from './wares';
import { PROMISE_FOUND } from './promise-found';
import { QUEST } from './quest';

/**
 * 時計館: snowed in, nine guests and ten cups. What is true, in whatever order it is told: thirty winters ago the
 * keeper's daughter ハル came home in time by the clock that she had made herself, but the house's clocks were a minute
 * fast and the bolt fell at six; a traveller had promised to call her name from inside and vanished with the sixth stroke.
 * Since then the keeper has taken the six out of forty clocks, so that she is never late, and lays a tenth cup. She has
 * come back as シオリ, the mender of books: the one who isn't there has been counted twice.
 */
export const CLOCK_HOUSE: World = {
  id: 'clock-house',
  theme: 'ミステリー',
  name: '時計館',
  titles: [
    '五時六十分の晩餐',
    '九人の客と十のカップ',
    'ここにいない人の名前',
    '六時のない館',
    '白い布の下の正しい時計',
  ],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '{me}は雪に閉ざされた時計館で十杯目のカップの謎を解き、ここにいないはずの人の名を、家の中から呼んだ。',
          '六時のない時計館で、{me}は三十年おくれの約束を守り、いないはずの人を一人、席に着かせた。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は雪の時計館で客を相手に商い、三十年ぶんの勘定を清めて、いない人の名を帳面に取り戻した。',
          '九人の客と十のカップの館で、{me}は果たせなかった約束を、利子をつけて払い終えた。',
        ],
      ],
    },
    {
      when: [],
      say: [
        [
          '{me}は時計館の決まりという決まりをあべこべにして、名を呼ぶ約束を、承知のうえで破った。',
          '雪の時計館を引っかき回した{me}は、約束を守るかわりに、いないはずの人に自分から名のらせた。',
        ],
      ],
    },
  ],
  places: PLACES,
  start: 'hall',
  shutIn: true,
  people: [
    {
      id: 'toyo',
      name: 'トヨ',
      called: '料理番のトヨ',
      soul: 'tae',
      manner:
        '料理番。鍋から目を離さない。短く、からかい、恩も皿の数も忘れない。「〜だよ」「〜しな」',
    },
    {
      id: 'harima',
      name: 'ハリマ',
      called: '館守のハリマ',
      soul: 'kuramochi',
      manner:
        '館守。正確で丁寧で冷たい。六という数を決して言わず、五時六十分と言う。本人は冗談のつもりがない。「〜でございます」',
    },
    {
      id: 'usui',
      name: 'ウスイ',
      called: '灰色の客ウスイ',
      soul: 'sagiri',
      manner:
        '灰色の外套の客。繰り返しを知っていて、ここに留まりたい。柔らかく、言いさして終わる。「まあ、いいさ」',
    },
    {
      id: 'shiori',
      name: 'シオリ',
      called: '本の修繕師シオリ',
      soul: 'mio',
      manner:
        '本の修繕師。左利き。あたたかく、尋ね返し、手を見る。自分のことは話さない。「〜かしら」「〜でしょう？」',
    },
    {
      id: 'tsugumi',
      name: 'ツグミ',
      called: '木の鳥ツグミ',
      soul: 'yomi',
      manner: '布をかぶった時計の木の鳥。変わった数え歌でしか話さない。嘘をつかず、説明もしない',
    },
    {
      id: 'gondo',
      name: 'ゴンドウ',
      called: '探偵のゴンドウ',
      manner:
        '名探偵を名のる客。声が大きく、必ず外れる。人数を数えると自分を忘れて八人になる。「読めた！」',
    },
    {
      id: 'reizei',
      name: 'レイゼイ夫人',
      manner:
        '宝石を重ねた客。鷹揚で、値段にだけ細かい。石が硝子であることを隠している。「〜ですこと」',
    },
    {
      id: 'twins',
      name: 'サヨとマヨ',
      called: '双子のサヨとマヨ',
      manner:
        '双子の老姉妹。ひとつの文を二人で半分ずつ言う。編み物をし、よく食べる。「ねえ」「そうよねえ」',
    },
    {
      id: 'matsuba',
      name: 'マツバ',
      called: '郵便配達のマツバ',
      manner: '雪で足どめの郵便配達。実直で口が固く、嘘をつくと耳が動く。「〜っす」',
    },
    {
      id: 'susu',
      name: 'スス',
      called: '煙突掃除のスス',
      manner:
        '雪で屋根に取り残された煙突掃除の女。客に数えられるのを嫌う。煙で何でも言いあてる。「〜さ」「〜だねえ」',
    },
    {
      id: 'kai',
      name: 'カイ',
      called: '学生のカイ',
      manner:
        '本を持ちすぎた学生。理屈が先に立ち、腹はいつも減っている。「要するに」「〜ですよね」',
    },
  ],
  promise: 'call-her-name',
  quest: QUEST,
  demand: {
    categories: { 本: 1.2, 道具: 1.1, アクセサリ: 1.2, 食物: 1.3, 原料: 0.9, 剣: 0.8, 盾: 0.8 },
    tags: { warm: 1.3, light: 1.2, time: 1.1, cold: 0.6, travel: 0.8, sea: 0.9 },
  },
  weather: { snow: 6, cloud: 3, fog: 1, clear: 2 },
  sky: {
    dawn: [
      [
        '窓の雪が、灰色から白へ一枚めくれる。',
        '夜が明けても、山の輪郭だけがまだ戻らない。',
        '屋根の雪が、朝を支えかねて一度だけ鳴った。',
        '明けの光は、閉じた鎧戸の数だけ細い。',
        '氷の花の咲いた窓から、桃色が少しずつ抜けていく。',
        '夜どおし起きていた蝋燭が、朝に席を譲った。',
        '東の窓だけが白み、西の窓はまだ昨日を映している。',
        '湯の沸く音で、館の一日は光より先に始まる。',
        '朝の寒さが、地下から屋根裏まで順に起きだした。',
      ],
    ],
    day: [
      [
        '昼の雪あかりが、廊下の奥まで届いている。',
        '窓の外は、書き出しに困った紙の色だ。',
        '昼になると、屋根の雪が少しだけ身じろぎする。',
        '日なたと呼べるものが、床に皿一枚ぶん落ちた。',
        '真昼の雪がまぶしくて、館じゅうの肖像画が目を細めている。',
        '氷柱の先から雫がひとつ、数えるほどの間をおいて落ちる。',
        '館じゅうの影が短くなり、時計の脚だけが長く残った。',
        '窓の霜がゆるみ、誰かの描いた顔が泣き顔になる。',
        '昼の鐘の鳴らない家では、腹が正午を知らせる。',
      ],
    ],
    dusk: [
      [
        '窓が青くなり、それから鏡になる。',
        '夕暮れは、この館では足音を立てずに来る。',
        '燭台に火が入ると、客の影が倍に増えた。',
        '暮れ方の雪は、積もるほど静かに明るい。',
        '西日が一度だけ廊下を走り、突きあたりの壁で消えた。',
        '誰かが火を入れ、館の窓がひとつ、雪の上に落ちる。',
        '山が先に夜になり、家がそのあとに続いた。',
        '鎧戸を閉める音が、一階から二階へ上っていく。',
        '夕餉の匂いに押されて、日の光が窓から出ていった。',
      ],
    ],
    night: [
      [
        '夜の館では、針の音のほうが人より多い。',
        '灯りを一つ消すたびに、雪の気配が近くなる。',
        '煙突の奥で、風が低い声で頁を繰る。',
        '夜は、鍵の掛からない部屋から順に冷えていく。',
        '月が出て、庭の雪に四十の窓枠を並べた。',
        '梁が鳴る。昼に暖まった分だけ、家が縮んでいく。',
        '寝台の湯たんぽが、廊下の端で順番を待っている。',
        '遠くで雪が枝から落ち、それきり音というものがない。',
        '火の落ちた炉の奥で、灰が朝までの夢を見ている。',
      ],
    ],
  },
  readings: {
    館守: 'やかたもり',
    閂: 'かんぬき',
    振り子: 'ふりこ',
    文字盤: 'もじばん',
    宿帳: 'やどちょう',
    荷札: 'にふだ',
    竈: 'かまど',
    帳場: 'ちょうば',
    氷柱: 'つらら',
    競り: 'せり',
    天眼鏡: 'てんがんきょう',
    鶫: 'つぐみ',
    木槌: 'きづち',
    蝶番: 'ちょうつがい',
    真鍮: 'しんちゅう',
  },
  storylets: [
    ...FRAME,
    ...OPENINGS,
    ...CLOSINGS,
    ...PROMISE_FOUND,
    ...PROMISE_REMEMBERED,
    ...PROMISE_LOST,
    ...PROMISE_AT_THE_BELL,
    ...THREADS,
    ...CHIMNEY_AND_BUTTON,
    ...CELLAR,
    ...DRAWER_AND_BOOTS,
    ...GUESTS,
    ...COAT_AND_LETTERS,
    ...HOUSE,
    ...PARLOUR_GAMES,
    ...LATE,
    ...WARES,
    ...GATE_AND_STOVE,
  ],
};
