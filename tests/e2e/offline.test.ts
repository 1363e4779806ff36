import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { WEB_ROOT } from '../../tools/web/build-if-stale';
import { BASE_PATH } from '../../story/turn-url';
import { ownStory, register } from './participant';
import { newReader, readOnAsGuest, section, sectionsOnScreen } from './reader';
import { setStage } from './stage';

const stage = setStage();

it('can be installed', async () => {
  const manifest: unknown = await (await fetch(`${stage.url}manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({
    lang: 'ja',
    display: 'standalone',
    start_url: new URL(stage.url).pathname,
  });
  for (const [file, size] of [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ] as const) {
    const png = Buffer.from(await (await fetch(stage.url + file)).arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([size, size]);
  }
  const page = await newReader(stage.browser, { isStill: true });
  await page.goto(stage.url);
  const link = page.locator('link[rel=manifest]');
  await link.waitFor({ state: 'attached' });
  expect(await link.getAttribute('href')).toBe(new URL('manifest.webmanifest', stage.url).pathname);
  await page.context().close();
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const LOADING = /読み込み中…|つづきを書いています…/u;
const AWAY = /^サーバーとの接続が切れています。/u;

/** From the next load on no timer of more than two seconds ends: what the page says then, it says without waiting. */
async function takePatience(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const begin = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
        ms > 2_000 ? 0 : begin(handler, ms, ...rest),
    });
  });
}

async function openPanel(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name, exact: true }).first().click();
  const panel = page.getByRole('dialog', { name });
  await panel.waitFor();
  return panel;
}

async function closePanel(page: Page, panel: Locator): Promise<void> {
  await page.goBack();
  await panel.waitFor({ state: 'detached' });
}

it('a participant without a network is known by name, and sees which stories the device has', async () => {
  const page = await newReader(stage.browser, { keepsCopies: true });
  await page.goto(`${stage.url}10353/1/1`);
  await register(page, '沖田');
  await section(page, 3).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // From here on the service worker controls the page.
  await page.reload();
  await ownStory(page, '沖田');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('tokinotabibito-stories');
        const stored = await Promise.all(
          (await cache.keys()).map(async (key) => (await (await cache.match(key))?.text()) ?? ''),
        );
        // The copy of a story that has just begun is empty.
        return stored.filter((json) => !json.endsWith('"documents":[]}')).length;
      }),
    )
    .toBe(2);
  await takePatience(page);
  await page.context().setOffline(true);
  await page.reload();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await ownStory(page, '沖田');
    await page.getByText(AWAY).waitFor();
    expect(await page.getByRole('button', { name: '登録する' }).count()).toBe(0);
    expect(await page.getByText(LOADING).count()).toBe(0);
    for (const name of ['タイムライン', 'ランキング']) {
      const panel = await openPanel(page, name);
      await panel.getByText(AWAY).waitFor();
      await closePanel(page, panel);
    }
    const browse = await openPanel(page, 'ほかの物語を読む');
    await browse.getByText(AWAY).waitFor();
    // In place of the shelf, what can be read all the same.
    await browse.getByRole('link', { name: 'トワの物語' }).waitFor();
    for (const [panel, label] of [
      [browse, 'ほかの物語を読む'],
      [null, '設定'],
    ] as const) {
      const searching = panel ?? (await openPanel(page, label));
      await searching.getByText('サーバーにつながると、すべての旅人から探せます。').waitFor();
      await searching.getByRole('combobox').fill('あかり');
      // In place of the options, too.
      await expect
        .poll(() => page.getByText('サーバーにつながると、すべての旅人から探せます。').count())
        .toBe(2);
      expect(await page.getByText(LOADING).count()).toBe(0);
      await searching.getByRole('combobox').fill('');
      await closePanel(page, searching);
    }
  }
  await (
    await openPanel(page, 'ほかの物語を読む')
  )
    .getByRole('link', { name: 'トワの物語' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'トワの物語' }).waitFor();
  await page.goBack();
  await ownStory(page, '沖田');
  expect(await page.getByRole('dialog').count()).toBe(0);

  // A tab that waits as long as it likes: the SDKs need their timers to connect again.
  const tab = await page.context().newPage();
  await tab.goto(`${stage.url}somebody/1/1`);
  const stored = tab.getByRole('region', { name: 'この端末で読める物語' });
  await stored.getByRole('link', { name: '沖田の物語' }).waitFor();
  await stored.getByRole('link', { name: 'トワの物語' }).click();
  await section(tab, 10).waitFor();

  const ranking = await openPanel(tab, 'ランキング');
  await ranking.getByText(AWAY).waitFor();
  await page.context().setOffline(false);
  // A request of the sign-in that began without a network ends after half a minute, and the connection waits for it.
  const own = ranking.getByRole('link', { name: '沖田（わたし）' });
  await own.waitFor({ timeout: 120_000 });
  await closePanel(tab, ranking);
  await tab.getByText(AWAY).waitFor({ state: 'detached' });
  await page.context().close();
});

it('a guest without a network hears so at once, and nothing pretends to be loading', async () => {
  const page = await newReader(stage.browser, { keepsCopies: true });
  await page.goto(`${stage.url}10353/1/1`);
  await readOnAsGuest(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // From here on the service worker controls the page.
  await page.reload();
  await readOnAsGuest(page);
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await (await caches.open('tokinotabibito-stories')).keys()).length,
      ),
    )
    .toBe(1);
  await takePatience(page);
  await page.context().setOffline(true);
  await page.reload();
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await section(page, 10).waitFor();
    await page.getByText(AWAY).waitFor();
    expect(await page.getByText(LOADING).count()).toBe(0);
  }
  await page.context().close();
});

it('a story that was opened reads on when nothing answers any more', async () => {
  const page = await newReader(stage.browser, { keepsCopies: true });
  await page.goto(`${stage.url}10353/1/1`);
  await readOnAsGuest(page);
  await section(page, 10).waitFor();
  const read = await sectionsOnScreen(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => {
    const shelf = await caches.open('tokinotabibito-stories');
    return (await shelf.keys()).length > 0;
  });
  expect(await stage.stop()).toBe(0);

  // The same page, another chapter that was never shown, and home.
  await page.reload();
  await section(page, 10).waitFor();
  expect(await sectionsOnScreen(page)).toEqual(read);
  await page.goto(`${stage.url}10353/2/1`);
  await section(page, 10).waitFor();
  await page.goto(stage.url);
  await section(page, 1).waitFor();
  await page.context().close();
});

it('a new version waits for the reader’s word', async () => {
  await stage.restart();
  const page = await newReader(stage.browser, { keepsCopies: true });
  await page.goto(`${stage.url}10353/1/1`);
  await readOnAsGuest(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // From here on the service worker controls the page.
  await page.reload();
  await section(page, 10).waitFor();
  const reading = await sectionsOnScreen(page);
  await stage.stop();
  const worker = join(WEB_ROOT, BASE_PATH, 'sw.js');
  const packed = `${worker}.br`;
  const before = readFileSync(worker);
  const packedBefore = readFileSync(packed);
  try {
    const other = Buffer.concat([before, Buffer.from('\n// Another version.')]);
    writeFileSync(worker, other);
    writeFileSync(packed, brotliCompressSync(other));
    await stage.restart();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    const notice = page.getByRole('complementary', { name: '新しい版のお知らせ' });
    await notice.waitFor();
    expect(await sectionsOnScreen(page)).toEqual(reading);
    const loaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: '読み込み直す' }).click();
    await loaded;
    await section(page, 10).waitFor();
    expect(await sectionsOnScreen(page)).toEqual(reading);
  } finally {
    writeFileSync(worker, before);
    writeFileSync(packed, packedBefore);
  }
  await page.context().close();
  await stage.stop();
});
