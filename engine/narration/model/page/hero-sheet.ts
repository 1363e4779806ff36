import { BODY_WORDS, NATURE_WORDS } from '../../../character/lexicon/bodies';
import { FEAR_WORDS } from '../../../character/lexicon/fears';
import { HABIT_WORDS } from '../../../character/lexicon/habits';
import { LIMIT_WORDS } from '../../../character/lexicon/limits';
import { SKILL_WORDS } from '../../../character/lexicon/skills';
import { TEMPER_WORDS } from '../../../character/lexicon/tempers';
import { THING_WORDS } from '../../../character/lexicon/things';
import { AGE_LABELS, VOICE_LABELS } from '../../../character/report/labels';
import { wantWords } from '../../../character/report/want-words';
import { addressOf, pronounOf } from '../../../character/voices/address';
import { VOICE_SHEETS } from '../../../character/voices/voice-sheets';
import type { Traveller } from '../../../world/traveller';
import { STAND_INS } from '../../facts/stand-ins';
import type { Sheet } from './sheet';

type WordsOf<Id extends string> = Readonly<Record<Id, { readonly label: string }>>;

/** The traveller's card and voice. Nothing of it was typed by anybody. */
export function heroSheet(traveller: Traveller): Sheet {
  const { camp, want, voice, age, nature, categories } = traveller;
  const row = <Id extends string>(name: string, ids: ReadonlySet<Id>, words: WordsOf<Id>): Sheet =>
    ids.size === 0 ? {} : { [name]: [...ids].map((id) => words[id].label) };
  return {
    名: STAND_INS.me,
    陣営: camp,
    望み: wantWords(want),
    ...(nature === null || nature === 'human' ? {} : { 姿: NATURE_WORDS[nature].label }),
    ...(age === null ? {} : { 年: AGE_LABELS[age] }),
    ...row('体', traveller.body, BODY_WORDS),
    ...row('得意', traveller.skills, SKILL_WORDS),
    ...row('苦手', traveller.limits, LIMIT_WORDS),
    ...row('恐れ', traveller.fears, FEAR_WORDS),
    ...row('気質', traveller.tempers, TEMPER_WORDS),
    ...row('癖', traveller.habits, HABIT_WORDS),
    ...row('好き', traveller.likes, THING_WORDS),
    ...row('嫌い', traveller.dislikes, THING_WORDS),
    ...(categories.length === 0 ? {} : { 商い: categories }),
    話し方: VOICE_LABELS[voice],
    自分の呼び方: pronounOf(traveller),
    ...(addressOf(traveller) === '' ? {} : { 相手の呼び方: addressOf(traveller) }),
    声の見本: VOICE_SHEETS[voice].samples.slice(0, 4),
  };
}
