import * as v from 'valibot';
import { projectDocument } from '../query/projection';
import { RpcError } from '../status/rpc-error';
import { readStateEntries } from '../transactions/transactions';
import { fieldMaskSchema } from '../values/wire-schemas';
import { documentNameSchema } from '../writes/write';
import type { UnaryMethod } from './services';
import { parseRequest } from './services';

const schema = v.object({
  name: documentNameSchema,
  mask: v.optional(fieldMaskSchema),
  ...readStateEntries,
});

export const getDocument: UnaryMethod = async ({ transactions, access }, caller, input) => {
  const { name, mask, ...state } = parseRequest(schema, input);
  const found = await transactions.reader(state).readDocuments([name]);
  const document = found.get(name);
  access.checkGet(caller, name, document ?? null);
  if (!document) throw new RpcError('NOT_FOUND', `Document "${name}" not found.`);
  return projectDocument(document, mask?.fieldPaths);
};
