import {
  endAt,
  limitToFirst,
  limitToLast,
  orderByChild,
  query,
  ref,
  startAt,
} from 'firebase/database';
import { paths } from '../../../story/paths';
import {
  memberSchema,
  MEMBERS_SIZE,
  rankingEntrySchema,
  TIMELINE_SIZE,
  timelineEntrySchema,
} from '../../../story/public-lists';
import type { PublicLists } from '../lists';
import type { DatabaseConnection } from './connections';
import { parseList } from './parse';
import { watchValue } from './watch-value';

/** Sorts after every character that a name may contain. */
const LAST_LETTER = '\uf8ff';

const parseMembers = (value: unknown) => parseList(memberSchema, value);

export function createLists({ database }: DatabaseConnection): PublicLists {
  return {
    watchMember: (uid) =>
      watchValue(ref(database, paths.member(uid)), (value) => parseMembers([value])[0] ?? null),
    watchMembers: (start) =>
      watchValue(
        query(
          ref(database, paths.members),
          orderByChild('onamae'),
          startAt(start),
          endAt(`${start}${LAST_LETTER}`),
          limitToFirst(MEMBERS_SIZE),
        ),
        parseMembers,
      ),
    watchRanking: () =>
      watchValue(ref(database, paths.ranking), (value) => parseList(rankingEntrySchema, value)),
    watchTimeline: () =>
      watchValue(
        query(ref(database, paths.timeline), orderByChild('date'), limitToLast(TIMELINE_SIZE)),
        (value) =>
          parseList(timelineEntrySchema, value).sort((a, b) =>
            a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
          ),
      ),
  };
}
