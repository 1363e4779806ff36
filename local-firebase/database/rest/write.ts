import type { WriteOperation } from '../namespace/write';
import { parsePath } from '../tree/path';
import { toValue } from '../tree/to-json';
import { nodeAt } from '../tree/tree';
import { etag, hashOfEtag } from './read';
import { permissionDenied, restError, type RestReply } from './reply';
import type { RestRequest } from './request';

const notJson = restError(400, "Invalid data; couldn't parse JSON object, array, or value.");

interface Plan {
  readonly operations: readonly WriteOperation[];
  readonly answer: unknown;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function plan(request: RestRequest, json: unknown, newKey: () => string): Plan | null {
  const { method, path } = request;
  switch (method) {
    case 'PATCH':
      if (!isObject(json)) return null;
      return {
        operations: Object.entries(json).map(([key, value]) => ({
          path: [...path, ...parsePath(key)],
          json: value,
        })),
        answer: json,
      };
    case 'POST': {
      const name = newKey();
      return { operations: [{ path: [...path, name], json }], answer: { name } };
    }
    default:
      return { operations: [{ path, json }], answer: json };
  }
}

function parseBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * Serves PUT, POST, PATCH and DELETE; responds once the write is stored.
 * @throws {StorageError} `store-failed`
 */
export async function write(
  request: RestRequest,
  body: string,
  newKey: () => string,
): Promise<RestReply> {
  const { namespace, path, identity, headers } = request;
  const json = request.method === 'DELETE' ? null : parseBody(body);
  if (json === undefined) return notJson;
  const planned = plan(request, json, newKey);
  if (planned === null) return notJson;
  const wanted = headers['if-match'];
  const refusal = await namespace.write({
    identity,
    operations: planned.operations,
    ...(wanted !== undefined && { expected: { path, hash: hashOfEtag(wanted) } }),
  });
  if (refusal?.status === 'datastale') {
    if (!namespace.mayRead(identity, path, null)) return permissionDenied;
    const node = nodeAt(namespace.root(), path);
    return { status: 412, body: toValue(node), headers: { etag: etag(node) } };
  }
  if (refusal !== null)
    return refusal.status === 'permission_denied'
      ? permissionDenied
      : restError(400, refusal.message);
  return {
    status: 200,
    body: planned.answer,
    ...(headers['x-firebase-etag'] === 'true' && {
      headers: { etag: etag(nodeAt(namespace.root(), path)) },
    }),
  };
}
