import { createHash } from 'node:crypto';
import type { Database } from 'firebase-admin/database';
import * as v from 'valibot';
import { transact } from '../database/transact';

/** More shards make counting expensive, fewer make each one large: 10,000 accounts are about 300 in each shard. */
const SHARDS = 32;

/** In data of an earlier version each account has the value 1. */
const shareSchema = v.union([
  v.number(),
  v.pipe(
    v.literal(true),
    v.transform(() => 1),
  ),
]);
const shardSchema = v.fallback(v.object({ who: v.record(v.string(), shareSchema) }), { who: {} });

/** A number for each account, spread over shards `{n: sum, who: {uid: number}}` below one path. */
export interface ShardedSum {
  readonly share: (path: string, uid: string) => Promise<number>;
  /** Sets an account's number in one transaction; 0 removes the account. */
  readonly setShare: (path: string, uid: string, share: number) => Promise<void>;
  readonly sum: (path: string) => Promise<number>;
  /** Each account's number, from shards that were read together with others. */
  readonly shares: (shards: unknown) => ReadonlyMap<string, number>;
}

export function shardedSum(database: Database): ShardedSum {
  const shardOf = (path: string, uid: string): string => `${path}/${shardNumber(uid)}`;
  return {
    async share(path, uid) {
      const share: unknown = (await database.ref(`${shardOf(path, uid)}/who/${uid}`).get()).val();
      return v.parse(v.fallback(shareSchema, 0), share);
    },

    async setShare(path, uid, share) {
      await transact(database.ref(shardOf(path, uid)), (stored) => {
        const who = new Map(Object.entries(v.parse(shardSchema, stored).who));
        if (share === 0) who.delete(uid);
        else who.set(uid, share);
        if (who.size === 0) return null;
        const n = [...who.values()].reduce((sum, one) => sum + one, 0);
        return { n, who: Object.fromEntries(who) };
      });
    },

    async sum(path) {
      const shards = await Promise.all(
        Array.from({ length: SHARDS }, (_, shard) => database.ref(`${path}/${shard}/n`).get()),
      );
      return shards.reduce((sum, shard) => sum + Number(shard.val() ?? 0), 0);
    },

    shares(shards) {
      const all = v.parse(v.fallback(v.record(v.string(), v.unknown()), {}), shards);
      return new Map(
        Object.values(all).flatMap((shard) => Object.entries(v.parse(shardSchema, shard).who)),
      );
    },
  };
}

function shardNumber(uid: string): number {
  return createHash('sha256').update(uid).digest().readUInt32BE(0) % SHARDS;
}
