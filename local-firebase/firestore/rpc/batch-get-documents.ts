import * as v from 'valibot';
import { projectDocument } from '../query/projection';
import { readStateEntries } from '../transactions/transactions';
import { formatTimestamp } from '../values/timestamp';
import { fieldMaskSchema } from '../values/wire-schemas';
import { documentNameSchema } from '../writes/write';
import type { StreamingMethod } from './services';
import { parseRequest } from './services';

const schema = v.object({
  documents: v.optional(v.array(documentNameSchema), []),
  mask: v.optional(fieldMaskSchema),
  ...readStateEntries,
});

export const batchGetDocuments: StreamingMethod = async (services, caller, input) => {
  const { documents: names, mask, ...state } = parseRequest(schema, input);
  const reader = services.transactions.reader(state);
  const readTime = formatTimestamp(reader.time);
  try {
    const found = await reader.readDocuments(names);
    const answers = Array.from(found, ([name, document]) => {
      services.access.checkGet(caller, name, document ?? null);
      return document
        ? { found: projectDocument(document, mask?.fieldPaths), readTime }
        : { missing: name, readTime };
    });
    return reader.begun === undefined ? answers : [{ transaction: reader.begun }, ...answers];
  } catch (error) {
    // Rolled back here, because the client never learns the id of a transaction that began in a failed request.
    if (reader.begun !== undefined) services.transactions.end(reader.begun);
    throw error;
  }
};
