import * as v from 'valibot';
import { parseFavoriteKey } from '../../../story/favorite-key';
import type { ReaderRecord } from '../reader';
import { parseBookmarkSlots } from './bookmark-slots';

/** The rows of a list or of a map; what is no row is left out. */
export function parseList<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
): v.InferOutput<TSchema>[] {
  const rows: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return rows.flatMap((row) => {
    const parsed = v.safeParse(schema, row);
    return parsed.success ? [parsed.output] : [];
  });
}

const recordSchema = v.fallback(v.record(v.string(), v.unknown()), {});

/** Favourite key → likes, numbers above 0 only. */
export function parseCounts(value: unknown): Record<string, number> {
  const counts = v.parse(recordSchema, value);
  return Object.fromEntries(
    Object.entries(counts).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    ),
  );
}

/** The favourite keys in one account's likes, `{favoriteKey: true}`. */
export const parseLikes = (value: unknown): string[] =>
  Object.keys(v.parse(recordSchema, value)).filter((key) => parseFavoriteKey(key) !== null);

/** Counts the likes of one story in the likes of all users, `{uid: {favoriteKey: true}}`. */
export function countLikes(docid: string, value: unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const likes of Object.values(v.parse(recordSchema, value))) {
    for (const key of Object.keys(v.parse(recordSchema, likes))) {
      if (parseFavoriteKey(key)?.docid === docid) counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return counts;
}

const readerSchema = v.object({
  settings: v.fallback(v.string(), ''),
  bookmark: v.fallback(v.record(v.string(), v.unknown()), {}),
});

/** What an account remembers of its reading; what is no bookmark is left out. */
export function parseReader(value: unknown): ReaderRecord {
  const { settings, bookmark } = v.parse(readerSchema, v.parse(recordSchema, value));
  return { settings, bookmarks: parseBookmarkSlots(bookmark) };
}
