import * as v from 'valibot';
import { parseParentName } from '../documents/resource-name';
import { CompiledQuery } from '../query/compiled-query';
import { projectDocument, selectedPaths } from '../query/projection';
import { structuredQuerySchema } from '../query/structured-query';
import { readStateEntries } from '../transactions/transactions';
import { formatTimestamp } from '../values/timestamp';
import type { StreamingMethod } from './services';
import { parseRequest } from './services';

const schema = v.object({
  parent: v.string(),
  structuredQuery: structuredQuerySchema,
  ...readStateEntries,
});

export const runQuery: StreamingMethod = (services, caller, input) => {
  const { parent, structuredQuery, ...state } = parseRequest(schema, input);
  parseParentName(parent);
  const query = new CompiledQuery(parent, structuredQuery);
  services.access.checkList(caller, query);
  services.indexes?.check(query);
  const reader = services.transactions.reader(state);
  const paths = selectedPaths(structuredQuery);
  const documents = reader.runQuery(query);
  const readTime = formatTimestamp(reader.time);
  const answers: object[] = documents.map((document) => ({
    document: projectDocument(document, paths),
    readTime,
  }));
  if (answers.length === 0) answers.push({ readTime });
  if (reader.begun !== undefined) answers.unshift({ transaction: reader.begun });
  return Promise.resolve(answers);
};
