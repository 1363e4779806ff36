import * as v from 'valibot';
import { RpcError, STATUS_CODES } from '../status/rpc-error';
import type { WriteResult } from '../writes/stage-writes';
import { writeSchema } from '../writes/write';
import { commitWrites } from './commit';
import type { UnaryMethod } from './services';
import { parseRequest } from './services';

const schema = v.object({ writes: v.optional(v.array(writeSchema), []) });

/** Non-atomic: a failing write does not affect the others. */
export const batchWrite: UnaryMethod = async (services, caller, input) => {
  const { writes } = parseRequest(schema, input);
  const writeResults: WriteResult[] = [];
  const status: object[] = [];
  for (const write of writes) {
    try {
      const { writeResults: results } = await commitWrites(services, caller, [write]);
      writeResults.push(...results);
      status.push({});
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      writeResults.push({});
      status.push({ code: STATUS_CODES[error.code], message: error.message });
    }
  }
  return { writeResults, status };
};
