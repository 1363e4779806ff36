import { knows } from '../../format/condition';
import type { World } from '../../format/world';
import { BATTLES } from './battles';
import { CONFISCATED, FAILED_BATCH, LOST_PROPERTY, WRAPPED_IN_ANSWERS } from './buying';
import { DRYING_GROUND, UNTRIED_CHARMS } from './charms-and-laundry';
import { CLOSINGS } from './closings';
import { DETENTION, HICCUPS, HIDE_AND_SEEK, LONG_GAME } from './endless-days';
import { ENCLOSURES, FAMILIARS_STRIKE, LAST_PINCH } from './bought-while-waiting';
import { HALF_FINISHED_FAIR, ON_APPROVAL, OVERNIGHT_LOANS } from './half-finished';
import { OPENINGS } from './openings';
import { PEOPLE } from './people';
import { PLACES } from './places';
import { CLOSING } from './promise-closing';
import { FOUND_LOAN_CARD, FOUND_OVERDUE, OPENING, PROMISE } from './promise-found';
import { FOUND_STILL_THERE, UNDERSTOOD_REPORT } from './promise-told-by-others';
import { SETTLED_TREE, STAKE_VOICE } from './promise-under-the-tree';
import { SETTLED_COUNTER, SETTLED_LESSON } from './promise-settled';
import { STAKE_EXAM, STAKE_SWALLOW } from './promise-stake';
import { UNDERSTOOD_ASIDE, UNDERSTOOD_HEAVIEST } from './promise-understood';
import {
  ANGRY_DICTIONARY,
  CHALK_CONFESSES,
  DUEL_CLUB,
  ENDLESS_STAIR,
  OLD_POT,
  WAY_OUT,
} from './school';
import {
  EVE_OF_RETAKE,
  LITTLE_QUIZZES,
  PARENTS_AT_GATE,
  TURNING_CLASS,
  TWO_DORMS,
  WHAT_IT_WEIGHS,
} from './selling';
import { CURTAIN_FALLS, GHOST_ON_STAGE, STAR_FALLING, STAR_LANDS } from './stage-and-star';
import { QUEST } from './quest';
import {
  BAT_CHOOSES,
  BOOK_TO_FUKU,
  FALLEN_BOOK,
  LESSON_POOL,
  POOL_BREAKS,
  UMBRELLA_STAND,
} from './threads';

export const EVERGREEN_ACADEMY: World = {
  id: 'evergreen-academy',
  theme: '魔法学校',
  name: '学院トキワ',
  titles: [
    '十一年目の一時間目',
    '葉の落ちない学院',
    '丸を打たなかった日',
    '白墨が先に書く',
    '最後に、もう一点だけ',
  ],
  summary: [
    {
      when: [knows('kept')],
      say: [
        [
          '{me}は借りた四文字を先生の耳に返し、白墨がようやく丸を打った。',
          '十一年つづいた一時間目は、{me}の返した一言で静かに閉じた。',
        ],
      ],
    },
    {
      when: [knows('repaid')],
      say: [
        [
          '{me}は四文字を利息ごと返し、袋には銀貨{purse}が残った。',
          '値のつかない一語を返すために、{me}は十一年ぶんの利息を払いきった。',
        ],
      ],
    },
    {
      when: [knows('broken')],
      say: [
        [
          '{me}は約束を破って四文字を撒き、三百人がめいめいの一日を閉じた。',
          '返されなかった呪文は、学院じゅうの口に住みついた。',
        ],
      ],
    },
    { when: [], say: ['{me}は葉の落ちない学院で、書きかけの一行を見つけた。'] },
  ],
  places: PLACES,
  start: 'room',
  people: PEOPLE,
  promise: PROMISE,
  quest: QUEST,
  demand: {
    categories: { 杖: 1.3, 本: 1.3, 薬: 1.2, 食物: 1.1, 剣: 0.8, 盾: 0.8 },
    tags: { magic: 1.2, memory: 1.2, sleep: 1.1, secret: 1.1 },
  },
  weather: { clear: 4, cloud: 3, rain: 2, fog: 1 },
  sky: {
    dawn: [
      [
        '東の窓から順に、試験用紙の白さで明ける。',
        '露が葉の縁に並び、どれも落ちずにいる。',
        '夜勤の梟と朝番の雀が、屋根で席を替わる。',
        '寮の窓で、寝癖の影が三百ほど伸びをした。',
        '朝の鐘つきが、綱を持ったまま欠伸を一つ飼っている。',
        '夜露に濡れた洗濯物が、人の形で朝を待っていた。',
        '丘の下で鶏が鳴きかけ、こちらを見て黙った。',
        '日の光が時間割の一行目だけを、また温めはじめる。',
        '粥の匂いのほうが、お日さまより先に廊下を来た。',
      ],
    ],
    day: [
      [
        '昼の予鈴が鳴り、本鈴はまだ考えこんでいる。',
        '廊下を飛ぶ本の列が、昼飯の匂いによろけた。',
        '昼休みの札が出て、誰も裏返そうとしない。',
        '昼の明るさの中を、白い粉がゆっくり降りてきた。',
        '日ざしが窓ぎわの席に座り、そこの生徒だけ温かく眠っている。',
        '真昼の塔が、自分の影を靴のように踏んでいた。',
        '弁当の蓋が三つ、同じ角度で光を返す。',
        '正午の影は、どれも途中で書くのをやめた字に似ている。',
        '虫の声が一つ、講義に相槌を打ちつづけている。',
      ],
    ],
    dusk: [
      [
        '夕暮れが黒板の字を、下から一行ずつ消していく。',
        '夕方の渡り廊下に、寄り道の靴音が三つ響く。',
        '屋根の鳩が、夕方の出席を取りはじめた。',
        '夕餉の匂いが階段を上り、途中で座りこんだ。',
        '西日が廊下の端まで来て、帰り道を訊くように止まった。',
        '鉢植えの影が、机の上で夜の予習をしている。',
        '夕焼けは、塔のてっぺんから一段ずつ下りてきた。',
        '寮母の呼ぶ声が、名前の前半だけ届く。',
        '暮れかけた窓に、明日の時間割が薄く映った。',
      ],
    ],
    night: [
      [
        '夜になると、棚の本が小声で寝返りを打つ。',
        '夜が更け、天文室の屋根がこっそり開く。',
        '消灯の見回りが、自分の灯だけ消し忘れて行く。',
        '暗い廊下に、白墨のかけらが一つ光った。',
        '枕の番号札が、寝息に合わせて裏返る。',
        '月が教室を一つずつ見回り、誰も叱らずに行った。',
        '井戸の水に星が一つ、浮かんだままでいる。',
        '夜食の皿を持った影が、壁ぎわを行儀よく並んで渡った。',
        '風見の梟が目をあけ、屋根の寝言を数えている。',
      ],
    ],
  },
  readings: {
    常磐木: 'ときわぎ',
    白墨: 'はくぼく',
    守宮: 'やもり',
    蓬: 'よもぎ',
    撞木: 'しゅもく',
    督促: 'とくそく',
    硝子杯: 'がらすはい',
    栞: 'しおり',
    鑿: 'のみ',
    蝶番: 'ちょうつがい',
    梟: 'ふくろう',
    乳鉢: 'にゅうばち',
    粉受け: 'こなうけ',
    湯呑み: 'ゆのみ',
    夕餉: 'ゆうげ',
    尻尾: 'しっぽ',
    組紐: 'くみひも',
    相合傘: 'あいあいがさ',
  },
  storylets: [
    OPENING,
    ...OPENINGS,
    FOUND_LOAN_CARD,
    FOUND_OVERDUE,
    FOUND_STILL_THERE,
    UNDERSTOOD_ASIDE,
    UNDERSTOOD_HEAVIEST,
    UNDERSTOOD_REPORT,
    STAKE_EXAM,
    STAKE_SWALLOW,
    STAKE_VOICE,
    SETTLED_LESSON,
    SETTLED_COUNTER,
    SETTLED_TREE,
    CLOSING,
    ...CLOSINGS,
    WRAPPED_IN_ANSWERS,
    LOST_PROPERTY,
    FAILED_BATCH,
    CONFISCATED,
    UNTRIED_CHARMS,
    DRYING_GROUND,
    HALF_FINISHED_FAIR,
    ON_APPROVAL,
    OVERNIGHT_LOANS,
    LAST_PINCH,
    ENCLOSURES,
    FAMILIARS_STRIKE,
    EVE_OF_RETAKE,
    WHAT_IT_WEIGHS,
    TWO_DORMS,
    TURNING_CLASS,
    LITTLE_QUIZZES,
    PARENTS_AT_GATE,
    UMBRELLA_STAND,
    BAT_CHOOSES,
    FALLEN_BOOK,
    BOOK_TO_FUKU,
    LESSON_POOL,
    POOL_BREAKS,
    GHOST_ON_STAGE,
    CURTAIN_FALLS,
    STAR_FALLING,
    STAR_LANDS,
    HIDE_AND_SEEK,
    DETENTION,
    HICCUPS,
    LONG_GAME,
    WAY_OUT,
    DUEL_CLUB,
    CHALK_CONFESSES,
    ANGRY_DICTIONARY,
    ENDLESS_STAIR,
    OLD_POT,
  ],
  battles: BATTLES,
};
