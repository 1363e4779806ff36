import {
  get,
  limitToFirst,
  limitToLast,
  orderByChild,
  query,
  ref,
  startAfter,
  type Database,
  type DataSnapshot,
} from 'firebase/database';
import { paths } from '../../../story/paths';
import {
  memberSchema,
  MEMBERS_SIZE,
  nameContains,
  type Member,
  rankingEntrySchema,
  TIMELINE_SIZE,
  timelineEntrySchema,
} from '../../../story/public-lists';
import type { PublicLists } from '../lists';
import { dataErrorCode } from '../data-error';
import type { Watch } from '../subscription';
import type { DatabaseConnection } from './connections';
import { parseList } from './parse';
import { watchValue } from './watch-value';

const parseMembers = (value: unknown) => parseList(memberSchema, value);

export function createLists({ database }: DatabaseConnection): PublicLists {
  return {
    watchMember: (uid) =>
      watchValue(ref(database, paths.member(uid)), (value) => parseMembers([value])[0] ?? null),
    watchMembers: (text) =>
      text === ''
        ? watchValue(
            query(ref(database, paths.members), orderByChild('onamae'), limitToFirst(MEMBERS_SIZE)),
            parseMembers,
          )
        : searchMembers(database, text),
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

/** Members that a search by name reads at once. */
const SEARCHED_AT_ONCE = 1000;
/** The search is debounced: nothing is searched for while it is being typed, in ms. */
const TYPING_MS = 200;

/** Reads all members in the order of their names until enough are found whose names contain the text. */
const searchMembers =
  (database: Database, text: string): Watch<readonly Member[]> =>
  (listener) => {
    let isStopped = false;
    const search = async (): Promise<void> => {
      const found: Member[] = [];
      let last: DataSnapshot | undefined;
      let count = 0;
      do {
        const snapshot = await get(
          query(
            ref(database, paths.members),
            orderByChild('onamae'),
            ...(last === undefined ? [] : [startAfter(nameIn(last), last.key ?? '')]),
            limitToFirst(SEARCHED_AT_ONCE),
          ),
        );
        if (isStopped) return;
        snapshot.forEach((child) => {
          const members = parseMembers([child.val()]);
          found.push(...members.filter(({ onamae }) => nameContains(onamae, text)));
          last = child;
        });
        count = snapshot.size;
      } while (count === SEARCHED_AT_ONCE && found.length < MEMBERS_SIZE);
      listener.next(found.slice(0, MEMBERS_SIZE));
    };
    const timer = setTimeout(() => {
      search().catch((error: unknown) => {
        if (!isStopped) listener.error(dataErrorCode(error));
      });
    }, TYPING_MS);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  };

/** By which members are ordered; null where a row has none. */
function nameIn(row: DataSnapshot): string | null {
  const name: unknown = row.child('onamae').val();
  return typeof name === 'string' ? name : null;
}
