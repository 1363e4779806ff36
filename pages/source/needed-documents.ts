import type { ReadDocument } from './public-story';
import type { WholeDocument } from './story-source';

/** How a story's documents are read; they come in the order of their names. */
export interface DocumentReader {
  first(limit: number): Promise<WholeDocument[]>;
  after(id: string): Promise<WholeDocument[]>;
  outlinesAfter(id: string): Promise<ReadDocument[]>;
  byId(ids: readonly string[]): Promise<WholeDocument[]>;
}

/** So many are read whole at once: more chapters, as long as stories tell them, do not come along in a page. */
const AT_ONCE = 12;

/**
 * The documents of a story: a short one whole and with one question, of a long one the chunks of `AT_ONCE` documents and of
 * those that are needed besides. A story with documents without an outline is read whole.
 * @param missing The ids of documents whose chunks are needed and not there.
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
  // An outline that does not fit puts all chapters behind it in a wrong place.
  if (!needed.every(hasOutline)) return whole();
  return [...first, ...rest.map((one) => needed.find(({ id }) => id === one.id) ?? one)];
}

const hasOutline = ({ data, outline }: WholeDocument): boolean => outline.length === data.length;
