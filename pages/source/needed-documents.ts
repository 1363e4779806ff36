import type { ReadDocument } from './public-story';
import type { WholeDocument } from './story-source';

/** Reads a story's documents, in the order of their names. */
export interface DocumentReader {
  first(limit: number): Promise<WholeDocument[]>;
  after(id: string): Promise<WholeDocument[]>;
  outlinesAfter(id: string): Promise<ReadDocument[]>;
  byId(ids: readonly string[]): Promise<WholeDocument[]>;
}

/** Documents that are read completely at once: regular stories have no more chapters. */
const AT_ONCE = 12;

/**
 * The documents of a story: of a short one all, with one query; of a long one the chunks of `AT_ONCE` documents and of
 * the requested ones. A story with documents without an outline is read completely.
 * @param missing The ids of documents whose chunks are requested and not loaded.
 */
export async function neededDocuments(
  reader: DocumentReader,
  missing: (documents: readonly ReadDocument[]) => readonly string[],
): Promise<readonly ReadDocument[]> {
  const first = await reader.first(AT_ONCE + 1);
  const last = first[AT_ONCE];
  if (last === undefined) return first;
  const whole = async () => [...first, ...(await reader.after(last.id))];
  if (!first.every(hasOutline)) return whole();
  const rest = await reader.outlinesAfter(last.id);
  if (rest.some(({ outline }) => outline.length === 0)) return whole();
  const ids = missing([...first, ...rest]);
  const needed = ids.length === 0 ? [] : await reader.byId(ids);
  // An outline with a wrong number of chapters would shift all later chapters.
  if (!needed.every(hasOutline)) return whole();
  return [...first, ...rest.map((one) => needed.find(({ id }) => id === one.id) ?? one)];
}

const hasOutline = ({ data, outline }: WholeDocument): boolean => outline.length === data.length;
