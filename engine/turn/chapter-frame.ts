import { shuffled } from '../world/random';
import type { StorySave } from './save';

/** Which passages of no particular world open and close a chapter. */
export interface ChapterFrame {
  /** The habit that the previous world has left in the traveller. */
  readonly tellsLeftovers: boolean;
  /** The state of the gear. */
  readonly tellsGear: boolean;
  /** The voice of 帳場, with its tally. */
  readonly tellsLedger: boolean;
  /** The tooth that the gear regains. */
  readonly tellsTooth: boolean;
}

/** How chapters between the first and the last begin and end: a frame that is the same each time bores readers. */
const BEGINNINGS = [
  { tellsLeftovers: true, tellsGear: false },
  { tellsLeftovers: true, tellsGear: true },
  { tellsLeftovers: false, tellsGear: true },
  { tellsLeftovers: true, tellsGear: false },
] as const;
const ENDS = [
  { tellsLedger: true, tellsTooth: false },
  { tellsLedger: false, tellsTooth: true },
  { tellsLedger: true, tellsTooth: true },
] as const;
const WHOLE_END = { tellsLedger: true, tellsTooth: true } as const;

/** The frame of the current chapter: complete in the first and at the end of the last one, partial between. */
export function frameOf({ seed, chapter, worlds }: StorySave): ChapterFrame {
  const ofStory = { seed, chapter: 0, turn: 0 };
  const isFirst = chapter === 1;
  const isLast = chapter === worlds.length;
  const beginnings = shuffled(ofStory, 'chapter-beginnings', BEGINNINGS);
  const ends = shuffled(ofStory, 'chapter-ends', ENDS);
  const beginning = isFirst
    ? { tellsLeftovers: false, tellsGear: true }
    : (beginnings[(chapter - 2) % beginnings.length] ?? BEGINNINGS[0]);
  const end = isFirst || isLast ? WHOLE_END : (ends[(chapter - 2) % ends.length] ?? WHOLE_END);
  return { ...beginning, ...end };
}
