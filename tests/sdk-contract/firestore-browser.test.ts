import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'esbuild';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../../local-firebase/firestore/start-firestore';
import { launchBrowser } from '../../tools/support/browser';
import { PROJECT, createKeepingStore, startTestFirestore } from './firestore-harness';

/** The page shows a live query in its body and exposes writes to the test. */
const PAGE_SCRIPT = `
  import { initializeApp } from 'firebase/app';
  import {
    Bytes, collection, connectFirestoreEmulator, deleteDoc, doc, initializeFirestore, memoryLocalCache, onSnapshot,
    persistentLocalCache, persistentMultipleTabManager, query, runTransaction, setDoc, where,
  } from 'firebase/firestore';

  const parameters = new URLSearchParams(location.search);
  const port = Number(parameters.get('port'));
  const db = initializeFirestore(initializeApp({ projectId: '${PROJECT}' }), {
    localCache: parameters.has('persistent')
      ? persistentLocalCache({ tabManager: persistentMultipleTabManager() })
      : memoryLocalCache(),
  });
  connectFirestoreEmulator(db, '127.0.0.1', port);
  const stories = query(collection(db, 'adventure27'), where('uid', '==', 'u1'));
  onSnapshot(stories, (snapshot) => {
    document.body.dataset.from = snapshot.metadata.fromCache ? 'cache' : 'server';
    document.body.textContent = snapshot.docs
      .map((found) => found.id + ':' + found.get('n') + ':' + found.get('data')[0].toUint8Array().length)
      .join(' ');
  });
  window.write = (id, n, size) =>
    setDoc(doc(db, 'adventure27', id), { uid: 'u1', n, data: [Bytes.fromUint8Array(new Uint8Array(size).fill(7))] });
  window.remove = (id) => deleteDoc(doc(db, 'adventure27', id));
  window.increment = (id) =>
    runTransaction(db, async (transaction) => {
      const read = await transaction.get(doc(db, 'adventure27', id));
      transaction.update(doc(db, 'adventure27', id), { n: read.get('n') + 1 });
    });
`;

let site: Server;
let origin: string;
let browser: Browser;
let server: RunningFirestore;
const store = createKeepingStore();

beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: PAGE_SCRIPT, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  const script = bundle.outputFiles[0]?.text ?? '';
  site = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? script : '<!doctype html><body>…<script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  server = await startTestFirestore({ store });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  site.close();
});

async function openPage(context?: BrowserContext, parameters = ''): Promise<Page> {
  const page = await (context ?? (await browser.newContext())).newPage();
  await page.goto(`${origin}/?port=${server.port}${parameters}`);
  return page;
}

async function expectShown(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.textContent('body')).toBe(text);
}

describe('the web SDK in Chromium', () => {
  it('shows what another page writes, and goes on after a restart of the server', async () => {
    const [reader, writer] = [await openPage(), await openPage()];
    await expectShown(reader, '');
    await writer.evaluate("write('a', 1, 300000)");
    await expectShown(reader, 'a:1:300000');
    await writer.evaluate("increment('a')");
    await expectShown(reader, 'a:2:300000');

    const { port } = server;
    await server.stop();
    server = await startTestFirestore({ store, port });
    await writer.evaluate("write('b', 1, 3)");
    await expectShown(reader, 'a:2:300000 b:1:3');
    await writer.evaluate("write('a', 7, 5)");
    await expectShown(reader, 'a:7:5 b:1:3');
    for (const page of [reader, writer]) await page.context().close();
  });

  it('with a cache that lasts shows after a visit elsewhere what changed meanwhile', async () => {
    const writer = await openPage();
    await writer.evaluate("write('a', 1, 1)");
    await writer.evaluate("write('b', 1, 1)");
    const context = await browser.newContext();
    const first = await openPage(context, '&persistent');
    await expect.poll(() => first.getAttribute('body', 'data-from')).toBe('server');
    await expectShown(first, 'a:1:1 b:1:1');
    await first.close();

    await writer.evaluate("remove('a')");
    await writer.evaluate("write('b', 2, 1)");
    await writer.evaluate("write('c', 1, 1)");
    const tabs = [await openPage(context, '&persistent'), await openPage(context, '&persistent')];
    for (const tab of tabs) await expectShown(tab, 'b:2:1 c:1:1');
    await tabs[0]?.evaluate("remove('b')");
    for (const tab of tabs) await expectShown(tab, 'c:1:1');
    for (const page of [writer, first]) await page.context().close();
  });
});
