import type { MeasuredStory } from '../format/measured-story';

/** What the table is made of. */
export interface MeasuredStories {
  /** Stories of several traits with the same seeds, camps, name and first line. */
  readonly byTrait: readonly MeasuredStory[];
  /** Stories of many characters in the order of their serial numbers. */
  readonly inARow: readonly MeasuredStory[];
  /** What was found in 10,000 turns, `kind: …` each. */
  readonly violations: readonly string[];
  /** Faults in the language of 10,000 turns. */
  readonly languageFaults: number;
  readonly turnsPerSecond: number;
}
