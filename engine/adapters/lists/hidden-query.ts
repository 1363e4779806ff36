import type { Database, DataSnapshot, Query } from 'firebase-admin/database';
import { paths } from '../../../story/paths';
import { childrenOf } from '../database/snapshot-children';

/** The stories that are hidden entirely. */
export const hiddenStoriesQuery = (database: Database): Query =>
  database.ref(paths.hidden).orderByChild('story').equalTo(true);

export const hiddenUids = (stories: DataSnapshot): ReadonlySet<string> =>
  new Set(childrenOf(stories).flatMap(({ key }) => (key === null ? [] : [key])));
