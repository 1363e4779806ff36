import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients({
    databaseRules: JSON.stringify({
      rules: {
        '.read': true,
        '.write': true,
        rows: { '.indexOn': ['n'] },
        closed: { '.validate': false },
      },
    }),
  });
});
afterAll(() => clients.stop());

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

const ask = async (path: string, { method = 'GET', body, headers = {} }: Asked = {}) => {
  const response = await fetch(clients.url(path), {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const json: unknown = text === '' ? null : JSON.parse(text);
  return { status: response.status, json, etag: response.headers.get('etag') };
};

describe('methods', () => {
  it('set, read, update, push and delete', async () => {
    expect(await ask('/m.json', { method: 'PUT', body: { a: 1 } })).toMatchObject({
      status: 200,
      json: { a: 1 },
    });
    expect((await ask('/m.json', { method: 'PATCH', body: { b: 2, 'c/d': 3 } })).status).toBe(200);
    expect((await ask('/m.json')).json).toEqual({ a: 1, b: 2, c: { d: 3 } });
    const { json } = await ask('/m/list.json', { method: 'POST', body: 'x' });
    const { name } = json as { name: string };
    expect((await ask(`/m/list/${name}.json`)).json).toBe('x');
    expect((await ask('/m.json', { method: 'DELETE' })).json).toBe(null);
    expect((await ask('/m.json')).json).toBe(null);
  });

  it('answer nothing when asked to be silent', async () => {
    const asked = await ask('/silent.json?print=silent', { method: 'PUT', body: 1 });
    expect(asked).toMatchObject({ status: 204, json: null });
  });

  it('say what is wrong', async () => {
    expect((await ask('/bad.json', { method: 'PUT', body: { 'a.b': 1 } })).status).toBe(400);
    expect((await ask('/closed.json', { method: 'PUT', body: 1 })).json).toEqual({
      error: 'Permission denied',
    });
    expect((await ask('/no-ending')).status).toBe(404);
    expect((await ask('/%E0%A4%A.json')).status).toBe(400);
    const broken = await fetch(clients.url('/bad.json'), { method: 'PUT', body: '{' });
    expect(broken.status).toBe(400);
    const token = await ask('/a.json', { headers: { authorization: 'Bearer nonsense' } });
    expect(token).toMatchObject({ status: 401, json: { error: 'Could not parse auth token.' } });
  });

  it('answer a preflight request', async () => {
    const response = await fetch(clients.url('/a.json'), {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:5173', 'access-control-request-method': 'PUT' },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  });
});

describe('queries', () => {
  beforeAll(() =>
    ask('/rows.json', { method: 'PUT', body: { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } } }),
  );

  it.each([
    ['orderBy="n"&limitToLast=1', { a: { n: 3 } }],
    ['orderBy="n"&startAt=2', { a: { n: 3 }, c: { n: 2 } }],
    ['orderBy="n"&startAfter=2', { a: { n: 3 } }],
    ['orderBy="n"&endBefore=2', { b: { n: 1 } }],
    ['orderBy="n"&equalTo=2', { c: { n: 2 } }],
    ['orderBy="$key"&startAt="b"&limitToFirst=1', { b: { n: 1 } }],
    ['shallow=true', { a: true, b: true, c: true }],
  ])('%s', async (parameters, expected) => {
    expect((await ask(`/rows.json?${parameters}`)).json).toEqual(expected);
  });

  it.each([
    ['orderBy="m"', 'Index not defined, add ".indexOn": "m", for path "/rows", to the rules'],
    ['orderBy=n', 'orderBy must be a valid JSON encoded path'],
    ['limitToFirst=1', 'orderBy must be defined when other query parameters are defined'],
    ['orderBy="n"&limitToFirst=0', 'limitToFirst must be a positive integer'],
  ])('%s is refused', async (parameters, error) => {
    expect(await ask(`/rows.json?${parameters}`)).toMatchObject({ status: 400, json: { error } });
  });
});

it('writes only over what the client has seen', async () => {
  await ask('/etag.json', { method: 'PUT', body: 1 });
  const { etag } = await ask('/etag.json', { headers: { 'x-firebase-etag': 'true' } });
  const headers = { 'if-match': etag ?? '' };
  expect((await ask('/etag.json', { method: 'PUT', body: 2, headers })).status).toBe(200);
  const late = await ask('/etag.json', { method: 'PUT', body: 3, headers });
  expect(late).toMatchObject({ status: 412, json: 2 });
  expect(late.etag).not.toBe(etag);
});

it('streams what changes', async () => {
  const stop = new AbortController();
  const response = await fetch(clients.url('/stream.json'), {
    headers: { accept: 'text/event-stream' },
    signal: stop.signal,
  });
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) text += decoder.decode(part);
  })().catch(() => undefined);
  await eventually(() => expect(text).toContain('event: put\ndata: {"path":"/","data":null}'));
  await ask('/stream/a.json', { method: 'PUT', body: 1 });
  await ask('/stream.json', { method: 'PATCH', body: { b: 2, c: 3 } });
  await eventually(() =>
    expect(text).toContain(
      'event: put\ndata: {"path":"/a","data":1}\n\nevent: patch\ndata: {"path":"/","data":{"b":2,"c":3}}',
    ),
  );
  stop.abort();
  await reading;
});
