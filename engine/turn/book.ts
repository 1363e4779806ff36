import type { World } from '../storylets/format/world';
import { newSave, type StorySave } from './save';
import { spinesBySeed, spinesOfStory } from './spines-of-story';
import { visitsTo } from './visits';
import { worldsByNumber } from './worlds-by-number';
import { CHAPTERS, inStoryOrder, orderOfWorlds } from './worlds-of-story';

export interface BookStart {
  readonly seed: number;
  /** The story's number among all, from 1; 0 for none: its worlds are drawn by the seed. */
  readonly serial: number;
  /** The worlds that the story may visit; with fewer than chapters it visits them again. */
  readonly worlds: readonly World[];
  /** The id of the world of the first chapter; left out for any. */
  readonly first?: string;
}

export interface Book {
  /** Of the chapters, in order. */
  readonly worlds: readonly World[];
  /** Before the first turn. */
  readonly save: StorySave;
}

/** A story before its first turn. */
export function beginBook({ seed, serial, worlds, first }: BookStart): Book {
  const cast = serial > 0 ? worldsByNumber(worlds, serial) : null;
  const order = cast === null ? orderOfWorlds(worlds, seed) : inStoryOrder(cast.chosen, serial);
  const begun = worlds.filter(({ id }) => id === first);
  const inOrder = [...begun, ...order.filter(({ id }) => id !== first)];
  const visits = Math.ceil(CHAPTERS / inOrder.length);
  const book = visitsTo(inOrder, CHAPTERS);
  const ids = book.map(({ id }) => id);
  if (cast === null) {
    const bySeed = spinesBySeed(book, seed);
    return { worlds: book, save: { ...newSave(seed, ids), spines: bySeed } };
  }
  const tellings = ids.map((_, chapter) => {
    const world = inOrder[chapter % inOrder.length];
    const before = world === undefined ? 0 : cast.timesBefore(world);
    return before * visits + Math.floor(chapter / inOrder.length);
  });
  const { timesBefore } = cast;
  const dealt = spinesOfStory(book, { worlds: inOrder, timesBefore });
  const spines = dealt.map((one) => one?.id ?? null);
  const spineTellings = dealt.map((one) => one?.timesBefore ?? null);
  const save = { ...newSave(seed, ids, serial, tellings), spines, spineTellings };
  return { worlds: book, save };
}
