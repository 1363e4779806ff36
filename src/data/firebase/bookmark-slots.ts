import * as v from 'valibot';
import type { Bookmark } from '../../../story/bookmark';

/** Bookmarks that an account keeps; the rules know as many slots, from 0. */
const SLOTS = 200;

const slotSchema = v.object({
  /** In data of an earlier version the story's name stands in the place of the slot. */
  docid: v.optional(v.string()),
  chapter: v.pipe(v.number(), v.integer(), v.minValue(1)),
  section: v.pipe(v.number(), v.integer(), v.minValue(1)),
  date: v.string(),
});
const slotsSchema = v.fallback(v.record(v.string(), v.unknown()), {});

interface Slot {
  readonly name: string;
  readonly docid: string;
  readonly bookmark: Bookmark;
}

/** The oldest first. */
function readSlots(stored: unknown): Slot[] {
  return Object.entries(v.parse(slotsSchema, stored))
    .flatMap(([name, slot]): Slot[] => {
      const parsed = v.safeParse(slotSchema, slot);
      if (!parsed.success) return [];
      const { docid = name, ...bookmark } = parsed.output;
      return [{ name, docid, bookmark }];
    })
    .sort((a, b) => (a.bookmark.date < b.bookmark.date ? -1 : 1));
}

/** Bookmarks by the participant whose story it is; of two of one story the newer one. What is none is left out. */
export function parseBookmarkSlots(stored: unknown): Readonly<Record<string, Bookmark>> {
  return Object.fromEntries(readSlots(stored).map(({ docid, bookmark }) => [docid, bookmark]));
}

/**
 * What is to be written so that a bookmark is kept: in its story's slot, else in a free one, else in the place of the
 * oldest.
 */
export function bookmarkChanges(
  stored: unknown,
  docid: string,
  bookmark: Bookmark,
): Readonly<Record<string, unknown>> {
  const all = readSlots(stored);
  const names = Array.from({ length: SLOTS }, (_, slot) => String(slot));
  const isSlot = new Set(names);
  const slots = all.filter(({ name }) => isSlot.has(name));
  const taken = new Set(slots.map(({ name }) => name));
  const name =
    slots.find((slot) => slot.docid === docid)?.name ??
    names.find((free) => !taken.has(free)) ??
    slots[0]?.name ??
    '0';
  const stale = all.filter((slot) => slot.docid === docid && slot.name !== name);
  return {
    ...Object.fromEntries(stale.map((slot) => [slot.name, null])),
    [name]: { docid, ...bookmark },
  };
}
