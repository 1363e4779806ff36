import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalFirebase, type LocalFirebase } from '../../local-firebase/start-local-firebase';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { launchBrowser } from '../../tools/support/browser';
import { servePage, type ServedPage } from '../support/browser-page';

/** The app's data layer in a browser without some capability. */
const PAGE_SCRIPT = `
  import { createFirebaseData } from './src/data/firebase/firebase-data';
  const data = createFirebaseData(JSON.parse(decodeURIComponent(location.hash.slice(1))));
  const codeOf = (work) => work.then(() => 'done', ({ code }) => code);
  Object.assign(window, {
    signIn: () => data.session.signIn(),
    keepsAccount: () => data.session.keepsAccount(),
    register: (entry) => codeOf(data.entries().then((entries) => entries.create(entry))),
    like: (uid, key) => codeOf(data.likes().then((likes) => likes.set(uid, key, true))),
    connected: () => new Promise((resolve) => {
      data.session.watchConnection((isConnected) => { if (isConnected) resolve(true); });
    }),
  });
`;
const PROJECT = 'demo-browser-faults';

let firebase: LocalFirebase;
let site: ServedPage;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  site = await servePage(PAGE_SCRIPT);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  site.stop();
  await firebase.stop();
});
beforeEach(async () => {
  context = await browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

async function open(): Promise<void> {
  const config = {
    projectId: PROJECT,
    apiKey: 'local',
    pageSeconds: 900,
    emulators: {
      auth: `http://${firebase.auth}`,
      database: firebase.database,
      firestore: firebase.firestore,
    },
  };
  await page.goto(`${site.origin}/#${encodeURIComponent(JSON.stringify(config))}`);
  await page.waitForFunction(() => 'signIn' in window);
}

const call = (name: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    ([method, given]) => {
      const called: unknown = Reflect.get(window, method);
      if (typeof called !== 'function') throw new Error(`${method} is missing.`);
      return Reflect.apply(called, window, given) as unknown;
    },
    [name, args] as const,
  );

async function stored(path: string): Promise<unknown> {
  const url = `http://${firebase.database}/${path}.json?ns=${PROJECT}-default-rtdb`;
  return (await fetch(url, { headers: { authorization: 'Bearer owner' } })).json();
}

/** Signs in, registers and likes. */
async function expectTakingPart(): Promise<string> {
  await open();
  const uid = String(await call('signIn'));
  const person = { uid, oid: 7, onamae: '灯里', firstWord: '灯は消えていない。' };
  expect(await call('register', newEntry(person, new Date(0)))).toBe('done');
  expect(await stored(paths.entry(uid))).toMatchObject({ onamae: '灯里' });
  expect(await call('like', uid, 'a_1_1E')).toBe('done');
  expect(await stored(paths.favoritesOf(uid))).toEqual({ a_1_1E: true });
  return uid;
}

describe('a participant can register and like', () => {
  it('where the network lets no WebSocket through', { timeout: 60_000 }, async () => {
    await page.addInitScript(() => {
      const Socket = window.WebSocket;
      // A port without a server: the attempt fails as through a proxy that refuses it.
      window.WebSocket = class extends Socket {
        constructor() {
          super('ws://127.0.0.1:9/');
        }
      };
    });
    await open();
    expect(await call('connected')).toBe(true);
    await expectTakingPart();
  });

  it('where the browser has no WebSockets at all', { timeout: 60_000 }, async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'WebSocket'));
    await expectTakingPart();
  });

  it('where IndexedDB never opens, and is known again after a reload', async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () =>
        Object.create(IDBOpenDBRequest.prototype, {
          onsuccess: { writable: true },
          onerror: { writable: true },
          onupgradeneeded: { writable: true },
          addEventListener: { value: () => undefined },
        }) as IDBOpenDBRequest;
    });
    const uid = await expectTakingPart();
    expect(await call('keepsAccount')).toBe(true);
    await page.reload();
    await page.waitForFunction(() => 'signIn' in window);
    expect(await call('signIn')).toBe(uid);
  });

  it('where storage is forbidden, which the app detects', async () => {
    await page.addInitScript(() => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied.', 'SecurityError');
          },
        });
      }
    });
    await expectTakingPart();
    expect(await call('keepsAccount')).toBe(false);
  });

  it('where storage is full, which the app detects', async () => {
    await page.addInitScript(() => {
      const full = (): never => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      Storage.prototype.setItem = full;
    });
    await expectTakingPart();
    expect(await call('keepsAccount')).toBe(false);
  });

  it('where nothing is wrong, and is known again after a reload', async () => {
    const uid = await expectTakingPart();
    expect(await call('keepsAccount')).toBe(true);
    await page.reload();
    await page.waitForFunction(() => 'signIn' in window);
    expect(await call('signIn')).toBe(uid);
  });
});

describe('a connection that breaks', () => {
  it('after a like was sent and before it is answered: it is there once', async () => {
    let isDeaf = false;
    let sockets = 0;
    await page.routeWebSocket(/\/\.ws/u, (socket) => {
      sockets += 1;
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        server.send(message);
        if (!isDeaf || !String(message).includes('a_1_2E')) return;
        // The server has stored it; its response arrives after the connection was closed.
        isDeaf = false;
        void socket.close();
      });
      server.onMessage((message) => {
        if (!isDeaf) socket.send(message);
      });
    });
    const uid = await expectTakingPart();
    const before = sockets;
    isDeaf = true;
    expect(await call('like', uid, 'a_1_2E')).toBe('done');
    expect(sockets).toBeGreaterThan(before);
    expect(await stored(paths.favoritesOf(uid))).toEqual({ a_1_1E: true, a_1_2E: true });
  });
});
