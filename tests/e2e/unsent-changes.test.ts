import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  answer,
  dialogOf,
  openByButton,
  openSheet,
  refusesToClose,
  unsentQuestion,
} from './dialogs';
import { registerAndOpenFirstChapter } from './participant';
import { chooseForSection, newReader } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

// The pages do not grow while something is typed.
const stage = setStage({ PAGE_SECONDS: '86400', TURN_SECONDS: '1' });

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('%s', (_, viewport) => {
  /** A participant's page. */
  let own: Page;

  beforeAll(async () => {
    own = await newReader(stage.browser, { viewport });
    await own.goto(stage.url);
    await registerAndOpenFirstChapter(own, `灯里${viewport.width}`);
  });
  afterAll(() => own.context().close());

  it('what is typed into the sheet survives every way out and a reload, and goes when it is sent', async () => {
    const sheet = await openSheet(own);
    await sheet.getByText(/^旅のはじめから身につけている支度です。/u).waitFor();
    const trait = sheet.getByRole('textbox', { name: '特殊な性質' });
    const text = '誰よりも早く起きる。'.repeat(40);
    await trait.fill(text);
    // The outfit says what it does in the story.
    await sheet.getByRole('combobox', { name: '手に持つもの' }).fill('手紙切り');
    await own.getByRole('option', { name: '手紙切り' }).click();
    await sheet.getByText(/^物語で役に立つのは、.+とき.*です。$/u).waitFor();
    // Nothing is named in English.
    expect(await sheet.getByRole('button', { name: /^[A-Za-z ]+$/u }).count()).toBe(0);
    const isWhole = async () => expect(await trait.inputValue()).toBe(text);
    await refusesToClose(own, sheet, { button: 'とじる', isWhole });
    const question = unsentQuestion(own);
    // A panel over the form closes without a question.
    await sheet.getByRole('button', { name: 'お名前を変える' }).click();
    const rename = dialogOf(own, 'お名前の変更');
    await rename.waitFor();
    await own.goBack();
    await rename.waitFor({ state: 'detached' });
    expect(await question.count()).toBe(0);
    expect(await trait.inputValue()).toBe(text);
    // A name that is typed is asked about, too.
    await sheet.getByRole('button', { name: 'お名前を変える' }).click();
    await rename.getByRole('textbox').fill('灯火');
    await own.goBack();
    await question.waitFor();
    await answer(own, 'いいえ');
    expect(await rename.getByRole('textbox').inputValue()).toBe('灯火');
    await own.keyboard.press('Escape');
    await answer(own, 'はい');
    await rename.waitFor({ state: 'detached' });

    await own.reload();
    await sheet.getByText(/^前の書きかけを開きました/u).waitFor();
    expect(await trait.inputValue()).toBe(text);
    expect(await violations(own)).toEqual([]);

    await sheet.getByRole('button', { name: 'サーバーに送信' }).click();
    await answer(own, 'はい');
    // Announced, though the dialog hides the rest of the page from a screen reader.
    const notice = own.getByRole('status').filter({ hasText: 'サーバーへの送信が完了しました' });
    await notice.waitFor();
    const said = await notice.boundingBox();
    for (const button of await sheet.locator('.MuiDialogActions-root button').all()) {
      const box = await button.boundingBox();
      expect(said && box && said.y + said.height <= box.y).toBe(true);
    }
    await own.goBack();
    await sheet.waitFor({ state: 'detached' });
    await openSheet(own);
    expect(await trait.inputValue()).toBe(text);
    expect(await sheet.getByText(/^前の書きかけ/u).count()).toBe(0);
    await sheet.getByRole('button', { name: 'とじる' }).click();
    await sheet.waitFor({ state: 'detached' });
  });

  it('what is typed into settings and a report is kept, each by itself', async () => {
    const settings = await openByButton(own, '設定', '設定');
    await settings.getByRole('textbox', { name: '第一声' }).fill('もう一度だけ。');
    await own.keyboard.press('Escape');
    await answer(own, 'はい');
    await settings.waitFor({ state: 'detached' });
    await chooseForSection(own, 2, '第2節を通報する');
    const two = dialogOf(own, '第2節を通報する');
    await two.getByRole('textbox').first().fill('誤字があります。');
    await own.reload();
    await two.getByText(/^前の書きかけを開きました/u).waitFor();
    expect(await two.getByRole('textbox').first().inputValue()).toBe('誤字があります。');
    await own.goBack();
    await answer(own, 'はい');
    await two.waitFor({ state: 'detached' });
    await chooseForSection(own, 3, '第3節を通報する');
    const three = dialogOf(own, '第3節を通報する');
    expect(await three.getByRole('textbox').first().inputValue()).toBe('');
    await own.goBack();
    await three.waitFor({ state: 'detached' });

    await openByButton(own, '設定', '設定');
    expect(await settings.getByRole('textbox', { name: '第一声' }).inputValue()).toBe(
      'もう一度だけ。',
    );
    await settings.getByRole('button', { name: '書きかけを消す' }).click();
    expect(await settings.getByRole('textbox', { name: '第一声' }).inputValue()).toBe(
      'まだ、間にあう。',
    );
    await settings.getByRole('button', { name: 'やめる' }).click();
    await settings.waitFor({ state: 'detached' });
  });
});
