import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answer, dialogOf, refusesToClose, unsentQuestion } from './dialogs';
import { openForm } from './participant';
import { newReader, readOnAsGuest, section } from './reader';
import { setReaders } from './readers';
import { setStage } from './stage';
import { violations } from './violations';

const stage = setStage();
const { arrive, leave } = setReaders(stage);

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('%s', (_, viewport) => {
  /** A guest's page with the form, which each test leaves open as it is. */
  let page: Page;
  let form: Locator;

  beforeAll(async () => {
    page = await newReader(stage.browser, { viewport });
    await page.goto(`${stage.url}10353/1/1`);
    await readOnAsGuest(page);
    form = await openForm(page);
  });
  afterAll(() => page.context().close());

  it('the form says back what the character will be like, in sight, and once more before it is sent', async () => {
    const saidBack = form.getByRole('blockquote');
    /** All of it is within the part of the form that is shown, with nothing over it. */
    const isInSight = async (words: Locator): Promise<boolean> =>
      words.evaluate((quotation) => {
        const { top, bottom, left, right } = quotation.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          quotation.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
    await form.getByRole('radio', { name: '景気', checked: true }).waitFor();
    await saidBack.getByText(/^あなたのキャラクターは、.+旅人です。/u).waitFor();
    // No number yet, and nothing is scrolled.
    await form.getByRole('textbox', { name: 'お名前' }).fill('灯');
    await saidBack.getByText(/^灯は、銀貨.+「このループからぬけださなきゃ…」$/u).waitFor();
    expect(await isInSight(saidBack)).toBe(true);
    await form.getByRole('textbox', { name: '第一声' }).fill('誰だ！');
    await form.getByRole('radio', { name: '混沌' }).check();
    const whole = /^灯は、閉まった戸.+「誰だ！」$/u;
    await saidBack.getByText(whole).waitFor();
    expect(await isInSight(saidBack)).toBe(true);
    await form.getByRole('textbox', { name: 'オーナー番号' }).fill('2718');
    await form.getByRole('button', { name: '確認' }).click();
    const confirmation = dialogOf(page, 'ご確認');
    await confirmation.getByText(whole).waitFor();
    expect(await isInSight(confirmation.getByRole('blockquote'))).toBe(true);
    expect(await violations(page)).toEqual([]);
    await answer(page, 'いいえ');
    await confirmation.waitFor({ state: 'detached' });
  });

  it('the form says what each field is for, with examples, and what is too long while it is typed', async () => {
    await form.getByText(/番号を持っていなければ、好きな数字で。$/u).waitFor();
    for (const example of [/例：灯里/u, /例：「/u]) await form.getByText(example).waitFor();
    await form.getByRole('textbox', { name: 'お名前' }).fill('灯'.repeat(21));
    await form.getByText('お名前は20文字までです…！').waitFor();
  });

  it('the form of a guest outlives Back, Esc, its buttons, and a reload', async () => {
    const typed = { オーナー番号: '2718', お名前: '灯', 第一声: '書きかけの第一声' };
    for (const [name, text] of Object.entries(typed)) {
      const isNumber = name === 'オーナー番号';
      await form.getByRole('textbox', { name }).fill(isNumber ? '２７１８' : text);
    }
    await form.getByRole('radio', { name: '混沌', description: /こんがらがる/u }).check();
    const isWhole = async () => {
      for (const [name, text] of Object.entries(typed)) {
        expect(await form.getByRole('textbox', { name }).inputValue()).toBe(text);
      }
    };
    await isWhole();
    await refusesToClose(page, form, { button: 'やめる', isWhole });
    const question = unsentQuestion(page);
    // A question is answered by Back and by Esc, too: no.
    for (const refuse of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
      await page.keyboard.press('Escape');
      await question.waitFor();
      await refuse();
      await question.waitFor({ state: 'detached' });
      await isWhole();
    }
    await page.reload();
    await form.waitFor();
    await isWhole();
    await page.goBack();
    await question.waitFor();
    expect(await violations(page)).toEqual([]);
    await answer(page, 'はい');
    await form.waitFor({ state: 'detached' });
    await section(page, 1).waitFor();
    expect(page.url()).toContain('/10353/1/1');
    await page.getByRole('button', { name: '登録する' }).first().click();
    await form.waitFor();
    await isWhole();
  });

  it.each([
    ['its server’s page', true],
    ['the app', false],
  ])('no form opens on the way from a shared turn into its story: %s', async (_where, isStill) => {
    const shared = await arrive({ viewport, isStill });
    await shared.goto(`${stage.url}10353/2/1/0`);
    if (!isStill) await readOnAsGuest(shared);
    const entries = () => shared.evaluate(() => window.history.length);
    const before = await entries();
    await shared.getByRole('link', { name: 'ここから物語を読む' }).click();
    await section(shared, 10).waitFor();
    expect(new URL(shared.url()).pathname).toMatch(/10353\/2\/1$/u);
    await shared.mouse.wheel(0, -10);
    await readOnAsGuest(shared);
    await shared.getByRole('complementary', { name: '登録のご案内' }).waitFor();
    // A panel is an entry of the history, before its dialog is there.
    expect(await entries()).toBe(before + 1);
    expect(await shared.getByRole('dialog').count()).toBe(0);
    await leave(shared);
  });
});
