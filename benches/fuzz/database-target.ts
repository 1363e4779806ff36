import { get, ref, set } from 'firebase/database';
import { WebSocket } from 'ws';
import { openDatabase } from '../database-clients';
import type { FuzzTarget } from './fuzz-target';
import { ATTACK_MS, attackByHttp, type HttpRequest } from './http-attacks';
import { attackByLine } from './line-attacks';
import { mutateText, oddBody } from './mutate';
import type { Random } from './random';

const query = { i: 'n', sp: 1, sn: 'a', ep: 9, en: 'z', l: 3, vf: 'l' };

const ACTIONS = [
  ['q', { p: '/a', h: '' }],
  ['q', { p: '/a', q: query, t: 1, h: '' }],
  ['n', { p: '/a', q: query, t: 1 }],
  ['g', { p: '/a/b', q: query }],
  [
    'p',
    { p: '/a/b', d: { c: 1, d: { '.value': 'x', '.priority': 2 }, e: { '.sv': 'timestamp' } } },
  ],
  ['p', { p: '/a/b', d: { '.sv': { increment: 1 } }, h: 'hash' }],
  ['m', { p: '/a', d: { 'b/c': 1, d: null, e: [1, 2] } }],
  ['o', { p: '/a/gone', d: true }],
  ['om', { p: '/a', d: { gone: 1 } }],
  ['oc', { p: '/a' }],
  ['auth', { cred: 'owner', authvar: { uid: 'a' } }],
  ['unauth', {}],
  ['s', { c: {} }],
] as const satisfies readonly (readonly [string, object])[];

const long = 'x'.repeat(100_000);

const REQUESTS = [
  { method: 'PUT', path: '/a/b.json?ns=fuzz', body: { c: 1, d: [1, { e: 'f' }] } },
  { method: 'PATCH', path: '/a.json?ns=fuzz&print=silent', body: { b: { c: 1 }, d: null } },
  { method: 'POST', path: '/list.json?ns=fuzz', body: { n: 1 } },
  { method: 'DELETE', path: '/a/b.json?ns=fuzz' },
  { method: 'GET', path: '/a.json?ns=fuzz&orderBy="n"&startAt=1&endAt="z"&limitToLast=2' },
  { method: 'GET', path: '/a.json?ns=fuzz&shallow=true&auth=a.b.c' },
  { method: 'GET', path: '/a.json?ns=fuzz', headers: { accept: 'text/event-stream' } },
  {
    method: 'PUT',
    path: '/.settings/rules.json?ns=ruled',
    headers: { authorization: 'Bearer owner' },
    body: {
      rules: {
        '.read': "auth != null && root.child('a').val().matches(/^a+$/)",
        '.write': 'now < 1',
        $a: { '.validate': "newData.hasChildren(['b']) && $a.length > 2", '.indexOn': ['n'] },
      },
    },
  },
  { method: 'GET', path: '/.lp?start=t&ser=1&cb=1&v=5&ns=fuzz' },
  { method: 'GET', path: '/.lp?id=a&pw=b&ser=1&ns=fuzz&seg0=0&ts0=1&d0=eyJ0IjoiYyJ9' },
  { method: 'GET', path: '/.lp?dframe=t&id=a&pw=b&ns=fuzz' },
] as const satisfies readonly HttpRequest[];

const oddFrame = (random: Random, number: number): string => {
  if (random.chance(0.05)) return String(random.int(5));
  if (random.chance(0.03)) return long;
  const [action, body] = random.pick<readonly [string, object]>(ACTIONS);
  const message = { t: 'd', d: { r: number, a: action, b: body } };
  if (random.chance(0.3)) return JSON.stringify(message);
  if (random.chance(0.7))
    return `{"t":"d","d":{"r":${number},"a":"${action}","b":${oddBody(random, body) || 'null'}}}`;
  return random.chance(0.7)
    ? oddBody(random, message)
    : mutateText(random, JSON.stringify(message));
};

/** A connection with a few messages, most of them invalid. */
const converse = (random: Random, address: string): Promise<void> => {
  const socket = new WebSocket(
    `ws://${address}/.ws?v=5&ns=${random.pick(['fuzz', 'fuzz', 'ruled'])}`,
  );
  return new Promise((resolve) => {
    const timer = setTimeout(() => socket.terminate(), ATTACK_MS);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.once('open', () => {
      for (let number = 1; number <= 20; number += 1) {
        const frame = oddFrame(random, number);
        socket.send(random.chance(0.05) ? Buffer.from(frame) : frame);
      }
      if (random.chance(0.2)) socket.terminate();
      else socket.close();
    });
  });
};

/** @param address `host:port` */
export function databaseTarget(address: string): FuzzTarget {
  const good = openDatabase(address);
  let visits = 0;
  return {
    name: 'database',
    attack: (random) =>
      random.chance(0.6)
        ? converse(random, address)
        : random.chance(0.3)
          ? attackByLine(random, address)
          : attackByHttp(random, address, random.pick<HttpRequest>(REQUESTS)),
    visit: async () => {
      visits += 1;
      const place = ref(good.database, `visits/${visits % 10}`);
      await set(place, visits);
      const found: unknown = (await get(place)).val();
      if (found !== visits) throw new Error(`${visits} was written, and ${String(found)} was read`);
    },
    close: () => good.close(),
  };
}
