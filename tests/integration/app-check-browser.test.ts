import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { AppConfig } from '../../story/app-config';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { callPage, startDataLayerSite, type DataLayerSite } from '../support/data-layer-site';

const DEBUG_TOKEN = 'debug-token-of-this-test';

let site: DataLayerSite;
let page: Page;
/** What the page sent: WebSocket frames, and the App Check headers of requests. */
let frames: string[];
let headers: string[];

beforeAll(async () => {
  site = await startDataLayerSite('demo-app-check');
});
afterAll(() => site.stop());
beforeEach(async () => {
  frames = [];
  headers = [];
  page = await site.browser.newPage();
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => frames.push(String(payload))),
  );
  page.on('request', (request) => {
    const token = request.headers()['x-firebase-appcheck'];
    if (token !== undefined) headers.push(token);
  });
});

/** Registers as a new account with the app's data layer. @returns the stored name. */
async function registerWith(settings: Pick<AppConfig, 'appCheck'>): Promise<unknown> {
  await site.open(page, settings);
  const uid = String(await callPage(page, 'signIn'));
  const entry = newEntry({ uid, oid: 1, onamae: '灯', firstWord: 'さあ。' }, new Date(0));
  expect(await callPage(page, 'register', entry)).toBe('done');
  return site.stored(`${paths.entry(uid)}/onamae`);
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
