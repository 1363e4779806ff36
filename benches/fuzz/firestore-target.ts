import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { attackByGrpc, closeGrpc, openGrpc } from './grpc-attacks';
import type { FuzzTarget } from './fuzz-target';
import { attackByHttp, type HttpRequest } from './http-attacks';
import { attackByLine } from './line-attacks';
import type { Random } from './random';

const database = 'projects/demo-fuzz/databases/(default)';
const documents = `${database}/documents`;
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const fields = {
  n: { integerValue: '1' },
  text: { stringValue: 'x' },
  list: { arrayValue: { values: [{ doubleValue: 1.5 }, { nullValue: null }] } },
  map: { mapValue: { fields: { a: { bytesValue: 'AAE=' }, b: { booleanValue: true } } } },
  time: { timestampValue: '2026-01-01T00:00:00Z' },
  place: { geoPointValue: { latitude: 1, longitude: 2 } },
};

const write = {
  update: { name: `${documents}/a/b`, fields },
  updateMask: { fieldPaths: ['n', 'map.a'] },
  updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
  currentDocument: { exists: true },
};

const structuredQuery = {
  from: [{ collectionId: 'a', allDescendants: true }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        {
          fieldFilter: {
            field: { fieldPath: 'n' },
            op: 'GREATER_THAN',
            value: { integerValue: 1 },
          },
        },
        { unaryFilter: { field: { fieldPath: 'text' }, op: 'IS_NOT_NULL' } },
      ],
    },
  },
  orderBy: [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }],
  startAt: { values: [{ integerValue: '1' }], before: true },
  offset: 1,
  limit: 5,
};

/** Requests by the names of their methods, as REST takes them. */
const CALLS = [
  ['commit', { database, writes: [write, { delete: `${documents}/a/c` }] }],
  ['batchGet', { database, documents: [`${documents}/a/b`], mask: { fieldPaths: ['n'] } }],
  ['beginTransaction', { database, options: { readWrite: {} } }],
  ['rollback', { database, transaction: 'AAAA' }],
  ['runQuery', { parent: documents, structuredQuery }],
  [
    'runAggregationQuery',
    {
      parent: documents,
      structuredAggregationQuery: {
        structuredQuery,
        aggregations: [{ alias: 'a', count: { upTo: 5 } }, { sum: { field: { fieldPath: 'n' } } }],
      },
    },
  ],
  ['listCollectionIds', { parent: `${documents}/a/b`, pageSize: 2 }],
  ['batchWrite', { database, writes: [write] }],
] as const satisfies readonly (readonly [string, object])[];

const channel = '/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&zx=a&t=1';
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const PLAIN_REQUESTS = [
  { method: 'GET', path: `/v1/${documents}/a/b?mask.fieldPaths=n` },
  { method: 'PATCH', path: `/v1/${documents}/a/b?updateMask.fieldPaths=n`, body: { fields } },
  { method: 'POST', path: `/v1/${documents}/a?documentId=z`, body: { fields } },
  { method: 'DELETE', path: `/v1/${documents}/a/b` },
  { method: 'GET', path: `/v1/${documents}/a?pageSize=3&orderBy=n` },
  { method: 'POST', path: channel, headers: form, body: 'count=1&ofs=0&req0___data__=%7B%7D' },
  { method: 'GET', path: `${channel}&SID=unknown&AID=0&CI=0&TYPE=xmlhttp` },
  {
    method: 'PUT',
    path: '/emulator/v1/projects/demo-none:securityRules',
    body: {
      rules: {
        files: [
          { name: 'a', content: 'service cloud.firestore { match /{a=**} { allow read; } }' },
        ],
      },
    },
  },
] as const satisfies readonly HttpRequest[];

const oddRequest = (random: Random): HttpRequest => {
  if (random.chance(0.4)) return random.pick<HttpRequest>(PLAIN_REQUESTS);
  const [name, body] = random.pick<readonly [string, object]>(CALLS);
  return { method: 'POST', path: `/v1/${documents}:${name}`, headers: owner, body };
};

/** @param address `host:port` */
export function firestoreTarget(address: string): FuzzTarget {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = address;
  const app = initializeApp({ projectId: 'demo-fuzz' }, 'fuzz');
  const firestore = getFirestore(app);
  const grpc = openGrpc(address);
  let visits = 0;
  return {
    name: 'firestore',
    attack: (random) =>
      random.chance(0.5)
        ? attackByGrpc(random, grpc, random.pick<readonly [string, object]>(CALLS))
        : random.chance(0.3)
          ? attackByLine(random, address)
          : attackByHttp(random, address, oddRequest(random)),
    visit: async () => {
      visits += 1;
      const place = firestore.doc(`visits/${visits % 10}`);
      await place.set({ visits });
      const found: unknown = (await place.get()).get('visits');
      if (found !== visits) throw new Error(`${visits} was written, and ${String(found)} was read`);
    },
    close: async () => {
      closeGrpc(grpc);
      await deleteApp(app);
    },
  };
}
