import type { Theme } from '../../story/theme';
import type { World } from '../storylets/format/world';
import { shuffled } from '../world/random';

/** Chapters of a story; fewer only where there are fewer worlds. */
export const CHAPTERS = 5;

/** What keeping a world's promise costs the traveller, on a scale from 1, owed goods, to 4, a name that must be spoken. */
const COST: Readonly<Record<Theme, number>> = {
  商人物語立身出世篇: 1,
  商人物語商売繁盛篇: 2,
  魔法学校: 2,
  冒険物: 3,
  ほのぼの: 3,
  ミステリー: 4,
  バトルロワイヤル: 4,
};

/**
 * The worlds of a story's chapters: different ones in a shuffled order. The first is never the quiet ほのぼの, the last is
 * the one whose promise costs the most.
 */
export function orderOfWorlds(worlds: readonly World[], seed: number): readonly World[] {
  const all = shuffled({ seed, chapter: 0, turn: 0 }, 'worlds', worlds);
  return arranged(all.slice(0, CHAPTERS));
}

/** The same rules for worlds that were dealt. @param serial The story's number. */
export function inStoryOrder(worlds: readonly World[], serial: number): readonly World[] {
  return arranged(shuffled({ seed: serial, chapter: 0, turn: 0 }, 'dealt-worlds', worlds));
}

function arranged(chosen: readonly World[]): readonly World[] {
  const dearest = Math.max(...chosen.map(({ theme }) => COST[theme]));
  const last = chosen.filter(({ theme }) => COST[theme] === dearest).slice(-1);
  const others = chosen.filter((world) => !last.includes(world));
  const first = others.filter(({ theme }) => theme !== 'ほのぼの').slice(0, 1);
  return [...first, ...others.filter((world) => !first.includes(world)), ...last];
}
