import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialogOf, hasKeyboard, isFocused, openByButton, unsentQuestion } from './dialogs';
import { openForm, register } from './participant';
import { chooseForSection, newReader, readOnAsGuest, section } from './reader';
import { setReaders } from './readers';
import { setStage } from './stage';

// The pages must not grow while positions are compared.
const stage = setStage({ PAGE_SECONDS: '86400', TURN_SECONDS: '1' });
const { arrive, leave } = setReaders(stage);

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('%s', (_, viewport) => {
  /** A guest's page. */
  let page: Page;

  beforeAll(async () => {
    page = await newReader(stage.browser, { viewport });
    await page.goto(`${stage.url}10353/2/1`);
    await readOnAsGuest(page);
    await section(page, 10).waitFor();
  });
  afterAll(() => page.context().close());

  it('Back closes each panel, and the page stays where it is', async () => {
    const five = section(page, 5);
    await five.scrollIntoViewIfNeeded();
    const placeOf = async () => ({ url: page.url(), scroll: await scrollOf(page) });
    const closesWithBack = async (open: () => Promise<void>, name: string | RegExp) => {
      const before = await placeOf();
      expect(before.scroll).toBeGreaterThan(500);
      await open();
      const dialog = dialogOf(page, name);
      await dialog.waitFor();
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(await placeOf()).toEqual(before);
    };
    for (const [button, name] of [
      ['タイムライン', 'タイムライン'],
      ['ランキング', 'ランキング'],
      ['設定', '設定'],
      ['ほかの物語を読む', 'ほかの物語を読む'],
      ['キャラシート', /キャラシート$/u],
      ['読みやすさ', '読みやすさ'],
      ['説明', '説明'],
    ] as const) {
      const inBar = page.getByRole('button', { name: button, exact: true }).first();
      await closesWithBack(() => inBar.click(), name);
    }
    // In the middle, where no bar covers it: a click would scroll it from below a bar.
    const toMiddle = (button: Locator) =>
      button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const picture = five.getByRole('button', { name: '第5節の挿絵を大きく見る' });
    await toMiddle(picture);
    await closesWithBack(() => picture.click(), '第5節の挿絵');
    await toMiddle(five.getByRole('button', { name: '第5節のメニュー' }));
    for (const [tool, name] of [
      ['第5節の画像を作る', 'この節の画像'],
      ['第5節を通報する', '第5節を通報する'],
    ] as const) {
      await closesWithBack(() => chooseForSection(page, 5, tool), name);
    }
  });

  it('panels over panels take one Back each, and Forward and a reload open them again', async () => {
    const help = await openByButton(page, '説明', '説明');
    await help.getByRole('button', { name: 'プライバシー' }).click();
    const privacy = dialogOf(page, 'プライバシー');
    await privacy.waitFor();
    // The lower panel's file comes last, after those that are loaded when the browser is idle; it is below nevertheless.
    const isIdle = page.waitForResponse(/\/CharacterSheetPanel-/u);
    await page.route(/\/HelpPanel-/u, async (route) => {
      await isIdle;
      await route.continue();
    });
    await page.reload();
    await page.getByText('オートモードの傾向').waitFor({ state: 'attached' });
    await privacy.waitFor();
    await page.goBack();
    await privacy.waitFor({ state: 'detached' });
    await help.waitFor();
    await page.goForward();
    await privacy.waitFor();
    await page.goBack();
    await page.goBack();
    await help.waitFor({ state: 'detached' });
    await section(page, 5).waitFor();
  });

  it('a choice that leads elsewhere leaves no panel behind in the history', async () => {
    const timeline = await openByButton(page, 'タイムライン', 'タイムライン');
    const before = page.url();
    await timeline.getByRole('link').first().click();
    await timeline.waitFor({ state: 'detached' });
    expect(page.url()).not.toBe(before);
    await page.goBack();
    await section(page, 10).waitFor();
    expect(page.url()).toBe(before);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('the keyboard is in the dialog on top, and goes back to where it was', async () => {
    const staysIn = async (dialog: Locator): Promise<void> => {
      await hasKeyboard(dialog);
      for (let press = 0; press < 4; press += 1) {
        await page.keyboard.press('Tab');
        await hasKeyboard(dialog);
      }
    };
    const form = await openForm(page);
    const name = form.getByRole('textbox', { name: 'お名前' });
    await name.fill('灯');
    const unsent = unsentQuestion(page);
    await page.keyboard.press('Escape');
    await isFocused(unsent.getByRole('button', { name: 'はい' }));
    await staysIn(unsent);
    await page.keyboard.press('Escape');
    await unsent.waitFor({ state: 'detached' });
    await isFocused(name);
    await form.getByRole('textbox', { name: 'オーナー番号' }).fill('2718');
    await page.keyboard.press('Enter');
    const confirmation = dialogOf(page, 'ご確認');
    await isFocused(confirmation.getByRole('button', { name: 'はい' }));
    await staysIn(confirmation);
    await page.keyboard.press('Escape');
    await confirmation.waitFor({ state: 'detached' });
    await hasKeyboard(form);
    await page.keyboard.press('Escape');
    await unsent.waitFor();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });

    const help = await openByButton(page, '説明', '説明');
    const toPrivacy = help.getByRole('button', { name: 'プライバシー' });
    await toPrivacy.focus();
    await page.keyboard.press('Enter');
    const privacy = dialogOf(page, 'プライバシー');
    await privacy.waitFor();
    await staysIn(privacy);
    await page.keyboard.press('Escape');
    await privacy.waitFor({ state: 'detached' });
    await isFocused(toPrivacy);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });

  it('a panel over home is still open after a reload, and takes one Back', async () => {
    const own = await arrive({ viewport });
    await own.goto(stage.url);
    await register(own, `灯里${viewport.width}`);
    const home = own.url();
    const ranking = await openByButton(own, 'ランキング', 'ランキング');
    expect(own.url()).toBe(home);
    await own.reload();
    await ranking.waitFor();
    await own.goBack();
    await ranking.waitFor({ state: 'detached' });
    expect(own.url()).toBe(home);
    await leave(own);
  });
});
