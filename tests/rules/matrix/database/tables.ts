import type { PathTable } from '../table';
import { answer } from './answer';
import { pausedFavorites, releasedFavorites } from './paused-favorite';
import { entry, entryWithStory } from './entry';
import { favorite, favorites, fullFavorites, goneFavorite } from './favorite';
import { handover } from './handover';
import { publishedTables } from './published';
import { hiddenBookmark, reader } from './reader';
import {
  pausedReport,
  freshReport,
  nobodysReport,
  releasedReport,
  report,
  storyReport,
  undatedReport,
} from './report';
import { erase, freshRedeem, redeem } from './request';

/** Every path of database.rules.json, by its kind. */
export const databaseTables: Readonly<Record<string, PathTable>> = {
  'an entry': entry,
  'an entry whose story has begun': entryWithStory,
  'a like': favorite,
  likes: favorites,
  'a like of a section that is gone': goneFavorite,
  'likes of somebody who likes as much as one may': fullFavorites,
  'likes of somebody whose likes are paused': pausedFavorites,
  'likes of somebody whose likes were paused': releasedFavorites,
  'what a reader keeps': reader,
  'a bookmark of a story that is hidden': hiddenBookmark,
  'a report': report,
  'a report of a moment ago': freshReport,
  'a report without its time': undatedReport,
  'a report of anybody’s story': storyReport,
  'a report of nobody’s story': nobodysReport,
  'a report by somebody whose likes are paused': pausedReport,
  'a report by somebody whose likes were paused': releasedReport,
  'an offer of an account': handover,
  'a typed code': redeem,
  'a code typed a moment ago': freshRedeem,
  'the wish to be forgotten': erase,
  'an answer': answer,
  ...publishedTables,
};

/** Those that clients write, one for each kind of record. */
export const writableTables: Readonly<Record<string, PathTable>> = {
  'an entry': entry,
  likes: favorites,
  'what a reader keeps': reader,
  'a report': report,
  'an offer of an account': handover,
  'a typed code': redeem,
  'the wish to be forgotten': erase,
};
