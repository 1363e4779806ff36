import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../support/eventually';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients();
});
afterAll(() => clients.stop());

interface Message {
  readonly t: string;
  readonly d: Readonly<Record<string, unknown>>;
}

/** A polling page: it runs the received scripts as the SDK's frame does. */
const openPage = async () => {
  const messages: Message[] = [];
  let session = { id: '', password: '' };
  const parent = {
    pLPCommand1: (command: string, id: string, password: string) => {
      if (command === 'start') session = { id, password };
    },
    pRTLPCB1: (_serial: number, batch: readonly Message[]) => messages.push(...batch),
  };
  const run = async (parameters: string) => {
    const response = await fetch(clients.url(`/.lp?${parameters}`));
    runInNewContext(await response.text(), { window: { parent } });
  };
  await run('start=t&ser=1&cb=1&v=5&ns=demo-contract-default-rtdb');
  const base = `id=${session.id}&pw=${session.password}&ns=demo-contract-default-rtdb`;
  const encode = (data: object) =>
    Buffer.from(JSON.stringify(data)).toString('base64url').replaceAll('=', '.');
  return {
    messages,
    poll: () => run(`${base}&ser=2`),
    send: (segment: number, data: object) =>
      run(`${base}&ser=3&seg0=${segment}&ts0=1&d0=${encode(data)}`),
    leave: () => run(`${base}&disconn=t`),
  };
};

const request = (r: number, a: string, b: object) => ({ t: 'd', d: { r, a, b } });

it('carries the same conversation as a WebSocket', async () => {
  const page = await openPage();
  expect(page.messages).toMatchObject([{ t: 'c', d: { t: 'h' } }]);
  await page.send(0, request(1, 'q', { p: '/lp', h: '' }));
  expect(page.messages.slice(1)).toMatchObject([
    { d: { a: 'd', b: { p: 'lp', d: null } } },
    { d: { r: 1, b: { s: 'ok' } } },
  ]);
  const polling = page.poll();
  await clients.admin().database.ref('lp').set('news');
  await polling;
  expect(page.messages.at(-1)).toEqual({ t: 'd', d: { a: 'd', b: { p: 'lp', d: 'news' } } });
  await page.leave();
});

it('does what was planned for the end of the connection', async () => {
  const page = await openPage();
  await page.send(0, request(1, 'o', { p: '/lp-end', d: 'gone' }));
  await page.leave();
  const { database } = clients.admin();
  await eventually(async () => {
    expect((await database.ref('lp-end').get()).val()).toBe('gone');
  });
});

it('goes on over a WebSocket, in the order in which the client spoke', async () => {
  const page = await openPage();
  const sessionId = String((page.messages[0]?.d['d'] as { s?: string } | undefined)?.s);
  const socket = new WebSocket(
    clients.url(`/.ws?v=5&s=${sessionId}&ns=demo-contract-default-rtdb`),
  );
  const received: Message[] = [];
  socket.on('message', (data: Buffer) => {
    received.push(JSON.parse(data.toString()) as Message);
  });
  const control = (type: string) => ({ t: 'c', d: { t: type, d: {} } });
  const say = (message: object) => socket.send(JSON.stringify(message));
  await eventually(() => expect(received).toEqual([{ t: 'c', d: { t: 'a', d: null } }]));
  say(control('p'));
  await eventually(() => expect(received).toHaveLength(2));
  say(control('a'));
  say(request(3, 'p', { p: '/lp-order', d: 'second' }));
  say(request(4, 'g', { p: '/lp-order' }));
  await page.send(0, request(2, 'p', { p: '/lp-order', d: 'first' }));
  expect(received).toHaveLength(2);
  const polling = page.poll();
  await page.send(1, control('n'));
  const answer = { t: 'd', d: { r: 4, b: { s: 'ok', d: 'second' } } };
  await eventually(() => expect(received).toContainEqual(answer));
  await polling;
  expect(page.messages.at(-1)).toMatchObject({ t: 'c', d: { t: 'n' } });
  const { database } = clients.admin();
  expect((await database.ref('lp-order').get()).val()).toBe('second');
  // A browser has six connections to a host: a late request must not occupy one.
  await page.poll();
  socket.close();
});

it('reveals nothing to a client without the password', async () => {
  const response = await fetch(clients.url('/.lp?id=1&pw=wrong'));
  expect(await response.text()).toBe('');
});
