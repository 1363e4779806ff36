import { expect, it } from 'vitest';
import { routeRest } from './rest-route';

const DATABASE = 'projects/p/databases/(default)';
const ROOT = `${DATABASE}/documents`;

function route(method: string, path: string, query = '') {
  return routeRest(method, `/v1/${ROOT}${path}`, new URLSearchParams(query));
}

it.each([
  ['GET', '/c/d', { method: 'GetDocument', bound: { name: `${ROOT}/c/d` } }],
  ['GET', '/c/d:odd', { method: 'GetDocument', bound: { name: `${ROOT}/c/d:odd` } }],
  ['GET', '/c', { method: 'ListDocuments', bound: { parent: ROOT, collectionId: 'c' } }],
  ['POST', ':commit', { method: 'Commit', bound: { database: DATABASE } }],
  ['POST', ':runQuery', { method: 'RunQuery', bound: { parent: ROOT } }],
  ['POST', '/c/d:runQuery', { method: 'RunQuery', bound: { parent: `${ROOT}/c/d` } }],
  ['DELETE', '/c/d', { method: 'DeleteDocument', bound: { name: `${ROOT}/c/d` } }],
])('%s %s calls a method', (method, path, call) => {
  expect(route(method, path)).toEqual(call);
});

it('reads members of the message from the query', () => {
  const call = route('PATCH', '/c/d', 'updateMask.fieldPaths=a&updateMask.fieldPaths=b&$alt=json');
  expect(call?.bound).toMatchObject({ updateMask: { fieldPaths: ['a', 'b'] } });
});

it.each([
  ['PUT', '/c/d'],
  ['POST', ''],
  ['PATCH', '/c'],
])('%s %s is not a route', (method, path) => {
  expect(route(method, path)).toBeUndefined();
});
