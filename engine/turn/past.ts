import { happenedIn } from '../narration/facts/happened';
import { namedIn } from '../narration/introduce';
import type { Past } from '../narration/narrator';
import type { Situation } from '../storylets/rules/situation';
import type { StorySave } from './save';
import type { TurnOutcome } from './turn-outcome';

/** Latest turns that are kept unchanged. */
const TURNS = 2;
/** Latest deeds that are kept, a line each. */
const DEEDS = 8;
/** Length of such a line in UTF-16 code units. */
const DEED_LENGTH = 60;
/** Latest finished chapters that are kept, a sentence each. */
const CHAPTERS = 4;
/** Length of such a sentence in UTF-16 code units. */
const CHAPTER_LENGTH = 120;

/** The story so far after a turn; its size is bounded. */
export function pastAfter(
  { chapters, deeds, turns, named }: Past,
  { situation, events, text }: TurnOutcome,
): StorySave['past'] {
  const deed = happenedIn(situation, events).join('、').slice(0, DEED_LENGTH);
  return {
    chapters: [...chapters],
    deeds: (deed === '' ? [...deeds] : [...deeds, deed]).slice(-DEEDS),
    turns: [...turns, text].slice(-TURNS),
    named: [...new Set([...named, ...namedIn(text, situation)])],
  };
}

/** The story so far after a turn as it would be with another text of it. @param known The names before the turn. */
export function pastWithText(
  past: StorySave['past'],
  known: readonly string[],
  text: string,
  situation: Situation,
): StorySave['past'] {
  // A chapter that has ended keeps its summary alone.
  if (past.turns.length === 0) return past;
  return {
    ...past,
    turns: [...past.turns.slice(0, -1), text],
    named: [...new Set([...known, ...namedIn(text, situation)])],
  };
}

/** The story so far at the start of a chapter: another world, so that only the chapters' summaries are kept. */
export function pastAfterChapter({ chapters }: Past, summary: string): StorySave['past'] {
  const summaries = [...chapters, summary.slice(0, CHAPTER_LENGTH)];
  return { chapters: summaries.slice(-CHAPTERS), deeds: [], turns: [], named: [] };
}
