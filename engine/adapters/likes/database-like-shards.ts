import { randomBytes } from 'node:crypto';
import type { DataSnapshot, Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { paths } from '../../../story/paths';
import type { LikedTurn } from '../../ports/likes/favorite-store';
import type { LikeShards } from '../../ports/likes/like-shards';
import { enginePaths } from '../database/engine-paths';
import { childrenOf } from '../database/snapshot-children';
import { transact } from '../database/transact';
import { shardedSum } from './sharded-sum';

/** Stories listed in one read. */
const PIECE = 100;

const claimSchema = v.fallback(v.object({ owner: v.string(), until: v.number() }), {
  owner: '',
  until: 0,
});

export function databaseLikeShards(database: Database): LikeShards {
  const { share, setShare, sum, shares } = shardedSum(database);
  const shardsOf = ({ docid, key }: LikedTurn): string => `${enginePaths.likes(docid)}/${key}`;
  const pointsOf = (docid: string): string => `${enginePaths.likePoints(docid)}/shard`;
  const markOf = ({ docid, key }: LikedTurn): string =>
    `${enginePaths.outdatedCount(docid)}/${key}`;

  const keysBelow = async (path: string): Promise<string[]> => {
    const keys: string[] = [];
    for (;;) {
      const inOrder = database.ref(path).orderByKey();
      const last = keys.at(-1);
      const rest = last === undefined ? inOrder : inOrder.startAfter(last);
      const found = keysOf(await rest.limitToFirst(PIECE).get());
      keys.push(...found);
      if (found.length < PIECE) return keys;
    }
  };

  return {
    isNoted: async (turn, uid) => (await share(shardsOf(turn), uid)) !== 0,
    note: (turn, uid, likes) => setShare(shardsOf(turn), uid, likes ? 1 : 0),
    count: (turn) => sum(shardsOf(turn)),

    async people(docid) {
      const turns = childrenOf(await database.ref(enginePaths.likes(docid)).get());
      return turns.flatMap((turn) =>
        [...shares(turn.val()).keys()].map((uid) => ({ key: turn.key ?? '', uid })),
      );
    },

    async notePoints(docid, uid, points) {
      if ((await share(pointsOf(docid), uid)) === points) return false;
      await setShare(pointsOf(docid), uid, points);
      return true;
    },
    async pointsByPerson(docid) {
      return shares((await database.ref(pointsOf(docid)).get()).val());
    },
    sumPoints: (docid) => sum(pointsOf(docid)),
    async points(docid) {
      const written = await database.ref(`${enginePaths.likePoints(docid)}/sum`).get();
      return Number(written.val() ?? 0);
    },

    async markOutdated(turn) {
      await database.ref(`${markOf(turn)}/${randomBytes(6).toString('hex')}`).set(true);
    },

    async outdated(docid, limit, first = '') {
      const marks = database.ref(enginePaths.outdatedCount(docid));
      const [wanted, some] = await Promise.all([
        first === ''
          ? Promise.resolve([])
          : marks
              .child(first)
              .get()
              .then((mark) => [mark]),
        marks.orderByKey().limitToFirst(limit).get(),
      ]);
      const others = childrenOf(some).filter(({ key }) => key !== first);
      return [...wanted.filter((mark) => mark.exists()), ...others]
        .slice(0, limit)
        .map((mark) => ({ docid, key: mark.key ?? '', stamps: keysOf(mark) }));
    },

    async outdatedStories(limit) {
      const stories = database.ref(enginePaths.outdatedCounts).orderByKey();
      return keysOf(await stories.limitToFirst(limit).get());
    },

    async settle(turns) {
      const stamps = turns.flatMap((turn) =>
        // In data of an earlier version the mark itself is the stamp.
        turn.stamps.length === 0
          ? [markOf(turn)]
          : turn.stamps.map((stamp) => `${markOf(turn)}/${stamp}`),
      );
      await database.ref().update(Object.fromEntries<null>(stamps.map((stamp) => [stamp, null])));
    },

    async claim(docid, owner, now, until) {
      const place = database.ref(enginePaths.counting(docid));
      const isFree = (stored: unknown): boolean => {
        const held = v.parse(claimSchema, stored);
        return held.owner === owner || held.until <= now;
      };
      // Most calls find the claim taken: a read first avoids a contended transaction.
      if (!isFree((await place.get()).val())) return false;
      const claimed = await transact(place, (stored) =>
        isFree(stored) ? { owner, until } : undefined,
      );
      return claimed.committed;
    },

    async release(docid, owner) {
      await transact(database.ref(enginePaths.counting(docid)), (stored) =>
        v.parse(claimSchema, stored).owner === owner ? null : stored,
      );
    },

    async countsOf(docid) {
      const turns = childrenOf(await database.ref(paths.favoriteCountsOf(docid)).get());
      return turns.flatMap((turn) =>
        turn.key === null ? [] : [{ docid, key: turn.key, count: Number(turn.val()) }],
      );
    },

    async stories() {
      const [counted, sharded] = await Promise.all([
        keysBelow(paths.favoriteCounts),
        keysBelow(enginePaths.allLikes),
      ]);
      return [...new Set([...counted, ...sharded])];
    },
  };
}

const keysOf = (snapshot: DataSnapshot): string[] =>
  childrenOf(snapshot).flatMap(({ key }) => key ?? []);
