import { queryFromParameters, RestQueryError } from '../queries/rest-query';
import { queryView } from '../queries/query-window';
import type { Query } from '../queries/query';
import { isIndexed, missingIndex } from '../rules/index-rules';
import { nodeHash } from '../tree/node-hash';
import type { DataNode } from '../tree/node';
import { toShallowValue, toValue } from '../tree/to-json';
import { nodeAt } from '../tree/tree';
import { permissionDenied, restError, type RestReply } from './reply';
import type { RestRequest } from './request';

export type ReadRequest =
  { readonly reply: RestReply } | { readonly reply: null; readonly query: Query | null };

/** Parses the query of a request and checks read permission and index. */
export function prepareRead(request: RestRequest): ReadRequest {
  const { namespace, identity, path, parameters } = request;
  try {
    const query = queryFromParameters(parameters);
    if (query !== null && parameters.get('shallow') === 'true')
      return { reply: restError(400, 'shallow can not be used with other query parameters') };
    if (!namespace.mayRead(identity, path, query)) return { reply: permissionDenied };
    if (query !== null && !isIndexed(namespace.ruleset().root, path, query.orderBy))
      return { reply: restError(400, missingIndex(path, query.orderBy)) };
    return { reply: null, query };
  } catch (error) {
    if (error instanceof RestQueryError) return { reply: restError(400, error.message) };
    throw error;
  }
}

/** The hash for `ETag` and `if-match`. */
export function etag(node: DataNode | null): string {
  return node === null ? 'null_etag' : nodeHash(node);
}

export function hashOfEtag(tag: string): string {
  return tag === etag(null) ? nodeHash(null) : tag;
}

export function read(request: RestRequest, query: Query | null): RestReply {
  const { namespace, path, parameters, headers } = request;
  const node = nodeAt(namespace.root(), path);
  const view = query === null ? node : queryView(node, query);
  const isExport = parameters.get('format') === 'export';
  return {
    status: 200,
    body: parameters.get('shallow') === 'true' ? toShallowValue(node) : toValue(view, isExport),
    ...(headers['x-firebase-etag'] === 'true' && { headers: { etag: etag(node) } }),
  };
}
