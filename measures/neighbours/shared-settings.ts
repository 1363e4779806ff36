import { average } from '../format/average';
import type { MeasuredStory } from '../format/measured-story';

/** What neighbouring stories have in common. */
export interface SharedSettings {
  /** Worlds that two neighbours share: on the average, and the most. */
  readonly worlds: number;
  readonly worldsAtMost: number;
  /** Spines (a world's promise) likewise. */
  readonly spines: number;
  readonly spinesAtMost: number;
  /** Pairs of neighbours with the same worlds, in whatever order. */
  readonly sameWorlds: number;
  readonly pairs: number;
}

/** @param row Stories in the order of their serial numbers. */
export function sharedSettings(row: readonly MeasuredStory[]): SharedSettings {
  const pairs = row.slice(1).map((story, index) => [row[index] ?? story, story] as const);
  const worlds = pairs.map(([a, b]) => sharedBy(worldsOf(a), worldsOf(b)));
  const spines = pairs.map(([a, b]) => sharedBy(spinesOf(a), spinesOf(b)));
  return {
    worlds: average(worlds),
    worldsAtMost: Math.max(0, ...worlds),
    spines: average(spines),
    spinesAtMost: Math.max(0, ...spines),
    sameWorlds: pairs.filter(([a, b]) => setOf(worldsOf(a)) === setOf(worldsOf(b))).length,
    pairs: pairs.length,
  };
}

const worldsOf = ({ settings }: MeasuredStory): string[] => [
  ...new Set(settings.map(({ world }) => world)),
];
const spinesOf = ({ turns }: MeasuredStory): string[] => [
  ...new Set(turns.map(({ facts }) => facts.spine)),
];
const sharedBy = (a: readonly string[], b: readonly string[]): number =>
  a.filter((one) => b.includes(one)).length;
const setOf = (names: readonly string[]): string => [...names].sort().join();
