import { get, ref, set } from 'firebase/database';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../support/eventually';
import { startClients, type Clients } from './firebase-clients';

let clients: Clients;
beforeAll(async () => {
  clients = await startClients();
});
afterAll(() => clients.stop());

const open = async () => {
  const socket = new WebSocket(`ws://${clients.server.database}/.ws?v=5&ns=bad-input`);
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await eventually(() => expect(received).toHaveLength(1));
  return { socket, received, closed };
};

const expectOthersToBeServed = async () => {
  const { database } = clients.web();
  const value = Math.random();
  await set(ref(database, 'others'), value);
  expect((await get(ref(database, 'others'))).val()).toBe(value);
};

it.each([
  ['no JSON', 'nonsense'],
  ['a number', '12.5'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an unknown layer', '{"t":"x","d":{}}'],
  ['no request number', '{"t":"d","d":{"a":"q"}}'],
])('a client that sends %s is dropped', async (_, frame) => {
  const { socket, closed } = await open();
  socket.send(frame);
  await closed;
  await expectOthersToBeServed();
});

it.each([
  ['no body', 'q', undefined],
  ['a body that is a text', 'p', 'text'],
  ['a path that is a number', 'g', { p: 1 }],
  ['a limit below 1', 'q', { p: '/', q: { l: 0 }, t: 1 }],
  ['an update that is a list of nothing', 'm', { p: '/', d: null }],
  ['an unknown action', 'zzz', {}],
  ['a token that is none', 'auth', { cred: 'nonsense' }],
  ['a key with a dot', 'p', { p: '/a.b', d: 1 }],
  ['a path too deep', 'p', { p: 'd/'.repeat(33), d: 1 }],
  ['an unknown server value', 'p', { p: '/a', d: { '.sv': 'nothing' } }],
])('a request with %s is answered with an error', async (_, action, body) => {
  const { socket, received } = await open();
  socket.send(JSON.stringify({ t: 'd', d: { r: 7, a: action, b: body } }));
  await eventually(() => expect(received).toHaveLength(2));
  const reply = JSON.parse(received[1] ?? '') as { d: { r: number; b: { s: string } } };
  expect(reply.d.r).toBe(7);
  expect(reply.d.b.s).not.toBe('ok');
  socket.close();
  await expectOthersToBeServed();
});

it('a client that says too much at once is dropped', async () => {
  const { socket, closed } = await open();
  socket.send('3');
  for (let count = 0; count < 3; count += 1) socket.send('x'.repeat(8 * 1024 * 1024));
  await closed;
  await expectOthersToBeServed();
});

it('what is no HTTP is turned away', async () => {
  const [host = '', port] = clients.server.database.split(':');
  for (const text of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET // HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
  ]) {
    const socket = connect(Number(port), host);
    socket.write(text);
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
  }
  await expectOthersToBeServed();
});
