import type { Theme } from '../../story/theme';
import type { World } from '../storylets/format/world';
import { orAll } from '../world/or-all';
import { shuffled } from '../world/random';

/** Chapters of a story; fewer only where there are fewer worlds. */
export const CHAPTERS = 5;

/** The theme that no story begins with. */
const QUIET: Theme = 'ほのぼの';

/** Whether the days of a world repeat: each visit tells another promise of several. */
export const repeatsDays = ({ spines = [] }: World): boolean => spines.length > 1;

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

/**
 * The same rules for worlds that were dealt; the first is one whose days repeat, so that the time loop is met at once. Where
 * there are fewer worlds than chapters, stories take turns in which of them comes first, and so is visited most often.
 * @param serial The story's number.
 */
export function inStoryOrder(worlds: readonly World[], serial: number): readonly World[] {
  const orders = ordersOfFew(worlds);
  return (
    orders[(serial - 1) % orders.length] ??
    arranged(shuffled({ seed: serial, chapter: 0, turn: 0 }, 'dealt-worlds', worlds), repeatsDays)
  );
}

/** How many chapters a story has in a world, one story after the other in which it occurs. */
export function visitsInTurn(world: World, worlds: readonly World[]): readonly number[] {
  const orders = ordersOfFew(worlds);
  if (orders.length === 0) return [1];
  const chapters = Array.from({ length: CHAPTERS }, (_, chapter) => chapter);
  return orders.map((order) => {
    const place = order.indexOf(world);
    return chapters.filter((chapter) => chapter % order.length === place).length;
  });
}

/** The orders in which stories visit worlds that are fewer than the chapters; none where they are not. */
function ordersOfFew(worlds: readonly World[]): readonly (readonly World[])[] {
  if (worlds.length === 0 || worlds.length >= CHAPTERS) return [];
  const order = arranged(worlds);
  const turned = order.map((_, from) => [...order.slice(from), ...order.slice(0, from)]);
  return orAll(turned, ([first]) => first?.theme !== QUIET);
}

/** @param suitsFirst Those that come first if they can. */
function arranged(
  chosen: readonly World[],
  suitsFirst: (world: World) => boolean = () => false,
): readonly World[] {
  const dearest = Math.max(...chosen.map(({ theme }) => COST[theme]));
  const last = chosen.filter(({ theme }) => COST[theme] === dearest).slice(-1);
  const others = chosen.filter((world) => !last.includes(world));
  const loud = others.filter(({ theme }) => theme !== QUIET);
  const first = [...loud.filter(suitsFirst), ...loud].slice(0, 1);
  return [...first, ...others.filter((world) => !first.includes(world)), ...last];
}
