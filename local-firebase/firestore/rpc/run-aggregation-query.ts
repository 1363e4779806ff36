import * as v from 'valibot';
import { parseParentName } from '../documents/resource-name';
import { aggregateDocuments, aggregatedPaths, aggregationQuerySchema } from '../query/aggregation';
import { CompiledQuery } from '../query/compiled-query';
import { readStateEntries } from '../transactions/transactions';
import { formatTimestamp } from '../values/timestamp';
import type { StreamingMethod } from './services';
import { parseRequest } from './services';

const schema = v.object({
  parent: v.string(),
  structuredAggregationQuery: aggregationQuerySchema,
  ...readStateEntries,
});

export const runAggregationQuery: StreamingMethod = (services, caller, input) => {
  const { parent, structuredAggregationQuery, ...state } = parseRequest(schema, input);
  parseParentName(parent);
  const query = new CompiledQuery(parent, structuredAggregationQuery.structuredQuery);
  services.access.checkList(caller, query);
  services.indexes?.check(query, aggregatedPaths(structuredAggregationQuery.aggregations));
  const reader = services.transactions.reader(state);
  const documents = reader.runQuery(query);
  return Promise.resolve([
    {
      result: {
        aggregateFields: aggregateDocuments(structuredAggregationQuery.aggregations, documents),
      },
      readTime: formatTimestamp(reader.time),
      ...(reader.begun === undefined ? {} : { transaction: reader.begun }),
    },
  ]);
};
