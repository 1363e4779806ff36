import { isRecord, parseRecord } from '../../../story/json-record';
import type { Bookmark } from '../../../story/bookmark';

/** Bookmarks as they were stored, by the participant whose story it is; what is no place in a story is left out. */
export function parseBookmarks(json: string): Readonly<Record<string, Bookmark>> {
  return Object.fromEntries(
    Object.entries(parseRecord(json)).flatMap(([docid, place]) =>
      isBookmark(place) ? [[docid, place]] : [],
    ),
  );
}

function isBookmark(value: unknown): value is Bookmark {
  return (
    isRecord(value) &&
    typeof value['chapter'] === 'number' &&
    typeof value['section'] === 'number' &&
    typeof value['date'] === 'string'
  );
}
