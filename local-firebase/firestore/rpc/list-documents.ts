import * as v from 'valibot';
import { parseParentName } from '../documents/resource-name';
import { CompiledQuery } from '../query/compiled-query';
import { projectDocument } from '../query/projection';
import { structuredQuerySchema } from '../query/structured-query';
import { invalidArgument } from '../status/rpc-error';
import { readStateEntries } from '../transactions/transactions';
import { compareNames } from '../values/compare-values';
import { fieldMaskSchema } from '../values/wire-schemas';
import type { Services, UnaryMethod } from './services';
import { parseRequest } from './services';

const DEFAULT_PAGE_SIZE = 300;

const count = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer());

const schema = v.object({
  parent: v.string(),
  collectionId: v.optional(v.string(), ''),
  pageSize: v.optional(count, 0),
  pageToken: v.optional(v.string(), ''),
  orderBy: v.optional(v.string(), ''),
  mask: v.optional(fieldMaskSchema),
  showMissing: v.optional(v.boolean(), false),
  ...readStateEntries,
});

function parseOrder(text: string): object[] {
  return text
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '')
    .map((term) => {
      const [fieldPath, direction = 'asc'] = term.split(/\s+/);
      const descending = direction.toLowerCase() === 'desc';
      return { field: { fieldPath }, direction: descending ? 'DESCENDING' : 'ASCENDING' };
    });
}

/** Ids of missing documents that are parents of other documents. */
function missingNames(services: Services, collection: string): string[] {
  const names = new Set<string>();
  for (const name of services.database.documents.collections()) {
    if (!name.startsWith(`${collection}/`)) continue;
    const id = name.slice(collection.length + 1).split('/')[0];
    const parent = `${collection}/${id}`;
    if (!services.database.documents.get(parent)) names.add(parent);
  }
  return [...names];
}

function offsetOf(pageToken: string): number {
  if (pageToken === '') return 0;
  if (!/^\d{1,9}$/.test(pageToken)) throw invalidArgument('Invalid page token.');
  return Number(pageToken);
}

export const listDocuments: UnaryMethod = (services, caller, input) => {
  const request = parseRequest(schema, input);
  const { parent, collectionId, mask, showMissing } = request;
  parseParentName(parent);
  const query = new CompiledQuery(
    parent,
    parseRequest(structuredQuerySchema, {
      from: [{ collectionId }],
      orderBy: parseOrder(request.orderBy),
    }),
  );
  services.access.checkList(caller, query);
  services.indexes?.check(query);
  const found = services.transactions.reader(request).runQuery(query);
  const documents: { name: string }[] = found.map((document) =>
    projectDocument(document, mask?.fieldPaths),
  );
  if (showMissing) {
    const collection = `${parent}/${collectionId}`;
    documents.push(...missingNames(services, collection).map((name) => ({ name })));
    documents.sort((left, right) => compareNames(left.name, right.name));
  }
  const from = offsetOf(request.pageToken);
  const to = from + (request.pageSize > 0 ? request.pageSize : DEFAULT_PAGE_SIZE);
  return Promise.resolve({
    ...(from < documents.length ? { documents: documents.slice(from, to) } : {}),
    ...(to < documents.length ? { nextPageToken: String(to) } : {}),
  });
};

const collectionIdsSchema = v.object({ parent: v.string() });

export const listCollectionIds: UnaryMethod = ({ database, access }, caller, input) => {
  const { parent } = parseRequest(collectionIdsSchema, input);
  parseParentName(parent);
  access.checkListCollections(caller, parent);
  const ids = new Set<string>();
  for (const collection of database.documents.collections()) {
    if (!collection.startsWith(`${parent}/`)) continue;
    const [id] = collection.slice(parent.length + 1).split('/');
    if (id !== undefined) ids.add(id);
  }
  return Promise.resolve({ collectionIds: [...ids].sort(compareNames) });
};
