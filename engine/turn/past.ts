import { happenedIn } from '../narration/facts/happened';
import { namedIn } from '../narration/introduce';
import type { Past } from '../narration/narrator';
import type { StorySave } from './save';
import type { TurnOutcome } from './turn-outcome';

/** Turns kept word for word. */
const TURNS = 2;
/** Earlier deeds, a line each. */
const DEEDS = 8;
/** Characters of such a line. */
const DEED_LENGTH = 60;
/** Finished chapters of which a sentence is kept, the latest ones. */
const CHAPTERS = 4;
/** Characters of such a sentence. */
const CHAPTER_LENGTH = 120;

/** What a narrator may look back on after this turn: it grows no further, however long the story is. */
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

/** A new chapter is told in another world: of the last few before it, a sentence each is left. */
export function pastAfterChapter({ chapters }: Past, summary: string): StorySave['past'] {
  const summaries = [...chapters, summary.slice(0, CHAPTER_LENGTH)];
  return { chapters: summaries.slice(-CHAPTERS), deeds: [], turns: [], named: [] };
}
