import { BODY_WORDS, NATURE_WORDS } from '../../character/lexicon/bodies';
import { FEAR_WORDS } from '../../character/lexicon/fears';
import { HABIT_WORDS } from '../../character/lexicon/habits';
import { LIMIT_WORDS } from '../../character/lexicon/limits';
import { SKILL_WORDS } from '../../character/lexicon/skills';
import { TEMPER_WORDS } from '../../character/lexicon/tempers';
import { THING_WORDS } from '../../character/lexicon/things';
import { TIE_WORDS } from '../../character/lexicon/ties';
import { TRADE_WORDS } from '../../character/lexicon/trades';
import {
  AGE_LABELS,
  GENDER_LABELS,
  HUMAN_LABEL,
  STAGE_LABELS,
  STATE_LABELS,
  VOICE_LABELS,
  WANT_LABELS,
} from '../../character/report/labels';
import { AGE_BANDS, BODIES, GENDERS, NATURES } from '../../character/vocabulary/bodies';
import { FEARS } from '../../character/vocabulary/fears';
import { HABITS } from '../../character/vocabulary/habits';
import { LIMITS } from '../../character/vocabulary/limits';
import { SKILLS } from '../../character/vocabulary/skills';
import { TEMPERS } from '../../character/vocabulary/tempers';
import { THINGS } from '../../character/vocabulary/things';
import { TIES, TIE_STATES } from '../../character/vocabulary/ties';
import { TRADES, TRADE_STAGES } from '../../character/vocabulary/trades';
import { VOICES } from '../../character/vocabulary/voices';
import { WANTS } from '../../character/vocabulary/wants';

/** The Japanese words that a model is shown for the ids of a vocabulary, and answers with. */
export type AnswerWords<Id extends string = string> = ReadonlyMap<string, Id>;

/** @throws Error where two ids have the same word */
export function wordsFor<Id extends string>(
  ids: readonly Id[],
  labelOf: (id: Id) => string,
): AnswerWords<Id> {
  const words = new Map<string, Id>();
  for (const id of ids) {
    const word = asAnswered(labelOf(id));
    if (words.has(word)) throw new Error(`${word} stands for ${words.get(word)} and ${id}`);
    words.set(word, id);
  }
  return words;
}

/** A word as it is compared: models write its width and its wave dash in several ways. */
export function asAnswered(word: string): string {
  return word.normalize('NFKC').replaceAll('~', '〜');
}

/** Kinds of which a character may have several, by the word for one of them. */
export const LIST_WORDS = {
  得意: { list: 'skills', words: wordsFor(SKILLS, (id) => SKILL_WORDS[id].label) },
  苦手: { list: 'limits', words: wordsFor(LIMITS, (id) => LIMIT_WORDS[id].label) },
  体: { list: 'body', words: wordsFor(BODIES, (id) => BODY_WORDS[id].label) },
  気質: { list: 'tempers', words: wordsFor(TEMPERS, (id) => TEMPER_WORDS[id].label) },
  癖: { list: 'habits', words: wordsFor(HABITS, (id) => HABIT_WORDS[id].label) },
  好き: { list: 'likes', words: wordsFor(THINGS, (id) => THING_WORDS[id].label) },
  嫌い: { list: 'dislikes', words: wordsFor(THINGS, (id) => THING_WORDS[id].label) },
  恐れ: { list: 'fears', words: wordsFor(FEARS, (id) => FEAR_WORDS[id].label) },
} as const;

export const NATURE_ANSWERS = wordsFor(NATURES, (id) =>
  id === 'human' ? HUMAN_LABEL : NATURE_WORDS[id].label,
);
export const GENDER_ANSWERS = wordsFor(GENDERS, (id) => GENDER_LABELS[id]);
export const AGE_ANSWERS = wordsFor(AGE_BANDS, (id) => AGE_LABELS[id]);
export const TIE_ANSWERS = wordsFor(TIES, (id) => TIE_WORDS[id].label);
export const TRADE_ANSWERS = wordsFor(TRADES, (id) => TRADE_WORDS[id].label);
export const THING_ANSWERS = LIST_WORDS.好き.words;
export const VOICE_ANSWERS = wordsFor(VOICES, (id) => VOICE_LABELS[id]);
/** 〜 stands for the object of the want. */
export const WANT_ANSWERS = wordsFor(WANTS, (id) => WANT_LABELS[id].replace('{}', '〜'));
/** Only what is said beside the tie or the trade: a living person, a present trade have no word. */
export const STATE_ANSWERS = wordsFor(
  TIE_STATES.filter((state) => state !== 'living'),
  (state) => STATE_LABELS[state],
);
export const STAGE_ANSWERS = wordsFor(
  TRADE_STAGES.filter((stage) => stage !== 'present'),
  (stage) => STAGE_LABELS[stage],
);
