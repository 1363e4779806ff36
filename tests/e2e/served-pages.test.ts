import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appIsThere } from '../../tools/support/touch-pages';
import { register } from './participant';
import { newReader, readOnAsGuest, section, sectionsOnScreen } from './reader';
import { setReaders } from './readers';
import { setStage } from './stage';

// The showcase continues while it is read.
const stage = setStage({ TURN_SECONDS: '1', PAGE_SECONDS: '1' });
const { arrive, leave } = setReaders(stage);

const pathOf = (page: string): string => `${stage.url}10353/${page}`;

it('a shared link reads without JavaScript, and leads on', async () => {
  const context = await stage.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(pathOf('1/1/3'));
  expect(answer?.status()).toBe(200);
  const [shown] = await sectionsOnScreen(page);
  expect(shown?.number).toBe(4);
  expect(shown?.text.length).toBeGreaterThan(100);
  const next = page.getByRole('region', { name: '次の節' });
  const [line = ''] = await next.getByRole('paragraph').allInnerTexts();
  await next.getByRole('link', { name: '続きを読む' }).click();
  expect(page.url()).toBe(`${pathOf('1/1')}#n5`);
  const [, , , , fifth] = await sectionsOnScreen(page);
  expect(line.length).toBeGreaterThan(4);
  expect(fifth?.text.startsWith(line)).toBe(true);
  await page.goto(pathOf('1/1/3'));
  await page.getByRole('link', { name: 'ここから物語を読む' }).click();
  expect((await sectionsOnScreen(page)).map(({ number }) => number)).toHaveLength(10);
  await page.getByRole('link', { name: 'つづき 第11節へ' }).click();
  expect((await sectionsOnScreen(page))[0]?.number).toBe(11);
  await context.close();
});

it('a link previews with title, words and a picture that is there', async () => {
  const html = await (await fetch(pathOf('1/1/3'))).text();
  const property = (name: string): string =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`, 'u').exec(html)?.[1] ?? '';
  expect(property('title')).toMatch(/^トワの物語 第1章第4節/u);
  expect(property('description').length).toBeGreaterThan(50);
  // A busy server asks to come again.
  await expect
    .poll(async () => (await fetch(property('image'))).headers.get('content-type'), {
      timeout: 60_000,
    })
    .toBe('image/png');
});

it('the app takes over what stands there, without asking for it again, and follows the story', async () => {
  const page = await newReader(stage.browser);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (addresses.get(requestId)?.includes('Firestore/Listen') === true) bytes += dataLength;
  });
  const html = await (await fetch(pathOf('1/1'))).text();
  const embedded = /<script id="embedded-story"[^>]*>(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  const documents = await (await fetch(new URL('/documents/10353.json', stage.url))).text();
  const listening = page.waitForResponse((answer) => answer.url().includes('Firestore/Listen'));
  await page.goto(pathOf('1/1'));
  await page
    .getByRole('button', { name: /^いいね/u })
    .first()
    .waitFor();
  await section(page, 10).waitFor();
  await listening;
  // The page has the chapter that it shows, the file has three; turns published meanwhile are part of one.
  expect(documents.length).toBeGreaterThan(20_000);
  expect(embedded.length).toBeLessThan(documents.length / 2);
  expect(bytes).toBeLessThan(documents.length / 3);
  const files = [...addresses.values()].filter((url) => url.includes('/documents/'));
  expect(files).toEqual([String(new URL('/documents/10353.json', stage.url))]);
  // The newest section arrives live.
  const count = async (): Promise<number> =>
    Number(
      /全(\d+)節/u.exec(
        (await page
          .getByText(/全\d+節/u)
          .first()
          .textContent()) ?? '',
      )?.[1],
    );
  const before = await count();
  await page.waitForFunction(
    (sections) => Number(/全(\d+)節/u.exec(document.body.textContent)?.[1]) > sections,
    before,
  );
  expect(await count()).toBeGreaterThan(before);
  await page.context().close();
});

/** Where the first words of each section stand, in px, by its number. */
const firstWords = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('article[id^="n"]')].map((article) => {
      const paragraph = article.querySelector('.words > p');
      const words = document.createRange();
      if (paragraph !== null) words.selectNodeContents(paragraph);
      const [first] = words.getClientRects();
      const place = first && [first.left, first.top, first.width, first.height].map(Math.round);
      return [article.id, place] as const;
    });
    return Object.fromEntries(places);
  });

/**
 * Where what can be pressed stands, in px, by its name: what the server and the app both show. Of several the uppermost:
 * the card below the words comes later, and has a button to register, too.
 */
const controlPlaces = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-control]')].flatMap((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const name = control.getAttribute('data-control') ?? '';
      return width === 0 ? [] : [[name, [left, top, width, height].map(Math.round)] as const];
    });
    const topOf = ([, [, top = 0]]: (typeof places)[number]) => top;
    return Object.fromEntries(places.sort((one, other) => topOf(other) - topOf(one)));
  });

const LARGE = {
  文字の大きさ: '最大',
  書体: 'ゴシック',
  行の間: 'ひろい',
  行の長さ: '短い',
} as const;
const SMALL = {
  文字の大きさ: '小',
  行の間: 'せまい',
  行の長さ: '長い',
  紙の色: 'セピア',
} as const;
const SMALL_COLUMNS = { ...SMALL, 組み方: '縦書き' } as const;
const LARGE_COLUMNS = { ...LARGE, 組み方: '縦書き' } as const;

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('on a %s', (_, viewport) => {
  it.each([
    ['home', '', {}],
    ['a page', '1/1', {}],
    ['a turn', '1/1/0', {}],
    ['a page in columns', '1/1', { 組み方: '縦書き' }],
    ['a page in large letters', '1/1', LARGE],
    ['a page in small letters', '1/1', SMALL],
    ['a page in columns of small letters', '1/1', SMALL_COLUMNS],
    ['a page in columns of large letters', '1/1', LARGE_COLUMNS],
    ['home in columns of large letters', '', LARGE_COLUMNS],
    ['a turn in columns of large letters', '1/1/0', LARGE_COLUMNS],
    ['a turn in large letters', '1/1/0', LARGE],
  ] as const)(
    'no word and no button moves when the app takes %s over',
    async (_name, path, choices) => {
      const page = await arrive({ viewport });
      const url = path === '' ? stage.url : pathOf(path);
      if (Object.keys(choices).length > 0) {
        await page.goto(pathOf('1/1'));
        await page.getByRole('button', { name: '読みやすさ' }).click();
        const dialog = page.getByRole('dialog', { name: '読みやすさ' });
        for (const [group, choice] of Object.entries(choices)) {
          await dialog
            .getByRole('group', { name: group })
            .getByRole('button', { name: choice })
            .click();
        }
        await dialog.getByRole('button', { name: 'とじる' }).click();
        await dialog.waitFor({ state: 'detached' });
      }
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(url);
      await page.locator('.served article').first().waitFor();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await firstWords(page);
      const controls = await controlPlaces(page);
      await page.unroute('**/assets/*.js');
      await page.goto(url);
      // The form opens by itself at home, to who has not been there before.
      if (Object.keys(choices).length === 0) await readOnAsGuest(page);
      else await appIsThere(page);
      await section(page, 1).getByRole('button', { name: '第1節のメニュー' }).waitFor();
      expect(Object.keys(before)).toHaveLength(path.endsWith('/0') ? 1 : 10);
      expect(await firstWords(page)).toEqual(before);
      expect(Object.keys(controls).length).toBeGreaterThan(8);
      expect(await controlPlaces(page)).toMatchObject(controls);
      // Few large letters to a line would be pulled apart.
      const words = section(page, 1).locator('.words > p').first();
      const isLarge = Object.values(choices).some((choice) => choice === '最大');
      expect(await words.evaluate((line) => getComputedStyle(line).textAlign)).toBe(
        isLarge ? 'start' : 'justify',
      );
      await leave(page);
    },
  );
});

it.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)(
  'home of a participant has the own story before the app has come, and nothing moves: %s',
  async (_, viewport) => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    const name = `幅${viewport.width}`;
    await register(page, name);
    await section(page, 10).waitFor();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(stage.url);
    await page
      .locator('.served')
      .getByRole('heading', { name: `${name}の物語` })
      .waitFor();
    expect(await page.title()).toMatch(new RegExp(`^${name}の物語 第1章第1～10節`, 'u'));
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await firstWords(page);
    const controls = await controlPlaces(page);
    await page.unroute('**/assets/*.js');
    await page.goto(stage.url);
    await appIsThere(page);
    // The account is known.
    await page.getByRole('blockquote').waitFor();
    expect(Object.keys(before)).toHaveLength(10);
    expect(await firstWords(page)).toEqual(before);
    expect(Object.keys(controls).length).toBeGreaterThan(8);
    expect(await controlPlaces(page)).toMatchObject(controls);
    await page.context().close();
  },
);

it('a page is set as its reader has it before the app has come', async () => {
  const page = await arrive();
  await page.goto(pathOf('1/1/3'));
  await page.getByRole('button', { name: '読みやすさ' }).click();
  const dialog = page.getByRole('dialog', { name: '読みやすさ' });
  const choices = { 文字の大きさ: '最大', 書体: 'ゴシック', 紙の色: 'セピア', 組み方: '縦書き' };
  for (const [group, choice] of Object.entries(choices)) {
    await dialog.getByRole('group', { name: group }).getByRole('button', { name: choice }).click();
  }
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  const words = page.locator('.served article p').first();
  const set = await words.evaluate((paragraph) => {
    const { fontSize, fontFamily, writingMode, color, textAlign } = getComputedStyle(paragraph);
    return { fontSize, isGothic: fontFamily.includes('Sans'), writingMode, color, textAlign };
  });
  expect(set).toEqual({
    fontSize: '27px',
    isGothic: true,
    writingMode: 'vertical-rl',
    color: 'rgb(43, 36, 24)',
    // Few large letters to a line would be pulled apart.
    textAlign: 'start',
  });
  await leave(page);
});

it('home shows guests its story at once, and none of it to who reads another', async () => {
  const page = await arrive();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(stage.url);
  const heading = page.getByRole('heading', { name: 'トワの物語' });
  await heading.waitFor();
  expect((await sectionsOnScreen(page)).map(({ number }) => number)).toHaveLength(10);
  await page.evaluate(() => localStorage.setItem('tokinotabibito-browse', 'somebody'));
  await page.reload();
  expect(await page.locator('.served').count()).toBe(1);
  expect(await heading.count()).toBe(0);
  // The app opens the other story, which does not exist, and never the one embedded in the page.
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByText('なにもない…').waitFor();
  expect(await page.locator('article').count()).toBe(0);
  await leave(page);
});

it('an address that names nothing says so, in the answer and on the screen', async () => {
  expect((await fetch(pathOf('99/1'))).status).toBe(404);
  const page = await arrive();
  await page.goto(pathOf('99/1'));
  await page.getByText('なにもない…').waitFor();
  await leave(page);
});
