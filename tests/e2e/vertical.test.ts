import { describe, expect, it } from 'vitest';
import { progressLine, section } from './reader';
import { setStage } from './stage';
import {
  choose,
  chooseVertical,
  column,
  cutOff,
  DESKTOP,
  PHONE,
  placeIn,
  setGuests,
  settled,
} from './story-page';

// No page grows while positions are compared.
const stage = setStage({ PAGE_SECONDS: '86400' });
const { open, leave } = setGuests(stage);

describe.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('vertical lines on a %s', (_, viewport) => {
  it('fill a column from right to left, and nothing breaks out of it', async () => {
    const page = await open('10353/1/2', { viewport });
    await chooseVertical(page);
    await section(page, 11).getByRole('img').waitFor();
    const layout = await column(page).evaluate((sheet) => {
      const right = (id: string) =>
        document.getElementById(id)?.getBoundingClientRect().right ?? Number.NaN;
      return {
        writing: getComputedStyle(sheet).writingMode,
        rightOfFirst: right('n11'),
        rightOfSecond: right('n12'),
        overflowDown: sheet.scrollHeight - sheet.clientHeight,
        overflowOfPage: document.documentElement.scrollWidth - window.innerWidth,
        height: sheet.clientHeight,
        picture: sheet.querySelector('[role="img"]')?.getBoundingClientRect().width ?? 0,
        // No element in the column is lower than the column.
        deepest: Math.max(
          ...[...sheet.querySelectorAll('p, button, svg')].map(
            (part) => part.getBoundingClientRect().bottom,
          ),
        ),
        bottom: sheet.getBoundingClientRect().bottom,
      };
    });
    expect(layout.writing).toBe('vertical-rl');
    expect(layout.rightOfSecond).toBeLessThan(layout.rightOfFirst);
    expect(layout.overflowDown).toBe(0);
    expect(layout.overflowOfPage).toBeLessThanOrEqual(0);
    expect(layout.height).toBeLessThan(viewport.height);
    expect(layout.deepest).toBeLessThanOrEqual(layout.bottom + 1);
    expect(layout.picture).toBeGreaterThan(200);
    expect(layout.picture).toBeLessThanOrEqual(345);
    // Two digits share one character square (tate-chu-yoko).
    const number = section(page, 11).locator('h3 span').first();
    expect(await number.innerText()).toBe('11');
    const box = await number.boundingBox();
    expect(box?.height).toBeLessThan(24);
    // The setting is applied after a reload, before the first text is shown.
    await page.reload();
    await section(page, 11).waitFor();
    expect(await column(page).count()).toBe(1);
    await leave(page);
  });

  it('stand between the bars at first, and when they are chosen in the middle of a page', async () => {
    const page = await open('10353/1/1', { viewport });
    await section(page, 6)
      .getByRole('paragraph')
      .nth(1)
      .evaluate((line) => line.scrollIntoView());
    await settled(page);
    await chooseVertical(page);
    await expect.poll(() => cutOff(page)).toBe(0);
    await choose(page, '文字の大きさ', '最大');
    await expect.poll(() => cutOff(page)).toBe(0);
    await page.goto(`${stage.url}10353/1/2`);
    await progressLine(page).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await cutOff(page)).toBe(0);
    await leave(page);
  });

  it('set readings at the right of their words, out of what is copied', async () => {
    const page = await open('10353/1/1', { viewport });
    await chooseVertical(page);
    const ruby = page.locator('article ruby').first();
    await ruby.scrollIntoViewIfNeeded();
    // Both boxes are as wide as their lines: their centres show the position.
    const [word, reading] = await ruby.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element.firstChild ?? element);
      const note = element.querySelector('rt')?.getBoundingClientRect() ?? new DOMRect();
      const base = range.getBoundingClientRect();
      return [base.x + base.width / 2, note.x + note.width / 2];
    });
    expect(reading).toBeGreaterThan((word ?? 0) + 8);
    const expected = await ruby.evaluate((element) => {
      const line = element.closest('p');
      const words = line?.cloneNode(true);
      if (line === null || !(words instanceof Element)) return '';
      window.getSelection()?.selectAllChildren(line);
      words.querySelectorAll('rt, rp').forEach((note) => note.remove());
      return words.textContent;
    });
    await page.keyboard.press('ControlOrMeta+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected);
    await leave(page);
  });

  it('follow the wheel and the keys, page by page, and leave the controls where they were', async () => {
    const page = await open('10353/1/2', { viewport });
    await chooseVertical(page);
    await column(page).evaluate((sheet) =>
      sheet.scrollIntoView({ inline: 'end', block: 'nearest' }),
    );
    const box = await column(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => placeIn(page)).toBe(300);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => placeIn(page)).toBe(100);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => placeIn(page)).toBeGreaterThan(300);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => placeIn(page)).toBe(0);
    await page.keyboard.press('ArrowRight');
    await section(page, 1).waitFor();
    await column(page).evaluate((sheet) => sheet.scrollBy({ left: -sheet.scrollWidth }));
    await page.keyboard.press('ArrowLeft');
    await section(page, 11).waitFor();
    const pages = page.getByRole('navigation', { name: 'ページ' });
    expect(await pages.evaluate((nav) => getComputedStyle(nav).writingMode)).toBe('horizontal-tb');
    await pages.getByRole('button', { name: '次のページ' }).click();
    await section(page, 21).waitFor();
    expect(await placeIn(page)).toBe(0);
    await leave(page);
  });

  it('show a single turn, its picture large, and a section by its address', async () => {
    const page = await open('10353/1/2', { viewport });
    await chooseVertical(page);
    await page.goto(`${stage.url}10353/1/2/3`);
    await section(page, 14).waitFor();
    await section(page, 14).getByRole('button', { name: '第14節の挿絵を大きく見る' }).click();
    const dialog = page.getByRole('dialog', { name: '第14節の挿絵' });
    const picture = await dialog.getByRole('img').boundingBox();
    // Not as small as on its page.
    expect(picture?.width).toBeGreaterThan(Math.min(0.9 * viewport.width, 700));
    expect(await dialog.evaluate((element) => getComputedStyle(element).writingMode)).toBe(
      'horizontal-tb',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'ここから物語を読む' }).click();
    await section(page, 11).waitFor();
    // Its beginning is at the column's right edge.
    await expect
      .poll(() =>
        section(page, 14).evaluate((article) => {
          const sheet = article.closest('[role="group"]')?.getBoundingClientRect();
          return Math.abs((sheet?.right ?? 0) - article.getBoundingClientRect().right);
        }),
      )
      .toBeLessThan(100);
    await leave(page);
  });
});

it('reads on at the same line when the lines or the phone are turned', async () => {
  const page = await open('10353/1/1', { viewport: PHONE, hasTouch: true, isMobile: true });
  const line = section(page, 6).getByRole('paragraph').nth(1);
  /** The distance of the line from the reading position, in px. */
  const distance = () =>
    line.evaluate((paragraph) => {
      const sheet = paragraph.closest('[data-writing]')?.getBoundingClientRect();
      const { top, right } = paragraph.getBoundingClientRect();
      return Math.abs(sheet === undefined ? top - 124 : sheet.right - right);
    });
  await line.evaluate((paragraph) => {
    window.scrollBy({ top: paragraph.getBoundingClientRect().top - 124 });
  });
  await settled(page);
  // Closing the dialog is a step back, for which the browser has an older position.
  await choose(page, '文字の大きさ', '最大');
  await expect.poll(distance).toBeLessThan(60);
  await settled(page);
  expect(await distance()).toBeLessThan(60);
  await chooseVertical(page);
  await expect.poll(distance).toBeLessThan(60);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(distance).toBeLessThan(60);
  await page.setViewportSize(PHONE);
  await expect.poll(distance).toBeLessThan(60);
  await leave(page);
});
