import { shareOf } from '../format/average';
import { chaptersOf, type MeasuredStory, type MeasuredTurn } from '../format/measured-story';

const repeats = (turns: readonly MeasuredTurn[]): boolean =>
  turns.some(({ facts }) => facts.pass >= 2);

/** Chapters whose day is lived twice or more, 0 to 1. */
export function repeatedDays(stories: readonly MeasuredStory[]): number {
  return shareOf(stories.flatMap(chaptersOf), repeats);
}

/** Of these, chapters with a deed that needs what an earlier pass has taught; NaN where no day is repeated. */
export function repeatedDaysWithLoopersDeed(stories: readonly MeasuredStory[]): number {
  return shareOf(stories.flatMap(chaptersOf).filter(repeats), (turns) =>
    turns.some(({ facts: { pass, learntInPass = Infinity } }) => learntInPass < pass),
  );
}
