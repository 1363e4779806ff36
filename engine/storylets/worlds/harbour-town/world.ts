import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { BATTLES } from './battles';
import { BOATS } from './boats';
import { ERRANDS } from './errands';
import { FIRST_LIGHT } from './first-light';
import { FRAME } from './frame';
import { HARBOUR } from './harbour';
import { LAST_LIGHT } from './last-light';
import { LODGERS } from './lodgers';
import { SCALES_AND_CRATES } from './scales-and-crates';
import { SOLD_TWICE } from './sold-twice';
import { TAE_AND_HER_BOX } from './tae-and-her-box';
import { NIGHTS } from './nights';
import { PLACES } from './places';
import { PROMISE_ELSEWHERE } from './promise-elsewhere';
import { PROMISE_FOUND } from './promise-found';
import { PROMISE_LAST_HOURS } from './promise-last-hours';
import { PROMISE_SETTLED } from './promise-settled';
import { PROMISE_STAKE } from './promise-stake';
import { PROMISE_UNDERSTOOD } from './promise-understood';
import { SLOPE } from './slope';
import { STALLS } from './stalls';
import { OFFICE_AND_SHOP } from './office-and-shop';
import { INN_AND_PORTERS } from './inn-and-porters';
import { QUEST } from './quest';

/** 港町シオノミ: from a mat to a stall to a shop, at a fair price. */
export const HARBOUR_TOWN: World = {
  id: 'harbour-town',
  theme: '商人物語立身出世篇',
  name: '港町シオノミ',
  titles: [
    '名前のない客',
    '水たまりの値段',
    '六つ目の鐘と市の印',
    '日暮れまでの商い',
    '干物屋は顔を上げない',
  ],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '{me}は港町シオノミで、名前を書かない客をさがしあて、約束の荷を届けた。',
          '忘れていた約束の荷を、{me}は港町シオノミで、名のない客の手に渡しきった。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は港町シオノミで商いを重ね、名前のない客への約束を、利子をつけて返し終えた。',
          '港町シオノミで値切り値切られた{me}は、果たせなかった約束を銀貨で清算した。',
        ],
      ],
    },
    {
      when: [],
      say: [
        [
          '{me}は港町シオノミの帳面をかき乱し、名前のない客との約束を、承知のうえで破った。',
          '港町シオノミを騒ぎの渦にした{me}は、約束の荷を、とうとう約束どおりには渡さなかった。',
        ],
      ],
    },
  ],
  places: PLACES,
  start: 'market',
  people: [
    {
      id: 'tae',
      name: 'タエ',
      called: '干物屋のタエ',
      soul: 'tae',
      manner: '干物屋。顔を上げずに売る。短く、潮気があり、からかう。「〜しな」「〜だよ」',
    },
    {
      id: 'kuramochi',
      name: 'クラモチ',
      called: '市の役人クラモチ',
      soul: 'kuramochi',
      manner: '市の役人。正確で丁寧で冷たい。本人は冗談のつもりがない。「〜です」「規則では」',
    },
    {
      id: 'sagiri',
      name: 'サギリ',
      called: '商売がたきのサギリ',
      soul: 'sagiri',
      manner: '商売がたき。柔らかく、言いさして終わる。「まあ、いいさ」',
    },
    {
      id: 'mio',
      name: 'ミオ',
      called: '薬草茶のミオ',
      soul: 'mio',
      manner: '薬草茶の店の人。あたたかく、尋ね返し、手を見る。「〜かしら」「〜でしょう？」',
    },
    {
      id: 'yomi',
      name: 'ヨミ',
      called: '桟橋の子ヨミ',
      soul: 'yomi',
      manner: '桟橋の子ども。変わった数え歌で数える。嘘をつかず、説明もしない',
    },
    {
      id: 'genzo',
      name: 'ゲンゾウ',
      called: '網元のゲンゾウ',
      manner: '網元の老人。慎重で、指で数え、肝心のところを言わない。「〜じゃろう」',
    },
    {
      id: 'tome',
      name: 'トメ',
      called: '貝売りのトメ',
      manner: '貝売り。「ここだけの話」を日に四十回する。声をひそめるほどよく通る',
    },
    {
      id: 'hatsu',
      name: 'ハツ',
      called: '大家のハツ',
      manner:
        '空き店の大家の老婆。都合の悪いときだけ耳が遠い。前歯が一本ない。「〜だよ」「〜かい」',
    },
    {
      id: 'roku',
      name: 'ロク',
      called: '灯台守のロク',
      manner: '灯台守。火を「おしの」と呼び、女房のように話しかける。人には口下手',
    },
    {
      id: 'bungo',
      name: 'ブンゴ',
      called: '荷運び頭のブンゴ',
      manner: '荷運びの頭。何でも荷として考える。「〜ってもんだ」',
    },
  ],
  promise: 'nameless-client',
  quest: QUEST,
  demand: {
    categories: { 食物: 1.2, 原料: 1.1, 道具: 1.2, 薬: 1.1, 本: 0.9, 剣: 0.9 },
    tags: { sea: 0.8, rope: 1.3, light: 1.2, sweet: 1.2 },
  },
  weather: { clear: 4, cloud: 3, rain: 2, fog: 1 },
  sky: {
    dawn: [
      [
        '空の端が、魚の腹の色をしている。',
        '漁から戻る舟が、朝を一枚ずつ引いてくる。',
        '夜の残りが、軒の下でまだ値切られている。',
        '明けの風は、濡れた綱の匂いがした。',
        '沖の灯りがひとつずつ、名を呼ばれたように戻ってくる。',
        '屋根の鷗が、今日の最初の悪口を言う。',
        '戸口の水がまだ黒く、柄杓の底だけが白い。',
        '一番舟の櫂の音で、坂の犬が順に起きる。',
        '暗いうちに焼かれた餅の匂いが、通りの角を曲がる。',
        '石畳は、まだ誰の足も覚えていない。',
        '東の雲が、腹のほうから赤くなった。',
        '朝凪。旗も噂も、まだ垂れたままでいる。',
      ],
    ],
    day: [
      [
        '日は帆柱より高い。',
        '昼の光が、売り声の隙間まで入りこむ。',
        '影が短くなり、値札の字が大きくなった。',
        '鷗が二羽、日時計の針の上で居眠りをしている。',
        '番所の昼の太鼓が、律儀に二つ鳴って止む。',
        '干された網の影が、道じゅうを魚の形にする。',
        'どこかの二階で、三味線が同じところを間違える。',
        '日盛りの坂を、氷売りの滴だけが先に下りてくる。',
        '船大工の鎚の音が、昼飯のあいだだけ途切れる。',
        '沖に白い帆が三枚、動かないふりをしている。',
        '昼の鯖は、目をあけたまま半値になる。',
        '塩をまいた石段が、鏡のように眩しい。',
      ],
    ],
    dusk: [
      [
        '西の水が、銅貨の色に変わる。',
        '影ばかりが長く、客足は短い。',
        '夕焼けが、桶の中の水まで売り物にした。',
        '帰る舟と出る舟とが、灯りを一度ずつ振りあう。',
        '坂の上から順に、煮物の匂いが下りてくる。',
        '売れ残った氷が、桶の中で小さく鳴いて消えた。',
        '鐘楼の影が海まで届き、そこで折れる。',
        '子どもを呼ぶ声と、猫を呼ぶ声が混ざる。',
        '荷車はみな軽くなり、車輪の音が高くなった。',
        '夕凪に、町じゅうの洗濯物がうつむく。',
        '赤とんぼが一匹、値札の上で値を待っている。',
        '灯台が一度またたき、それから本気で灯った。',
      ],
    ],
    night: [
      [
        '海の上に、星とは別の灯りが並ぶ。',
        '戸板の閉まる音が、坂を上から順に下りてくる。',
        '夜の波止場では、声より先に息が白い。',
        '月が、誰も値をつけない銀を水に撒いている。',
        '番所の窓だけが明るく、算盤の音がそこから漏れる。',
        '繋がれた舟が、眠る獣のように腹を鳴らす。',
        '夜鳴きの蕎麦の灯が、坂の途中で湯気に隠れた。',
        '遠い岬の灯が、ぱち、と瞬きを寄こす。',
        '石畳の鱗が、星の数だけ光っている。',
        'どこかの二階で、帳面を閉じる音がした。',
        '潮の上げる音で、桟橋が少しずつ浮く。',
        '犬が一声、誰かの夢の続きを吠える。',
      ],
    ],
  },
  readings: {
    網元: 'あみもと',
    波止場: 'はとば',
    干物: 'ひもの',
    朝市: 'あさいち',
    帳場: 'ちょうば',
  },
  storylets: [
    ...FRAME,
    ...FIRST_LIGHT,
    ...LAST_LIGHT,
    ...PROMISE_FOUND,
    ...PROMISE_UNDERSTOOD,
    ...PROMISE_STAKE,
    ...PROMISE_SETTLED,
    ...PROMISE_ELSEWHERE,
    ...PROMISE_LAST_HOURS,
    ...SCALES_AND_CRATES,
    ...SOLD_TWICE,
    ...TAE_AND_HER_BOX,
    ...HARBOUR,
    ...OFFICE_AND_SHOP,
    ...INN_AND_PORTERS,
    ...BOATS,
    ...ERRANDS,
    ...STALLS,
    ...LODGERS,
    ...SLOPE,
    ...NIGHTS,
  ],
  battles: BATTLES,
};
