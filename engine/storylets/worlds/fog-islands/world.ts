import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { BATTLES } from './battles';
import { DRIFT_GOODS, HANGING_PEDLAR, LEFT_BEHIND, LOOPERS_STALL } from './buying';
import { BATH_PLEDGES, BLUE_PAINT, WAITING_HUT, WIND_TAGS } from './buying-far';
import { MIME_MARKET, SEIZED_GOODS, TWIN_SHOPS } from './buying-odd';
import { BY_THE_WAY, NIGHT_CROSSING } from './crossing';
import { SILENT_DRUM } from './danger';
import { PEOPLE } from './people';
import { PLACES } from './places';
import { CLOSING } from './promise-closing';
import { FOUND_REGISTER, FOUND_ROPE, OPENING, PROMISE } from './promise-found';
import { SETTLED_BRIDGE_END, SETTLED_HUT } from './promise-settled';
import { STAKE_GLASS, STAKE_WICK } from './promise-stake';
import { UNDERSTOOD_FIELD_BOOK, UNDERSTOOD_GLASS } from './promise-understood';
import {
  BATH_MARKET,
  HALF_LOADS,
  LANDED_CAPTAIN,
  SHY_SWORDSMAN,
  STRANDED_QUEUE,
  SURVEY_PARTY,
} from './selling';
import { BASKET_FAMILY, NO_ADDRESS, SLEEPLESS } from './selling-late';
import { APOLOGIES, CHILDREN_SHOP, STATUE } from './selling-odd';
import {
  BOOTS_GO,
  BOOTS_WAIT,
  CUB_FOLLOWS,
  CUB_REPAYS,
  WAGER_BOARD,
  WAGER_CALLED,
} from './threads';
import { FINE_REFUNDED, FINE_WRITTEN } from './fine-and-change';
import { CLOSING_BASKET, CLOSING_WHARF } from './homeward';
import { SETTLED_POSTS, STAKE_OIL } from './last-oil';
import { FOUND_BATH, UNDERSTOOD_PUPPETS } from './letter-by-water';
import { OPENING_FIRST_FOOT, OPENING_SOLES } from './openings';
import { STEPS_PAWNED, STEPS_REDEEMED } from './pawned-steps';
import { ASAGI_SURPRISE, INDOOR_FOG, LAST_BASKET, SHEEP_TRIAL } from './quarrels';
import { SLEEPER_DRAWS, SLEEPER_WAKES } from './sleepwalker';
import { QUEST } from './quest';

export const FOG_ISLANDS: World = {
  id: 'fog-islands',
  theme: '冒険物',
  name: '霧渡りの島々',
  titles: ['昼までの橋', '裏から見た灯', '八つ目の島', '鎖の片端', '足音を聞く橋'],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '最後の手紙は裏の橋を渡り、{me}はその灯りを表から見た。',
          '三十年遅れの手紙が、{me}の足音とともに八つ目の島へ届いた。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は待たせた三十年を勘定し、八つ目の島までの長さを帳面に入れた。',
          '借りを返し終えて、{me}の革袋には銀貨{purse}が残った。',
        ],
      ],
    },
    {
      when: [knows('broken')],
      say: [
        [
          '{me}は手紙を届けず、かわりに待っていた人の足を動かした。',
          '約束は{me}の手で破れ、裏の橋に新しい足音が鳴った。',
        ],
      ],
    },
    { when: [], say: ['{me}は霧の橋を渡り、うしろ向きの光をひとつ見た。'] },
  ],
  places: PLACES,
  start: 'wharf',
  people: PEOPLE,
  promise: PROMISE,
  quest: QUEST,
  demand: {
    categories: { 地図: 1.4, 道具: 1.2, 剣: 1.2, 食物: 1.1, 原料: 0.9 },
    tags: { light: 1.3, rope: 1.2, sound: 1.2, travel: 1.1 },
  },
  weather: { fog: 5, cloud: 3, clear: 2, rain: 1 },
  sky: {
    dawn: [
      [
        '夜のほどけ目から霧が湧き、島どうしをつないだ。',
        '朝の霧が島の裾を縫いあわせていく。',
        '六つ目の鐘の尾を、霧がくわえて延びた。',
        '固まりたての橋は、まだ湯気を立てている。',
        '鴎が一羽、できたばかりの欄干を試している。',
        '寝坊の橋が一本、遅れて海から起きあがる。',
        '足踏みの音が、島の端から端へうつっていく。',
        '海の上で、白い橋がきしみながら固まった。',
        '橋の固まる音で、港の犬が目を覚ます。',
        '夜のあいだに、橋はひとつ場所を変えていた。',
      ],
    ],
    day: [
      [
        '橋の縁が薄くなり、下の波が透けはじめた。',
        '昼の太鼓打ちが、撥を湿らせて空を見ている。',
        '霧の板に、人の影より濃い魚の影が差す。',
        '急ぐ足と急がない足とで、橋の白さが違う。',
        '日が高い。橋の上の話し声が早口になる。',
        '洗濯物の乾くのと橋の溶けるのが、競走をする。',
        '欄干の先が、ひと雫ずつ海へ帰りはじめた。',
        '昼が近い。橋の白さに、海の青がまじる。',
        '渡り終えた者たちが、岸から橋に手を振る。',
        '渡る者の足踏みが、三つから五つに増えた。',
      ],
    ],
    dusk: [
      [
        '橋はもうない。綱籠の滑車が鳴きはじめる。',
        '縄のきしみが、島と島との夕方の挨拶になる。',
        '日の沈むほうから順に、海が板をしまっていく。',
        '籠を待つ者が、籠を待つ顔で並んでいる。',
        '夕映えに、影だけの橋が一本かかって消えた。',
        '渡りそこねた者が、岸で足踏みをしてみている。',
        '綱を伝って、向こうの島の飯の匂いが来る。',
        '霧がほどけ、島はひとつずつ独りになった。',
        '綱籠の影が、波の上を四角く渡っていく。',
        '島と島とが、灯をともして名乗りあう。',
      ],
    ],
    night: [
      [
        '岬の灯がともり、波に裏返しの字が伸びる。',
        '星が映ると、海は島を百も持つ。',
        '寝言のような霧が、岸に寄っては離れていく。',
        '岬の光がひと回りするあいだに、犬が二度吠えた。',
        '夜の潮が、昼の足音を沖へ洗っている。',
        'どこかの窓で、縄を綯う音が眠りかけている。',
        '沖の暗がりが、一度だけ息を吸った。',
        '霧けものが、海の上で寝返りを打った。',
        '綱籠の鈴だけが、島から島へ渡っていく。',
        '夜霧の底で、忘れられた足音が三つ鳴る。',
      ],
    ],
  },
  readings: {
    霧渡り: 'きりわたり',
    戻り灯: 'もどりび',
    灯守: 'ひもり',
    橋改め: 'はしあらため',
    綱籠: 'つなかご',
    硝子: 'がらす',
    野帳: 'やちょう',
    封蝋: 'ふうろう',
    過料: 'かりょう',
    抽斗: 'ひきだし',
    膏薬: 'こうやく',
    鉄梃: 'かなてこ',
    胼胝: 'たこ',
    霧けもの: 'きりけもの',
    撥: 'ばち',
    紙魚: 'しみ',
    綯: 'な',
    筵: 'むしろ',
    仔: 'こ',
    驢馬: 'ろば',
    人足: 'にんそく',
    角灯: 'かくとう',
    脛: 'すね',
    洟: 'はな',
    鴎: 'かもめ',
  },
  storylets: [
    OPENING,
    OPENING_FIRST_FOOT,
    OPENING_SOLES,
    FOUND_REGISTER,
    FOUND_ROPE,
    FOUND_BATH,
    UNDERSTOOD_GLASS,
    UNDERSTOOD_FIELD_BOOK,
    UNDERSTOOD_PUPPETS,
    STAKE_GLASS,
    STAKE_WICK,
    STAKE_OIL,
    SETTLED_BRIDGE_END,
    SETTLED_HUT,
    SETTLED_POSTS,
    CLOSING,
    CLOSING_WHARF,
    CLOSING_BASKET,
    DRIFT_GOODS,
    LEFT_BEHIND,
    HANGING_PEDLAR,
    LOOPERS_STALL,
    SEIZED_GOODS,
    MIME_MARKET,
    TWIN_SHOPS,
    BATH_PLEDGES,
    WIND_TAGS,
    WAITING_HUT,
    BLUE_PAINT,
    STRANDED_QUEUE,
    SHY_SWORDSMAN,
    SURVEY_PARTY,
    BATH_MARKET,
    HALF_LOADS,
    LANDED_CAPTAIN,
    APOLOGIES,
    CHILDREN_SHOP,
    STATUE,
    SLEEPLESS,
    BASKET_FAMILY,
    NO_ADDRESS,
    CUB_FOLLOWS,
    CUB_REPAYS,
    WAGER_BOARD,
    WAGER_CALLED,
    BOOTS_WAIT,
    BOOTS_GO,
    STEPS_PAWNED,
    STEPS_REDEEMED,
    SLEEPER_DRAWS,
    SLEEPER_WAKES,
    FINE_WRITTEN,
    FINE_REFUNDED,
    INDOOR_FOG,
    SHEEP_TRIAL,
    LAST_BASKET,
    ASAGI_SURPRISE,
    SILENT_DRUM,
    NIGHT_CROSSING,
    BY_THE_WAY,
  ],
  battles: BATTLES,
};
