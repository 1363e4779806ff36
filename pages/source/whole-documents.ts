import type { PublicStory, WholeDocument } from './story-source';

/** Documents with more text are not sent to the app: it reads them from the database. In characters of base64. */
const LONGEST = 160_000;

/** All documents of a story as they are stored; null for a story that was not read completely, or is too long. */
export function wholeDocuments({ documents }: PublicStory): readonly WholeDocument[] | null {
  const whole = documents.flatMap((document) => document.whole ?? []);
  return whole.length === documents.length && areShort(whole) ? whole : null;
}

export const areShort = (documents: readonly WholeDocument[]): boolean =>
  documents.flatMap(({ data }) => data).reduce((sum, { length }) => sum + length, 0) <= LONGEST;
