import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { callPage, startDataLayerSite, type DataLayerSite } from '../support/data-layer-site';

let site: DataLayerSite;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await startDataLayerSite('demo-browser-faults');
});
afterAll(() => site.stop());
beforeEach(async () => {
  context = await site.browser.newContext();
  page = await context.newPage();
});
afterEach(() => context.close());

const call = (name: string, ...args: unknown[]): Promise<unknown> => callPage(page, name, ...args);

/** Signs in, registers and likes. @returns the uid. */
async function expectParticipation(): Promise<string> {
  await site.open(page);
  const uid = String(await call('signIn'));
  const person = { uid, oid: 7, onamae: '灯里', firstWord: '灯は消えていない。' };
  expect(await call('register', newEntry(person, new Date(0)))).toBe('done');
  expect(await site.stored(paths.entry(uid))).toMatchObject({ onamae: '灯里' });
  expect(await call('like', uid, 'a_1_1E')).toBe('done');
  expect(await site.stored(paths.favoritesOf(uid))).toEqual({ a_1_1E: true });
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
    await site.open(page);
    expect(await call('connected')).toBe(true);
    await expectParticipation();
  });

  it('where the browser has no WebSockets at all', { timeout: 60_000 }, async () => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'WebSocket'));
    await expectParticipation();
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
    const uid = await expectParticipation();
    expect(await call('keepsAccount')).toBe(true);
    await page.reload();
    await page.waitForFunction(() => 'signIn' in window);
    expect(await call('signIn')).toBe(uid);
  });

  it('where IndexedDB is slow on a later visit, and is known again', async () => {
    const uid = await expectParticipation();
    const other = await context.newPage();
    await other.goto(page.url());
    // Nobody else opens a database while its version is being changed.
    await other.evaluate(
      (milliseconds) =>
        new Promise<void>((begun, failed) => {
          const opening = indexedDB.open('tokinotabibito-probe', 2);
          opening.onerror = failed;
          opening.onblocked = failed;
          opening.onupgradeneeded = () => {
            const store = opening.transaction?.objectStore('tokinotabibito-probe');
            const until = performance.now() + milliseconds;
            const keepBusy = (): void => {
              const reading = store?.get('');
              if (reading !== undefined && performance.now() < until) reading.onsuccess = keepBusy;
            };
            keepBusy();
            begun();
          };
        }),
      3_000,
    );
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
    await expectParticipation();
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
    await expectParticipation();
    expect(await call('keepsAccount')).toBe(false);
  });

  it('where nothing is wrong, and is known again after a reload', async () => {
    const uid = await expectParticipation();
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
    const uid = await expectParticipation();
    const before = sockets;
    isDeaf = true;
    expect(await call('like', uid, 'a_1_2E')).toBe('done');
    expect(sockets).toBeGreaterThan(before);
    expect(await site.stored(paths.favoritesOf(uid))).toEqual({ a_1_1E: true, a_1_2E: true });
  });
});
