import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { BATTLES } from './battles';
import { BARGAINS } from './bargains';
import { BUYING } from './buying';
import { CUSTOMERS } from './customers';
import { DAYS } from './days';
import { HARMLESS_BATTLES } from './harmless-battles';
import { FRAME } from './frame';
import { MORNINGS_AND_NIGHTS } from './mornings-and-nights';
import { PLACES } from './places';
import { PROMISE_CHAIR } from './promise-chair';
import { PROMISE_FOUND } from './promise-found';
import { PROMISE_LATE } from './promise-late';
import { SELLING } from './selling';
import { SMALL_HOURS } from './small-hours';
import { VILLAGE_BUSINESS } from './village-business';
import { THREAD_OF_THE_LETTER } from './thread-of-the-letter';
import { THREAD_OF_THE_GOAT } from './thread-of-the-goat';
import { THREAD_OF_THE_LEAVEN } from './thread-of-the-leaven';
import { THREADS_OF_PEOPLE } from './threads-of-people';
import { THREADS_OF_SOUNDS } from './threads-of-sounds';
import { QUEST } from './quest';

/**
 * 谷の村ひだまり: a village whose mayor is a goat and whose want is an ordinary day. What is true, in whatever order it is
 * told: the traveller once ran out to buy sunset salt (夕焼け塩: any white salt, seen by the lamp at home), wrote on the steamed window that it would be back for supper, and did not
 * come. Since then ハコベ has left the salt out, because a supper that isn't finished has nobody late; every neighbour
 * carries a pinch that nobody dares to put in. カスミ has eaten the waiting bowl, to hear somebody say おかえり. The letter
 * that nobody opens is her own, to the traveller, about a day on which nothing happened.
 */
export const SUNNY_VALLEY: World = {
  id: 'sunny-valley',
  theme: 'ほのぼの',
  name: '谷の村ひだまり',
  titles: [
    '特になし、の一日',
    '塩を買いに出た人',
    '山羊の村長と余った椀',
    '出来上がらない夕飯',
    '窓のくもる時間',
  ],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '{me}は山羊が村長をつとめる谷の村で、長く待たされていた夕飯の席に、ただいまと言って着いた。',
          '谷の村ひだまりで、{me}は待たせた家に帰り、出来上がらなかった夕飯を出来上がらせた。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は谷の村で待たせた夕飯の代を一枚ずつ払い、はじめて値段のない飯を食べた。',
          '谷の村ひだまりで、{me}は忘れていた夕飯の借りを利子ごと返し、遅れた席についた。',
        ],
      ],
    },
    {
      when: [],
      say: [
        [
          '{me}は谷の村で、夕飯までに帰るという約束を承知でやぶり、待つことのほうを終わらせた。',
          '何も起きない谷の村に、{me}は何かを起こし、鍋の前の長い「まだ」を終わらせた。',
        ],
      ],
    },
  ],
  places: PLACES,
  start: 'well',
  people: [
    {
      id: 'fuku',
      name: 'ムギ',
      called: 'パン屋のムギ',
      soul: 'tae',
      manner:
        'パン屋。捏ね台から顔を上げない。短く、からかい、取り置きの数は一つも忘れない。「〜だよ」「〜しな」',
    },
    {
      id: 'bando',
      name: 'バンドウ',
      called: '湯屋の番台バンドウ',
      soul: 'kuramochi',
      manner:
        '湯屋の番台で、村の書記。正確で丁寧で冷たい。山羊の返事まで真顔で記録する。「〜でございます」',
    },
    {
      id: 'kasumi',
      name: 'カスミ',
      called: '長湯のカスミ',
      soul: 'sagiri',
      manner:
        '長湯の客。繰り返しを知っていて、この谷に留まりたい。柔らかく、言いさして湯に沈む。「まあ、いいさ」',
    },
    {
      id: 'nazuna',
      name: 'ハコベ',
      called: '夕飯を煮るハコベ',
      soul: 'mio',
      manner:
        '湯気の家で夕飯を煮る。忘れないよう物に名札をつける。あたたかく、尋ね返し、手を見る。「〜でしょう？」「〜かしら」',
    },
    {
      id: 'too',
      name: 'トオ',
      called: '山羊番のトオ',
      soul: 'yomi',
      manner: '山羊番の子。変わった数え歌で話す。嘘をつかず、説明もしない',
    },
    {
      id: 'genta',
      name: 'ゲンタ',
      called: '釜焚きのゲンタ',
      manner: '湯屋の釜焚き。声が大きく、何でも一大事にする。食べ物と火にはすぐ謝る。「大変だ！」',
    },
    {
      id: 'moyo',
      name: 'モヨ',
      called: '枕の宿の主人モヨ',
      manner:
        '枕の宿の主人。枕を名前で呼ぶ老人で、枕投げの負け知らず。寝言のような敬語。「おやすみでございますよ」',
    },
    {
      id: 'soncho',
      name: '村長',
      manner: '山羊。「め」としか言わない。紙なら何でも食べる。投票用紙を全部食べて当選した',
    },
    {
      id: 'tsuta',
      name: 'ツタ婆',
      called: '豆屋のツタ婆',
      manner:
        '豆屋。耳が遠く、聞きたいことだけ聞こえる。豆に話しかけ、余りと言う者に莢を投げる。「〜のさ」「〜だよ」',
    },
    {
      id: 'roku',
      name: 'モク',
      called: '粉屋のモク',
      manner:
        '粉屋。何でも「だいたい」で量る大男。端数と時計が嫌いで、勘だけはいつも当たる。「だいたい〜だな」',
    },
    {
      id: 'hayate',
      name: 'ハヤテ',
      called: '郵便配りのハヤテ',
      manner:
        '郵便配り。名に似あわず谷でいちばん足が遅い。宛名を覚え、道草の話が長い。「急ぎませんがね」「〜ですなあ」',
    },
    {
      id: 'jinpachi',
      name: 'ジンパチ',
      called: '老大工のジンパチ',
      manner:
        '笛を習いはじめた老大工。一曲の一節しか吹けない。無口で、言葉のかわりに吹く。「……ん」',
    },
    {
      id: 'asa',
      name: 'アサ',
      called: 'パン屋の早番アサ',
      manner:
        '双子の姉。パン屋の早番で、日の出前に起きて夕方に寝る。元気よく、途中で寝る。「〜です！」',
    },
    {
      id: 'yuu',
      name: 'ユウ',
      called: '湯番のユウ',
      manner: '双子の弟。湯屋の遅番で、夕方に起きて日の出に寝る。小声で、丁寧。「〜でして」',
    },
  ],
  promise: 'supper',
  quest: QUEST,
  demand: {
    categories: { 食物: 1.2, 原料: 1.2, 薬: 1.1, 本: 1, 道具: 1, 剣: 0.8, 鎧: 0.8, 盾: 0.8 },
    tags: { warm: 1.2, sweet: 1.1, sleep: 1.2, cold: 0.7, secret: 0.9 },
  },
  weather: { clear: 5, cloud: 3, rain: 2, fog: 1, snow: 1 },
  moves: [
    '{place}まで、猫の歩く側を歩いた。',
    '洗濯物をくぐりくぐり、{place}。',
    '豆の匂いをたどるうちに{place}へ出る。',
    '{place}へ行くと言うと、道端の婆さまが豆をひと莢くれた。',
    '村長のうしろをついていったら、{place}だった。',
    '{place}まで来るのに、おはようを九つ言った。',
    '坂ひとつで{place}。',
    '下駄の音のするほうへ歩き、{place}。',
  ],
  sky: {
    dawn: [
      [
        '朝日は湯屋の煙突から先に着く。',
        '谷の底に、まだ夜が一匙ぶん残っている。',
        '鶏が一声まちがえ、言い直した。',
        '窓が順番に開いて、寝息を外へ干す。',
        '山の端が、パンの皮の色になる。',
        '靄のなかで、山羊の鈴だけが起きていた。',
        '屋根の霜が、煙突のまわりから丸く消えていく。',
        '井戸の釣瓶が、今日の一杯目を落とす音がした。',
        '夜のあいだに縮んだ板が、ぱちぱちと背のびをする。',
        '朝露が、蜘蛛の巣の編み目を数えなおしている。',
        'まだ暗いうちから、窯だけが明るい。',
      ],
    ],
    day: [
      [
        '日なたが、山羊の背から背へ移っていく。',
        '昼の村では、影まで短く畳んである。',
        '干した布団が、屋根の上でふくらんだ。',
        'お昼の煙が、谷のまん中でひとつに混ざる。',
        '豆の花に蜂が来て、律儀に一輪ずつ頭を下げる。',
        '昼寝の時刻で、村の音がひとつずつ横になった。',
        '井戸端の石が、座れるほどにあたたまっている。',
        '真昼の坂を、誰かの帽子がひとりで下りていく。',
        '隣村の昼の鐘が、少し遅れて谷に届いた。',
        '水車が、腹ごなしのように回っている。',
        '日向の猫が、日向ごと半歩ずれた。',
      ],
    ],
    dusk: [
      [
        '夕方は、豆の煮える匂いから始まる。',
        '家々の窓が、内側から白くなっていく。',
        '帰る山羊の影が、柵より長くのびた。',
        '湯屋の火の粉が、一番星の練習をする。',
        '呼ばれた子から順に、通りが静かになる。',
        '西の峠だけが、まだ明日の話をしている。',
        '洗濯物が取りこまれ、空がいっぺんに広くなった。',
        '夕焼けが、軒先の笊の豆まで赤くした。',
        '鍋の蓋の鳴る音で、どの家が何を煮ているかがわかる。',
        '烏が一羽、今日の分を言いおえて黙った。',
        '道の石が、昼の温みを足の裏へ返してくる。',
      ],
    ],
    night: [
      [
        '谷の夜は、蓋をした鍋のように丸い。',
        '灯りの数を数える人も、もう眠い。',
        '川の音が、昼より一間ほど近くに来る。',
        'どこかの屋根で、猫が布団を見つけた。',
        '月が、湯屋の屋根の瓦を一枚ずつ検分していく。',
        '寝言がふたつ、壁ごしに話を合わせている。',
        '夜風が、掲示板の紙の角だけを読んで去った。',
        '梟が、昼間の会議の続きを始める。',
        '竈の灰の下で、明日の火がまるくなっている。',
        '星は多いが、どれも寝坊の顔をしていた。',
        '遠い犬の声に、近い犬が寝たまま返事をする。',
      ],
    ],
  },
  readings: {
    灰汁: 'あく',
    莢: 'さや',
    笊: 'ざる',
    竈: 'かまど',
    窯: 'かま',
    釜焚き: 'かまたき',
    番台: 'ばんだい',
    樋: 'とい',
    捏ね台: 'こねだい',
    白墨: 'はくぼく',
    忘れ湯: 'わすれゆ',
    桟: 'さん',
    盥: 'たらい',
    帳場: 'ちょうば',
    元種: 'もとだね',
    筵: 'むしろ',
    釣瓶: 'つるべ',
    蝸牛: 'かたつむり',
    梟: 'ふくろう',
    長持: 'ながもち',
    反故: 'ほご',
    腰巻: 'こしまき',
  },
  storylets: [
    ...FRAME,
    ...MORNINGS_AND_NIGHTS,
    ...PROMISE_FOUND,
    ...PROMISE_LATE,
    ...PROMISE_CHAIR,
    ...THREAD_OF_THE_LETTER,
    ...THREAD_OF_THE_GOAT,
    ...THREAD_OF_THE_LEAVEN,
    ...THREADS_OF_PEOPLE,
    ...THREADS_OF_SOUNDS,
    ...BUYING,
    ...BARGAINS,
    ...SELLING,
    ...CUSTOMERS,
    ...DAYS,
    ...HARMLESS_BATTLES,
    ...SMALL_HOURS,
    ...VILLAGE_BUSINESS,
  ],
  battles: BATTLES,
};
