import * as v from 'valibot';
import type { Caller } from '../access/caller';
import { formatTimestamp } from '../values/timestamp';
import type { WriteResult } from '../writes/stage-writes';
import { nameOf, stageWrites } from '../writes/stage-writes';
import type { Write } from '../writes/write';
import { writeSchema } from '../writes/write';
import type { Services, UnaryMethod } from './services';
import { parseRequest } from './services';

export interface CommitResponse {
  readonly writeResults: readonly WriteResult[];
  readonly commitTime: string;
}

/**
 * Applies all writes atomically, in the transaction if `transaction` is not empty; the transaction ends in any case.
 */
export async function commitWrites(
  { database, transactions, access }: Services,
  caller: Caller,
  writes: readonly Write[],
  transaction = '',
): Promise<CommitResponse> {
  let release: (() => void) | undefined;
  try {
    release = await transactions.holdForWriting(transaction, writes.map(nameOf));
    return await database.commit((documents, time) => {
      transactions.validate(transaction, documents, writes.length);
      const staged = stageWrites(writes, documents, time);
      access.checkWrites(caller, staged, time);
      if (staged.failure) throw staged.failure;
      return {
        changes: staged.changes,
        result: { writeResults: staged.results, commitTime: formatTimestamp(time) },
      };
    });
  } finally {
    release?.();
    transactions.end(transaction);
  }
}

const schema = v.object({
  writes: v.optional(v.array(writeSchema), []),
  transaction: v.optional(v.string(), ''),
});

export const commit: UnaryMethod = (services, caller, input) => {
  const { writes, transaction } = parseRequest(schema, input);
  return commitWrites(services, caller, writes, transaction);
};
