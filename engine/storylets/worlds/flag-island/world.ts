import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { BATTLES } from './battles';
import { BETWEEN_BOUTS } from './between-bouts';
import { BUYING } from './buying';
import { BUYING_ODD } from './buying-odd';
import { DAWNS } from './dawns';
import { FRAME } from './frame';
import { LATE } from './late';
import { LETTERS_AND_TUNNELS } from './letters-and-tunnels';
import { NIGHTS } from './nights';
import { PEOPLE } from './people';
import { PLACES } from './places';
import { PROMISE, PROMISE_FOUND } from './promise-found';
import { PROMISE_MORE } from './promise-more';
import { PROMISE_SETTLED } from './promise-settled';
import { PROMISE_STAKE } from './promise-stake';
import { PROMISE_UNDERSTOOD } from './promise-understood';
import { SELLING_FRONT } from './selling-front';
import { SELLING_ODD } from './selling-odd';
import { SELLING_REAR } from './selling-rear';
import { THREADS } from './threads';
import { QUEST } from './quest';

/**
 * 旗の島: four teams fight for flags, and who has had enough ties a ribbon to a post. What is true, in whatever order it
 * is told: the boat home takes only people who have won once. Twelve years ago サネ lowered the sword so that the
 * traveller could go; the traveller understood, and called back from the boat what now stands in the record as a
 * catchphrase: next time I'll lose on purpose. サネ has lost to ninety-eight others since, and has never won.
 */
export const FLAG_ISLAND: World = {
  id: 'flag-island',
  theme: 'バトルロワイヤル',
  name: '旗の島',
  titles: [
    '次は、わざと負けます',
    '勝者、机',
    '九十九敗の達人',
    '杭に結んだ白いリボン',
    '決まり！と書かれる前に',
  ],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '{me}は四隊の争う旗の島で、負けの達人にいちど負けて、十二年前の決め台詞を本当にした。',
          '旗の島の参り杭に、{me}は白いリボンを結び、負けつづけた人へ最初の一勝を返した。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は旗の島で四隊を相手に商い、借りていた負けを利息ごと納めた。',
          '十二年遅れの負けひとつを、{me}は旗の島に納品し、負けつづけた人の名を勝者の欄に残した。',
        ],
      ],
    },
    {
      when: [],
      say: [
        [
          '{me}は旗の島で、わざと負ける約束を承知で破り、勝ち負けのほうを引っくり返した。',
          '四つの隊を残らず巻きこんで、{me}は旗の島の約束を破り、負けの数え方をわからなくした。',
        ],
      ],
    },
  ],
  places: PLACES,
  start: 'ground',
  people: PEOPLE,
  promise: PROMISE,
  quest: QUEST,
  demand: {
    categories: { 剣: 1.3, 鎧: 1.2, 盾: 1.3, 薬: 1.1, 食物: 1.1, 本: 0.8, 地図: 1.1 },
    tags: { drink: 1.3, rope: 1.1, sign: 1.1, heavy: 0.9, precious: 0.9 },
  },
  weather: { clear: 5, cloud: 4, rain: 2, fog: 1 },
  sky: {
    dawn: [
      [
        '夜露が、四つの旗を同じ重さにしている。',
        '四色の天幕から、四通りのいびきが揃ってやむ。',
        'まだ誰も負けていない空が、端から明るむ。',
        '旗竿の影が一本ずつ、起きる順に伸びていく。',
        'ほどき忘れのリボンに、朝露の玉が並んでいる。',
        '鶏が名乗りをあげ、もう一羽が受けて立つ。',
        '砂を掃く四本の箒が、四つの朝を始めた。',
        '朝の光は、いちばん負けの多い杭から照らす。',
        '明け方の砂に、まだ誰の足跡もない。',
        '東の海が、朱とも山吹ともつかない色になる。',
      ],
    ],
    day: [
      [
        '日が真上に来て、敵も味方も影が短い。',
        '杭の先で、蜻蛉が勝者の顔をしている。',
        '兜を脱いだ頭から、湯気が旗のように立つ。',
        '昼の光のなかでは、どの隊の汗も同じ色だ。',
        '名乗りの声が、暑さで半分ほどに縮んでいる。',
        '日陰の取りあいだけは、記録に載らない。',
        '太鼓の皮が熱くなり、撥のほうが音をあげた。',
        '昼の砂が、靴の底をせかしている。',
        '旗の色が褪せて見えるほど、空が白い。',
        '蝉が一斉に鳴き、一斉に息を継いだ。',
      ],
    ],
    dusk: [
      [
        '西日に、墨の旗までが朱く染まる。',
        '降参の声と、夕飯を呼ぶ声が似てくる時刻だ。',
        '砂の上の足跡に、影の水がたまっていく。',
        '今日の勝者たちが、同じ坂を同じ速さで下りてくる。',
        '四本の煙が上がり、上のほうで一本になった。',
        '日暮れの杭は、昼より少し背が高く見える。',
        '木刀を肩に帰る影が、敵味方の順に並ぶ。',
        '夕方の影は、隊をまたいで長く伸びる。',
        '勝負の声が減り、鍋の音が増えていく。',
        '日の縁が、海に腰をおろした。',
      ],
    ],
    night: [
      [
        '夜は、旗の色より結び目の手ざわりが頼りだ。',
        '記録台の帳面だけが、夜露に濡れないよう布を着ている。',
        '眠った隊から順に、島の声が一つずつ減る。',
        '月が砂の円を照らし、誰も上がらない。',
        '闇のなかで誰かが、明日の決め台詞を稽古している。',
        '見張りどうしが、欠伸で合図を交わした。',
        '波だけが、まだ勝ち負けを言い張っている。',
        '見張りの火が四つ、遠慮がちに瞬く。',
        '夜風が、杭のリボンを一本ずつ数えていく。',
        '星は隊を組まずに、好きなところにいる。',
      ],
    ],
  },
  readings: {
    参り杭: 'まいりぐい',
    参り亭: 'まいりてい',
    朱: 'しゅ',
    藍: 'あい',
    墨: 'すみ',
    山吹: 'やまぶき',
    検分役: 'けんぶんやく',
    線売り: 'せんうり',
    短冊: 'たんざく',
    舫い綱: 'もやいづな',
    旗竿: 'はたざお',
    木戸: 'きど',
    供託金: 'きょうたくきん',
    瓦版: 'かわらばん',
    暖簾: 'のれん',
    釣瓶: 'つるべ',
    撥: 'ばち',
  },
  storylets: [
    ...FRAME,
    ...DAWNS,
    ...NIGHTS,
    ...PROMISE_FOUND,
    ...PROMISE_UNDERSTOOD,
    ...PROMISE_STAKE,
    ...PROMISE_SETTLED,
    ...PROMISE_MORE,
    ...BUYING,
    ...BUYING_ODD,
    ...SELLING_FRONT,
    ...SELLING_REAR,
    ...SELLING_ODD,
    ...THREADS,
    ...LETTERS_AND_TUNNELS,
    ...LATE,
    ...BETWEEN_BOUTS,
  ],
  battles: BATTLES,
};
