import { createHash, randomUUID } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { paths } from '../../story/paths';
import type { LikedTurn, LikeShards } from '../ports/like-shards';
import { enginePaths } from './engine-paths';
import { childrenOf } from './snapshot-children';

/** More would make counting dear, fewer would make each of them wide: 10,000 likes are 300 people a shard. */
const SHARDS = 32;
/** Turns of one story that are counted in one go. */
const TURNS_AT_ONCE = 100;
/** Comes after every character that a key may hold. */
const LAST = '\uf8ff';

const shardSchema = v.fallback(v.object({ who: v.record(v.string(), v.literal(true)) }), {
  who: {},
});
const claimSchema = v.fallback(v.object({ owner: v.string(), until: v.number() }), {
  owner: '',
  until: 0,
});

export function databaseLikeShards(database: Database): LikeShards {
  const shardsOf = ({ docid, key }: LikedTurn): string => `${enginePaths.likes(docid)}/${key}`;
  const markOf = ({ docid, key }: LikedTurn): string =>
    `${enginePaths.outdatedCount(docid)}/${key}`;

  return {
    async isLiked(uid, key) {
      return (await database.ref(paths.favorite(uid, key)).get()).val() === true;
    },

    async likedBy(uid, docid) {
      const own = database.ref(paths.favoritesOf(uid)).orderByKey();
      const found = await own.startAt(`${docid}_`).endAt(`${docid}_${LAST}`).get();
      return new Set(childrenOf(found).flatMap(({ key }) => key ?? []));
    },

    async note(turn, uid, likes) {
      const shard = database.ref(`${shardsOf(turn)}/${shardOf(uid)}`);
      await shard.transaction(
        (stored: unknown) => {
          const people = new Set(Object.keys(v.parse(shardSchema, stored).who));
          if (likes) people.add(uid);
          else people.delete(uid);
          const who = Object.fromEntries([...people].map((person) => [person, true]));
          return people.size === 0 ? null : { n: people.size, who };
        },
        undefined,
        false,
      );
    },

    async count(turn) {
      const shards = Array.from({ length: SHARDS }, (_, shard) =>
        database.ref(`${shardsOf(turn)}/${shard}/n`).get(),
      );
      return (await Promise.all(shards)).reduce((sum, shard) => sum + Number(shard.val() ?? 0), 0);
    },

    async people(docid) {
      const turns = childrenOf(await database.ref(enginePaths.likes(docid)).get());
      return turns.flatMap((turn) =>
        childrenOf(turn).flatMap((shard) =>
          Object.keys(v.parse(shardSchema, shard.val()).who).map((uid) => ({
            key: turn.key ?? '',
            uid,
          })),
        ),
      );
    },

    async markOutdated(turn) {
      await database.ref(markOf(turn)).set(randomUUID());
    },

    async outdated(docid) {
      const marks = database.ref(enginePaths.outdatedCount(docid)).orderByKey();
      return childrenOf(await marks.limitToFirst(TURNS_AT_ONCE).get()).flatMap((mark) =>
        mark.key === null ? [] : [{ docid, key: mark.key, stamp: String(mark.val()) }],
      );
    },

    async outdatedStories(limit) {
      const stories = database.ref(enginePaths.outdatedCounts).orderByKey();
      return childrenOf(await stories.limitToFirst(limit).get()).flatMap(({ key }) => key ?? []);
    },

    async settle(turn) {
      // Where the first guess at what is stored is wrong, the server asks again.
      await database
        .ref(markOf(turn))
        .transaction(
          (stored: unknown) => (stored === turn.stamp ? null : stored),
          undefined,
          false,
        );
    },

    async claim(docid, owner, now, until) {
      const place = database.ref(enginePaths.counting(docid));
      const isFree = (stored: unknown): boolean => {
        const held = v.parse(claimSchema, stored);
        return held.owner === owner || held.until <= now;
      };
      // Most come while somebody is counting: they look, and don't contend.
      if (!isFree((await place.get()).val())) return false;
      const claimed = await place.transaction(
        (stored: unknown) => (isFree(stored) ? { owner, until } : undefined),
        undefined,
        false,
      );
      return claimed.committed;
    },

    async release(docid, owner) {
      await database
        .ref(enginePaths.counting(docid))
        .transaction(
          (stored: unknown) => (v.parse(claimSchema, stored).owner === owner ? null : stored),
          undefined,
          false,
        );
    },

    async countsOf(docid) {
      const turns = childrenOf(await database.ref(paths.favoriteCountsOf(docid)).get());
      return turns.flatMap((turn) =>
        turn.key === null ? [] : [{ docid, key: turn.key, count: Number(turn.val()) }],
      );
    },
  };
}

function shardOf(uid: string): number {
  return createHash('sha256').update(uid).digest().readUInt32BE(0) % SHARDS;
}
