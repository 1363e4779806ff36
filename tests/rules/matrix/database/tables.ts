import type { PathTable } from '../table';
import { brakedFavorites, releasedFavorites } from './braked-favorite';
import { entry, entryWithStory } from './entry';
import { favorite, favorites } from './favorite';
import { publishedTables } from './published';
import { reader } from './reader';

/** Every path of database.rules.json, by what stands there. */
export const databaseTables: Readonly<Record<string, PathTable>> = {
  'an entry': entry,
  'an entry whose story has begun': entryWithStory,
  'a like': favorite,
  likes: favorites,
  'likes of somebody who is braked': brakedFavorites,
  'likes of somebody who was braked': releasedFavorites,
  'what a reader keeps': reader,
  ...publishedTables,
};
