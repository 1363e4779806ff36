import type { MeasuredStory } from '../format/measured-story';
import { impossibleYears } from './ages';
import { brokenDeadlines } from './deadlines';
import { unintroduced } from './introductions';

/** Where a story's text contradicts itself or the character: `kind: world/scene: the words`. */
export function contradictionsIn(story: MeasuredStory): string[] {
  return [...brokenDeadlines(story), ...impossibleYears(story), ...unintroduced(story)];
}

/** How many there are of each kind. @param found As `kind: …`. */
export function countedByKind(found: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of found) {
    const kind = one.split(':')[0] ?? '';
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}
