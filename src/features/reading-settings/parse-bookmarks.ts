import { isRecord, parseRecord } from '../../../story/json-record';
import type { Place } from './reading-slice';

/** Bookmarks as they were stored, by the participant whose story it is; what is no place in a story is left out. */
export function parseBookmarks(json: string): Readonly<Record<string, Place>> {
  return Object.fromEntries(
    Object.entries(parseRecord(json)).flatMap(([docid, place]) =>
      isPlace(place) ? [[docid, place]] : [],
    ),
  );
}

function isPlace(value: unknown): value is Place {
  return (
    isRecord(value) &&
    typeof value['chapter'] === 'number' &&
    typeof value['section'] === 'number' &&
    typeof value['date'] === 'string'
  );
}
