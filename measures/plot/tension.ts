import { average, deviation } from '../format/average';
import {
  chaptersOf,
  isGameMasters,
  type MeasuredStory,
  type MeasuredTurn,
} from '../format/measured-story';

/** The average tension of the scenes, chapter by chapter, over all stories. */
export function tensionByChapter(stories: readonly MeasuredStory[]): number[] {
  const chapters = stories.map((story) => chaptersOf(story).map(tensionOf));
  const most = Math.max(0, ...chapters.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    average(chapters.flatMap((story) => story[index] ?? [])),
  );
}

/** How much tension rises from the first chapter to the last: the slope of the line that fits best, × the steps. */
export function tensionRise(byChapter: readonly number[]): number {
  const middle = (byChapter.length - 1) / 2;
  const mean = average(byChapter);
  const products = byChapter.map((tension, index) => (index - middle) * (tension - mean));
  const squares = byChapter.map((_, index) => (index - middle) ** 2);
  return (average(products) / average(squares)) * (byChapter.length - 1);
}

/** The spread of the turning points' places in their chapters, each 0 to 1: their standard deviation. */
export function turningPointSpread(stories: readonly MeasuredStory[]): number {
  return deviation(
    stories.flatMap(chaptersOf).flatMap((turns) => {
      const index = turns.findIndex(({ facts }) => facts.isTurningPoint);
      return index === -1 ? [] : [(index + 1) / turns.length];
    }),
  );
}

const tensionOf = (turns: readonly MeasuredTurn[]): number =>
  average(turns.filter(isGameMasters).map(({ facts }) => facts.tension));
