import type { Database } from 'firebase-admin/database';
import { paths } from '../../../story/paths';
import { childrenOf } from './snapshot-children';

/** The number of likes of all sections of a story. */
export async function storyLikes(database: Database, docid: string): Promise<number> {
  const counts = childrenOf(await database.ref(paths.favoriteCountsOf(docid)).get());
  return counts.reduce((sum, count) => sum + (Number(count.val()) || 0), 0);
}
