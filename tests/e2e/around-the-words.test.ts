import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { progressLine, section } from './reader';
import { setStage } from './stage';
import { DESKTOP, PHONE, setGuests, settled } from './story-page';

// A section of the showcase follows soon enough to be observed.
const stage = setStage({ TURN_SECONDS: '1', PAGE_SECONDS: '14' });
const { arrive, open, leave } = setGuests(stage);

/** The bookmark of the showcase that the device has. */
const bookmark = (page: Page) =>
  page.evaluate(() => {
    const stored = localStorage.getItem('tokinotabibito-bookmarks') ?? '';
    return /"10353":\{"chapter":(\d+),"section":(\d+)/u.exec(stored)?.slice(1).join('/');
  });

/** Whether something is within the page's margins. */
async function isWhole(part: Locator): Promise<boolean> {
  const { x, width } = (await part.boundingBox()) ?? { x: 0, width: Infinity };
  const screen = part.page().viewportSize()?.width ?? 0;
  return x >= 12 && x + width <= screen - 12;
}

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['narrow phone', PHONE],
  ['narrowest phone', { width: 320, height: 640 }],
  ['desktop', DESKTOP],
])('around the words, on a %s', (_, viewport) => {
  it('home leads to its top from a section, of its own too', async () => {
    const page = await open('10353/1/1', { viewport });
    const home = page.getByRole('button', { name: 'ホーム' });
    const scrolled = () => page.evaluate(() => window.scrollY);
    await section(page, 6).evaluate((article) => article.scrollIntoView());
    // By the keyboard: a press by its place may scroll.
    await home.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'くり返す一日の物語' }).waitFor();
    await expect.poll(scrolled).toBe(0);
    await settled(page);
    expect(await scrolled()).toBe(0);
    // The newest section there is followed while it is written.
    const newest = page.getByRole('link', { name: /^いまの一節・/u });
    const earlier = await newest.innerText();
    await expect.poll(() => newest.innerText()).not.toBe(earlier);
    // On a phone nothing is being read yet, and nothing says so over what home offers.
    if (viewport.width < 900) await progressLine(page).waitFor({ state: 'detached' });
    await section(page, 3).evaluate((article) => article.scrollIntoView());
    await progressLine(page).waitFor();
    await home.focus();
    await page.keyboard.press('Enter');
    await expect.poll(scrolled).toBe(0);
    // Who has read is not asked for a name.
    expect(await page.getByRole('dialog', { name: '登録' }).count()).toBe(0);
    await leave(page);
  });

  it('leads back to where reading stopped within the same ten sections, and shows every way whole', async () => {
    const page = await open('10353/1/1', { viewport });
    await section(page, 7).evaluate((article) => article.scrollIntoView());
    await expect.poll(() => bookmark(page)).toMatch(/^1\/[78]$/u);
    await page.goto(`${stage.url}10353/1/1`);
    await progressLine(page).waitFor();
    const resume = page.getByRole('link', { name: /^続きから読む 第1章 第[78]節$/u });
    const ways = [resume, page.getByRole('link', { name: '最新の節へ' })];
    if (viewport.width < 900) ways.push(page.getByRole('button', { name: '登録する' }).first());
    for (const way of ways) await expect.poll(() => isWhole(way)).toBe(true);
    // Opened on purpose, the page takes the bookmark, but not the way back.
    await expect.poll(() => bookmark(page)).toBe('1/1');
    await resume.click();
    await page.waitForURL(/\/10353\/1\/1#n[78]$/u);
    await resume.waitFor({ state: 'detached' });
    await leave(page);
  });

  it('stands within the column of the words', async () => {
    const page = await open('10353/1/1', { viewport });
    const right = (element: Element) => element.getBoundingClientRect().right;
    const edge = await section(page, 2).locator('.words').evaluate(right);
    const card = page.getByRole('complementary', { name: '登録のご案内' });
    const menu = page.getByRole('button', { name: '物語のメニュー' });
    for (const part of [card, menu]) expect(await part.evaluate(right)).toBeLessThanOrEqual(edge);
    // What is centred is so below the words.
    const [left = 0, pages = 0] = await Promise.all(
      [section(page, 2).locator('.words'), page.getByRole('navigation', { name: 'ページ' })].map(
        (part) =>
          part.evaluate((element) => {
            const box = element.getBoundingClientRect();
            return box.x + box.width / 2;
          }),
      ),
    );
    expect(Math.abs(left - pages)).toBeLessThan(8);
    await leave(page);
  });

  it.each([
    ['10353/1/1', /^トワの物語 第1章第1～10節「.+」 – 時の旅人$/u],
    ['10353/1/2', /^トワの物語 第1章第11～20節「.+」 – 時の旅人$/u],
    ['10353/1/2/3', /^トワの物語 第1章第14節「.+」 – 時の旅人$/u],
    ['', /^時の旅人 – AIが遊ぶ冒険譚$/u],
  ])(
    'the tab names what is read, before and after the app has come: %s',
    async (address, title) => {
      const html = await (await fetch(`${stage.url}${address}`)).text();
      const served = /<title>(?<title>.*?)<\/title>/u.exec(html)?.groups?.['title'];
      expect(served).toMatch(title);
      const page = await open(address, { viewport });
      expect(await page.title()).toBe(served);
      await leave(page);
    },
  );

  it.each(['10353/99/1', '10353/1/99', 'x/y/z'])(
    'the tab and the one heading say of an address that names nothing: %s',
    async (address) => {
      const page = await arrive({ viewport, isStill: true });
      await page.goto(`${stage.url}${address}`);
      await page.getByRole('heading', { name: 'なにもない…' }).waitFor();
      await expect.poll(() => page.title()).toBe('なにもない… – 時の旅人');
      await leave(page);
    },
  );
});
