import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startLocalFirebase, type LocalFirebase } from '../../local-firebase/start-local-firebase';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { launchBrowser } from '../../tools/support/browser';
import { servePage, type ServedPage } from '../support/browser-page';

/** The app's data layer, with the services' addresses and the App Check setting from the URL. */
const PAGE_SCRIPT = `
  import { createFirebaseData } from './src/data/firebase/firebase-data';
  const data = createFirebaseData(JSON.parse(decodeURIComponent(location.hash.slice(1))));
  Object.assign(window, {
    signIn: () => data.session.signIn(),
    register: (entry) => data.entries().then((entries) => entries.create(entry)),
  });
`;
const DEBUG_TOKEN = 'debug-token-of-this-test';

let firebase: LocalFirebase;
let site: ServedPage;
let browser: Browser;
let page: Page;
/** What the page sent: WebSocket frames, and the App Check headers of requests. */
let frames: string[];
let headers: string[];

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
  frames = [];
  headers = [];
  page = await browser.newPage();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(String(payload))),
  );
  page.on('request', (request) => {
    const token = request.headers()['x-firebase-appcheck'];
    if (token !== undefined) headers.push(token);
  });
});

/** Registers as a new account with the app's data layer. */
async function registerWith(setting: object): Promise<unknown> {
  const config = {
    projectId: 'demo-app-check',
    apiKey: 'local',
    pageSeconds: 900,
    emulators: {
      auth: `http://${firebase.auth}`,
      database: firebase.database,
      firestore: firebase.firestore,
    },
    ...setting,
  };
  await page.goto(`${site.origin}/#${encodeURIComponent(JSON.stringify(config))}`);
  await page.waitForFunction('window.register !== undefined');
  const uid = String(await page.evaluate('window.signIn()'));
  const entry = newEntry({ uid, oid: 1, onamae: '灯', firstWord: 'さあ。' }, new Date(0));
  await page.evaluate(`window.register(${JSON.stringify(entry)})`);
  const url = `http://${firebase.database}/${paths.entry(uid)}/onamae.json?ns=demo-app-check-default-rtdb`;
  return (await fetch(url, { headers: { authorization: 'Bearer owner' } })).json();
}

it('with App Check, a token goes along with sign-in and with what is written', async () => {
  const appCheck = { siteKey: 'site-key', debugToken: DEBUG_TOKEN };
  expect(await registerWith({ appCheck })).toBe('灯');
  expect(new Set(headers)).toEqual(new Set([DEBUG_TOKEN]));
  const sent = frames.filter((frame) => frame.includes(DEBUG_TOKEN));
  expect(sent).toHaveLength(1);
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({
    d: { a: 'appcheck', b: { token: DEBUG_TOKEN } },
  });
});

it('without the setting, nothing of it is sent', async () => {
  expect(await registerWith({})).toBe('灯');
  expect(headers).toEqual([]);
  expect(frames.filter((frame) => frame.includes('"appcheck"'))).toEqual([]);
});
