import { isHeros, type MeasuredStory } from '../format/measured-story';
import { average } from '../format/average';

/** What the character did, in order: `scene/action`. */
export function deedsOf({ turns }: Pick<MeasuredStory, 'turns'>): string[] {
  return turns.filter(isHeros).map(({ facts }) => `${facts.scene}/${facts.action ?? ''}`);
}

/** How far two stories' deeds are apart, from 0 (the same) to 1: Levenshtein's distance over the longer one's length. */
export function deedDistance(a: readonly string[], b: readonly string[]): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : editDistance(a, b) / longer;
}

/** Of every pair of stories with one seed and camp: stories that differ in the trait alone. */
export function distanceBetweenTraits(stories: readonly MeasuredStory[]): number {
  const deeds = stories.map(deedsOf);
  return average(
    stories.flatMap((story, index) =>
      stories.slice(0, index).flatMap((other, before) => {
        if (story.seed !== other.seed || story.camp !== other.camp) return [];
        return [deedDistance(deeds[index] ?? [], deeds[before] ?? [])];
      }),
    ),
  );
}

function editDistance(a: readonly string[], b: readonly string[]): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  a.forEach((one, line) => {
    const next = [line + 1];
    b.forEach((other, column) => {
      const replaced = (row[column] ?? 0) + (one === other ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    });
    row = next;
  });
  return row.at(-1) ?? 0;
}
