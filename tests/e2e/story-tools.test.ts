import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseForSection, newReader, readOnAsGuest, section, sectionsOnScreen } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

const stage = setStage();

interface Saved {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The file that a button downloads. */
async function savedBy(page: Page, button: Locator): Promise<Saved> {
  const downloaded = page.waitForEvent('download');
  await button.click();
  const download = await downloaded;
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** Opens a dialog from the story's menu. */
async function openTool(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: '物語のメニュー' }).click();
  await page.getByRole('menuitem', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
}

describe.each([
  ['phone, light', { width: 412, height: 915 }, 'light', true],
  ['desktop, dark', { width: 1280, height: 900 }, 'dark', false],
] as const)('%s', (_, viewport, colorScheme, hasTouch) => {
  let page: Page;

  beforeAll(async () => {
    page = await newReader(stage.browser, { viewport, colorScheme, hasTouch });
    await page.goto(`${stage.url}10353/2/2`);
    await readOnAsGuest(page);
    await section(page, 11).waitFor();
  });

  afterAll(() => page.context().close());

  it('shows a returning reader a recap of the chapters before the bookmark only', async () => {
    const [here] = await sectionsOnScreen(page);
    await page.waitForFunction(() =>
      window.localStorage.getItem('tokinotabibito-bookmarks')?.includes('"10353":{"chapter":2'),
    );
    await page.goto(`${stage.url}10353`);
    await section(page, 1).waitFor();
    await page.getByRole('button', { name: 'これまでのあらすじ' }).click();
    const dialog = page.getByRole('dialog', { name: 'これまでのあらすじ' });
    await dialog.getByRole('heading', { name: /^第1章/u }).waitFor();
    await dialog.getByRole('heading', { name: /^第2章/u }).waitFor();
    expect(await dialog.getByRole('heading', { name: /^第3章/u }).count()).toBe(0);
    const sentence = /[^。\n]{12,}。/u.exec(here?.text ?? '')?.[0] ?? '';
    expect(sentence.length).toBeGreaterThan(12);
    expect(await dialog.innerText()).not.toContain(sentence);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('link', { name: /第2章 第\d+節から読む/u }).click();
    await section(page, 11).waitFor();
  });

  it('finds words in what was read, and marks them where they stand', async () => {
    const [read] = await sectionsOnScreen(page);
    const word = /[^、。「」…\s]{5}/u.exec(read?.text ?? '')?.[0] ?? '';
    const dialog = await openTool(page, '物語の中を探す');
    await dialog.getByRole('combobox').fill(word);
    const option = dialog.getByRole('option', { name: '第2章 第11節' });
    await option.waitFor();
    expect(await option.locator('mark').first().innerText()).toBe(word);
    expect(await violations(page)).toEqual([]);
    while ((await option.getAttribute('aria-selected')) !== 'true') {
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => (CSS.highlights.get('found')?.size ?? 0) > 0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('第11節');
  });

  it('looks into what was not read only when that is asked for', async () => {
    const dialog = await openTool(page, '物語の中を探す');
    await dialog.getByRole('combobox').fill('。');
    await dialog.getByText(/節に見つかりました/u).waitFor();
    const chapters = async () =>
      (await dialog.getByRole('option').allInnerTexts()).map((text) => text.slice(0, 3));
    const more = dialog.getByRole('button', { name: /^つづきを見る/u });
    while ((await more.count()) > 0) await more.click();
    expect(new Set(await chapters())).toEqual(new Set(['第1章', '第2章']));
    await dialog.getByRole('checkbox', { name: 'まだ読んでいない節も探す' }).check();
    await dialog.getByText(/すべての節　\d/u).waitFor();
    while ((await more.count()) > 0) await more.click();
    expect(await chapters()).toContain('第3章');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it.each([
    ['縦書き', 'vertical-rl'],
    ['横書き', null],
  ] as const)('takes the story along as a book in %s', async (direction, mode) => {
    const dialog = await openTool(page, '物語を書き出す');
    await dialog.getByRole('button', { name: direction }).click();
    expect(await violations(page)).toEqual([]);
    const { name, bytes } = await savedBy(
      page,
      dialog.getByRole('button', { name: 'ファイルに保存' }),
    );
    expect(name).toMatch(/^.+の物語_全\d+節_\d{4}-\d{2}-\d{2}\.epub$/u);
    const { messages } = await EpubCheck.validate(bytes);
    expect(messages.filter(({ severity }) => severity !== 'info' && severity !== 'usage')).toEqual(
      [],
    );
    const files = unzipSync(bytes);
    const style = strFromU8(files['EPUB/style.css'] ?? new Uint8Array());
    expect(/writing-mode: ([\w-]+)/u.exec(style)?.[1] ?? null).toBe(mode);
    const [read] = await sectionsOnScreen(page);
    const chapter = strFromU8(files['EPUB/chapter-2.xhtml'] ?? new Uint8Array());
    expect(chapter).toContain((read?.text ?? '').split('\n')[0]?.slice(0, 8));
  });

  it.each([
    ['テキスト', 'txt', /^[^{]/u],
    ['JSON', 'json', /^\{\s*"format":\s*"tokinotabibito-story",\s*"version":\s*1,[^]*\}\s*$/u],
  ])('takes the story along as %s', async (format, extension, form) => {
    const [read] = await sectionsOnScreen(page);
    const dialog = await openTool(page, '物語を書き出す');
    await dialog.getByRole('radio', { name: format }).check();
    const { name, bytes } = await savedBy(
      page,
      dialog.getByRole('button', { name: 'ファイルに保存' }),
    );
    expect(name.endsWith(`.${extension}`)).toBe(true);
    const text = bytes.toString('utf8');
    expect(text).toContain('この物語はAIが書きました。');
    expect(text).toContain((read?.text ?? '').split('\n').at(-1)?.slice(-8));
    expect(text).toMatch(form);
  });

  it('leads on from a turn by itself, with the first line of the next', async () => {
    await page.goto(`${stage.url}10353/2/1/9`);
    await section(page, 10).waitFor();
    const next = page.getByRole('region', { name: '次の節' });
    const line = await next.getByRole('paragraph').innerText();
    expect(await violations(page)).toEqual([]);
    await next.getByRole('link', { name: '続きを読む' }).click();
    await section(page, 11).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/10353\/2\/2$/u);
    const [eleventh] = await sectionsOnScreen(page);
    expect(line.length).toBeGreaterThan(4);
    expect(eleventh?.text.startsWith(line)).toBe(true);
  });

  it('shares selected words of a section, with their place and its address', async () => {
    const button = page.getByRole('button', { name: 'この一文を共有' });
    // Not a speech of one word.
    const paragraph = section(page, 12).locator('.words > p', { hasText: /.{12}/u }).first();
    expect(await button.count()).toBe(0);
    // A control that is half under the bar at the top counts as too small.
    await paragraph.evaluate((words) => words.scrollIntoView({ block: 'center' }));
    await paragraph.click({ clickCount: 3 });
    await button.waitFor();
    expect(await violations(page)).toEqual([]);
    if (hasTouch) await button.tap();
    else await page.keyboard.press('s');
    await page.getByText('クリップボードにコピーしました…！').waitFor();
    const [quotation = '', place, url] = (
      await page.evaluate(() => navigator.clipboard.readText())
    ).split('\n');
    const words = await paragraph.evaluate((element) => {
      const copy = document.createElement('p');
      copy.innerHTML = element.innerHTML;
      for (const reading of copy.querySelectorAll('rt, rp')) reading.remove();
      return copy.textContent;
    });
    const bare = (text: string): string => text.replaceAll(/[「」『』…]/gu, '');
    expect(quotation).toMatch(/^「.+」$/u);
    expect(bare(quotation).length).toBeGreaterThan(8);
    expect(bare(words).startsWith(bare(quotation))).toBe(true);
    expect(place).toBe('トワの物語 第2章第12節');
    expect(url).toBe(`${stage.url}10353/2/2/1`);
    await page.getByRole('heading', { name: '第12節' }).click();
    await button.waitFor({ state: 'detached' });
  });

  it.each([
    ['横長', 1200, 630],
    ['縦長', 1080, 1920],
  ] as const)(
    'saves a picture of a turn that leads back to it, %s',
    async (shape, width, height) => {
      await chooseForSection(page, 12, '第12節の画像を作る');
      const dialog = page.getByRole('dialog', { name: 'この節の画像' });
      await dialog.getByRole('button', { name: shape }).click();
      await dialog.getByRole('img', { name: /第12節の画像/u }).waitFor();
      expect(await violations(page)).toEqual([]);
      const { name, bytes } = await savedBy(
        page,
        dialog.getByRole('button', { name: '画像を保存' }),
      );
      expect(name).toMatch(/^.+の物語_第2章第12節\.png$/u);
      expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([width, height]);
      const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      expect(decodeQR({ data, width, height })).toBe(`${stage.url}10353/2/2/1`);
      await dialog.getByRole('button', { name: 'とじる' }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
  );
});
