import { invalidArgument } from '../status/rpc-error';

/** A method call that was received as an HTTP request. */
export interface RestCall {
  readonly method: string;
  /** Members of the request message from path and query. */
  readonly bound: Readonly<Record<string, unknown>>;
  /** The member that the body is; without it, the body is the whole message. */
  readonly bodyMember?: string;
}

const RESOURCE =
  /^\/v1(?:beta1)?\/(projects\/[^/]+\/databases\/[^/]+)\/documents(?=[/:]|$)\/?(.*)$/;
const VERB = /^(.*?)\/?:([A-Za-z]+)$/;

const VERBS: Readonly<Record<string, { method: string; bind: 'parent' | 'database' }>> = {
  batchGet: { method: 'BatchGetDocuments', bind: 'database' },
  beginTransaction: { method: 'BeginTransaction', bind: 'database' },
  commit: { method: 'Commit', bind: 'database' },
  rollback: { method: 'Rollback', bind: 'database' },
  batchWrite: { method: 'BatchWrite', bind: 'database' },
  runQuery: { method: 'RunQuery', bind: 'parent' },
  runAggregationQuery: { method: 'RunAggregationQuery', bind: 'parent' },
  partitionQuery: { method: 'PartitionQuery', bind: 'parent' },
  listCollectionIds: { method: 'ListCollectionIds', bind: 'parent' },
};

const REPEATED: ReadonlySet<string> = new Set(['fieldPaths']);
const SYSTEM: ReadonlySet<string> = new Set(['key', 'alt', 'access_token', 'prettyPrint']);

function parameterValue(text: string): unknown {
  return text === 'true' ? true : text === 'false' ? false : text;
}

/** Expands `mask.fieldPaths=a&mask.fieldPaths=b` into members of a message. */
function parseQueryMembers(query: URLSearchParams): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const name of new Set(query.keys())) {
    if (name.startsWith('$') || SYSTEM.has(name)) continue;
    const [head = '', ...rest] = name.split('.');
    const last = rest.at(-1) ?? head;
    const value = REPEATED.has(last) ? query.getAll(name) : parameterValue(query.get(name) ?? '');
    if (rest.length > 1) throw invalidArgument(`Unknown parameter: ${name}`);
    const outer = members[head];
    members[head] =
      rest.length === 0
        ? value
        : { ...(typeof outer === 'object' && outer !== null ? outer : {}), [last]: value };
  }
  return members;
}

/** The method that a request calls; `undefined` if it is not in the REST interface. `pathname` is decoded. */
export function routeRest(
  httpMethod: string,
  pathname: string,
  query: URLSearchParams,
): RestCall | undefined {
  const match = RESOURCE.exec(pathname);
  if (!match?.[1]) return undefined;
  const [, database, path = ''] = match;
  const root = `${database}/documents`;
  const verb = VERB.exec(path);
  const target = verb?.[2] && Object.hasOwn(VERBS, verb[2]) ? VERBS[verb[2]] : undefined;
  if (target && httpMethod === 'POST') {
    const parent = verb?.[1] ? `${root}/${verb[1]}` : root;
    return { method: target.method, bound: target.bind === 'parent' ? { parent } : { database } };
  }
  const name = path === '' ? root : `${root}/${path}`;
  const segments = path === '' ? [] : path.split('/');
  const members = parseQueryMembers(query);
  const collectionId = segments.at(-1) ?? '';
  const collection = { parent: [root, ...segments.slice(0, -1)].join('/'), collectionId };
  const isDocument = segments.length > 0 && segments.length % 2 === 0;
  if (isDocument && httpMethod === 'GET') {
    return { method: 'GetDocument', bound: { ...members, name } };
  }
  if (isDocument && httpMethod === 'DELETE') {
    return { method: 'DeleteDocument', bound: { ...members, name } };
  }
  if (isDocument && httpMethod === 'PATCH') {
    return {
      method: 'UpdateDocument',
      bound: { ...members, document: { name } },
      bodyMember: 'document',
    };
  }
  if (!isDocument && httpMethod === 'GET') {
    return { method: 'ListDocuments', bound: { ...members, ...collection } };
  }
  if (!isDocument && segments.length > 0 && httpMethod === 'POST') {
    return {
      method: 'CreateDocument',
      bound: { ...members, ...collection },
      bodyMember: 'document',
    };
  }
  return undefined;
}
