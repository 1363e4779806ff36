import type { Browser, Page } from 'playwright-core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirebase, type LocalFirebase } from '../../local-firebase/start-local-firebase';
import { launchBrowser } from '../../tools/support/browser';
import { servePage, type ServedPage } from '../support/browser-page';

/** The page shows a live query and a live value, and exposes writes to the test. */
const PAGE_SCRIPT = `
  import { initializeApp } from 'firebase/app';
  import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
  import {
    connectDatabaseEmulator, forceLongPolling, forceWebSockets, getDatabase, goOffline, goOnline, limitToLast,
    onDisconnect, onValue, orderByChild, query, ref, runTransaction, set,
  } from 'firebase/database';

  const parameters = new URLSearchParams(location.search);
  if (parameters.get('transport') === 'WebSocket') forceWebSockets();
  if (parameters.get('transport') === 'long polling') forceLongPolling();
  const app = initializeApp({ apiKey: 'any', projectId: 'demo-browser', databaseURL: 'http://127.0.0.1?ns=page' });
  const auth = getAuth(app);
  connectAuthEmulator(auth, 'http://127.0.0.1:' + parameters.get('auth'), { disableWarnings: true });
  const database = getDatabase(app);
  connectDatabaseEmulator(database, '127.0.0.1', Number(parameters.get('database')));

  const show = (name, value) => { document.body.dataset[name] = JSON.stringify(value); };
  onValue(ref(database, '.info/connected'), (snapshot) => show('connected', snapshot.val()));
  onValue(ref(database, 'value'), (snapshot) => show('value', snapshot.val()));
  onValue(query(ref(database, 'rows'), orderByChild('n'), limitToLast(2)), (snapshot) => {
    const keys = [];
    snapshot.forEach((child) => { keys.push(child.key); });
    show('rows', keys);
  });
  onValue(ref(database, 'long'), (snapshot) => show('length', snapshot.val()?.length ?? 0));
  Object.assign(window, {
    write: (path, value) => set(ref(database, path), value),
    increment: (path) => runTransaction(ref(database, path), (value) => (value ?? 0) + 1),
    atEnd: (path, value) => onDisconnect(ref(database, path)).set(value),
    offline: () => goOffline(database),
    online: () => goOnline(database),
    signIn: async () => (await signInAnonymously(auth)).user.uid,
  });
`;

const rules = JSON.stringify({
  rules: {
    '.read': true,
    '.write': true,
    rows: { '.indexOn': 'n' },
    own: { '.write': false },
  },
});

let site: ServedPage;
let browser: Browser;
beforeAll(async () => {
  site = await servePage(PAGE_SCRIPT);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  site.stop();
});

let dataDir: string;
let server: LocalFirebase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-browser-'));
  server = await start();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  await server.stop();
  await rm(dataDir, { recursive: true });
});

const portOf = (address: string) => Number(address.split(':')[1]);

const start = (databasePort = 0) =>
  startLocalFirebase({
    authPort: 0,
    databasePort,
    firestorePort: 0,
    dataDir,
    databaseRules: rules,
  });

/** A page in a context of its own, without shared connections. */
const openPage = async (transport = '') => {
  const page = await (await browser.newContext()).newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('websocket', (socket) => requests.push(socket.url()));
  const parameters = new URLSearchParams({
    transport,
    auth: String(portOf(server.auth)),
    database: String(portOf(server.database)),
  });
  await page.goto(`${site.origin}/?${parameters}`);
  await expectShown(page, 'value', null);
  return {
    page,
    polls: () => requests.filter((url) => url.includes('/.lp?')).length,
    sockets: () => requests.filter((url) => url.includes('/.ws?')).length,
  };
};

async function expectShown(
  page: Page,
  name: string,
  value: unknown,
  timeout = 30_000,
): Promise<void> {
  await expect
    .poll(() => page.getAttribute('body', `data-${name}`), { timeout })
    .toBe(JSON.stringify(value));
}

/** The server gives a page up that has not polled for a minute, in ms. */
const SILENCE = 60_000;

const restart = async () => {
  const port = portOf(server.database);
  await server.stop();
  server = await start(port);
};

describe.each(['WebSocket', 'long polling'])('a page that uses %s alone', (transport) => {
  it('shows what others write, writes itself, and goes on after a restart', async () => {
    const reader = await openPage(transport);
    const writer = await openPage(transport);
    await writer.page.evaluate("write('value', { text: '時の旅人' })");
    await expectShown(reader.page, 'value', { text: '時の旅人' });
    await writer.page.evaluate("write('rows', { a: { n: 3 }, b: { n: 1 }, c: { n: 2 } })");
    await expectShown(reader.page, 'rows', ['c', 'a']);
    await Promise.all([
      reader.page.evaluate("increment('value')"),
      writer.page.evaluate("write('value', 1).then(() => increment('value'))"),
    ]);
    await restart();
    await expectShown(reader.page, 'connected', true);
    await writer.page.evaluate("write('rows/b/n', 9)");
    await expectShown(reader.page, 'rows', ['a', 'b']);
    const isPolling = transport === 'long polling';
    expect(reader.polls() > 0).toBe(isPolling);
    expect(reader.sockets() > 0).toBe(!isPolling);
  });

  it('carries long values both ways', async () => {
    const reader = await openPage(transport);
    const writer = await openPage(transport);
    await writer.page.evaluate("write('long', 'あ'.repeat(100_000))");
    await expectShown(reader.page, 'length', 100_000);
  });

  it('hears what it missed, and has its last words spoken', async () => {
    const reader = await openPage(transport);
    const other = await openPage(transport);
    await other.page.evaluate("atEnd('rows/gone', { n: 99 })");
    await reader.page.evaluate('offline()');
    await expectShown(reader.page, 'connected', false);
    await other.page.evaluate("write('value', 'meanwhile')");
    await other.page.context().close();
    await reader.page.evaluate('online()');
    await expectShown(reader.page, 'value', 'meanwhile');
    // A page that is closed between two polls says nothing.
    await expectShown(reader.page, 'rows', ['gone'], SILENCE + 30_000);
  }, 150_000);
});

it('a page that may choose comes back by polling and goes on with a WebSocket', async () => {
  const { page, polls, sockets } = await openPage();
  await page.evaluate("write('value', 1)");
  expect([polls(), sockets()]).toEqual([0, 1]);
  const port = portOf(server.database);
  await server.stop();
  // After a failed WebSocket the SDK tries long polling.
  await expect.poll(sockets).toBe(2);
  server = await start(port);
  await expectShown(page, 'connected', true);
  await page.evaluate("write('value', 2)");
  await expectShown(page, 'value', 2);
  expect(polls()).toBeGreaterThan(0);
  await expect.poll(sockets).toBeGreaterThan(2);
  await page.evaluate("write('value', 3)");
  await expectShown(page, 'value', 3);
});

it('a page signs in while it listens', async () => {
  const { page } = await openPage();
  const uid = await page.evaluate('signIn()');
  expect(uid).toMatch(/^\w{28}$/);
  await page.evaluate("write('value', 'signed in')");
  await expectShown(page, 'value', 'signed in');
});
