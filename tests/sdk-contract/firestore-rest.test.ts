import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { PROJECT, startTestFirestore } from './firestore-harness';

const DATABASE = `projects/${PROJECT}/databases/(default)`;

let server: RunningFirestore;

beforeAll(async () => {
  server = await startTestFirestore();
});

afterAll(() => server.stop());

async function call(
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: { authorization: 'Bearer owner' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

const documents = (path: string) => `/v1/${DATABASE}/documents${path}`;
const named = (path: string) => `${DATABASE}/documents/${path}`;

describe('REST', () => {
  it('creates, reads, updates, lists and deletes documents', async () => {
    const created = await call('POST', documents('/people?documentId=ann'), {
      fields: { age: { integerValue: 30 }, name: { stringValue: 'Ann' } },
    });
    expect(created).toMatchObject({ status: 200, answer: { name: named('people/ann') } });
    const updated = await call(
      'PATCH',
      documents('/people/ann?updateMask.fieldPaths=age&mask.fieldPaths=age'),
      { fields: { age: { integerValue: '31' } } },
    );
    expect(updated.answer).toMatchObject({ fields: { age: { integerValue: '31' } } });
    const read = await call('GET', documents('/people/ann'));
    expect(read.answer).toMatchObject({
      fields: { age: { integerValue: '31' }, name: { stringValue: 'Ann' } },
    });
    await call('POST', documents('/people?documentId=bob'), {});
    const first = await call('GET', documents('/people?pageSize=1'));
    expect(first.answer).toMatchObject({
      documents: [{ name: named('people/ann') }],
      nextPageToken: '1',
    });
    const second = await call('GET', documents('/people?pageSize=1&pageToken=1'));
    expect(second.answer).toMatchObject({ documents: [{ name: named('people/bob') }] });
    expect(await call('DELETE', documents('/people/ann'))).toEqual({ status: 200, answer: {} });
    expect(await call('GET', documents('/people/ann'))).toMatchObject({
      status: 404,
      answer: { error: { code: 404, status: 'NOT_FOUND' } },
    });
  });

  it('commits, gets in batches and runs queries', async () => {
    const writes = ['a', 'b'].map((id, n) => ({
      update: { name: named(`rows/${id}`), fields: { n: { integerValue: String(n) } } },
    }));
    const committed = await call('POST', documents(':commit'), { writes });
    expect(committed.status).toBe(200);
    const got = await call('POST', documents(':batchGet'), {
      documents: [named('rows/a'), named('rows/none')],
    });
    expect(got.answer).toMatchObject([
      { found: { name: named('rows/a') } },
      { missing: named('rows/none') },
    ]);
    const found = await call('POST', documents(':runQuery'), {
      structuredQuery: {
        from: [{ collectionId: 'rows' }],
        where: {
          fieldFilter: {
            field: { fieldPath: 'n' },
            op: 'GREATER_THAN',
            value: { integerValue: 0 },
          },
        },
      },
    });
    expect(found.answer).toMatchObject([{ document: { name: named('rows/b') } }]);
  });

  it('takes enums as numbers', async () => {
    const found = await call('POST', documents(':runQuery?$alt=json%3Benum-encoding=int'), {
      structuredQuery: {
        from: [{ collectionId: 'rows' }],
        orderBy: [{ field: { fieldPath: 'n' }, direction: 2 }],
        limit: 1,
      },
    });
    expect(found.answer).toMatchObject([{ document: { name: named('rows/b') } }]);
  });

  it.each([
    ['a name that is none', documents(':commit'), { writes: [{ update: { name: 'x' } }] }, 400],
    ['a write without an operation', documents(':commit'), { writes: [{}] }, 400],
    ['an unknown kind of value', documents('/c?documentId=d'), { fields: { a: { b: 1 } } }, 400],
    ['a reserved id', documents('/c?documentId=__x__'), {}, 400],
    ['a wrong operator', documents(':runQuery'), { structuredQuery: { where: { x: 1 } } }, 400],
    ['an expired transaction', documents(':commit'), { transaction: 'AAAA' }, 400],
  ])('refuses %s', async (_what, path, body, status) => {
    expect(await call('POST', path, body)).toMatchObject({ status });
  });

  it('answers what is no JSON, no path and no route', async () => {
    const url = `http://127.0.0.1:${server.port}`;
    const broken = await fetch(`${url}${documents(':commit')}`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(400);
    expect((await fetch(`${url}/v1/%zz`)).status).toBe(400);
    expect((await fetch(`${url}//`)).status).toBe(404);
    expect((await fetch(`${url}/`)).status).toBe(200);
  });

  it('refuses tokens that are none', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}${documents('/c/d')}`, {
      headers: { authorization: 'Bearer nonsense' },
    });
    expect(response.status).toBe(401);
  });

  it('deletes everything on request', async () => {
    await call('POST', documents('/gone?documentId=a'), {});
    await call('DELETE', `/emulator/v1/${DATABASE}/documents`);
    expect((await call('GET', documents('/gone/a'))).status).toBe(404);
  });
});
