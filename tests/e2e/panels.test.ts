import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { openForm, ownStory, sendRegistration } from './participant';
import { chooseForSection, newReader, readOnAsGuest, section } from './reader';
import { setReaders } from './readers';
import { setStage } from './stage';
import { violations } from './violations';

// The pages must not grow while positions are compared.
const stage = setStage({ PAGE_SECONDS: '86400', TURN_SECONDS: '1' });
const { arrive, leave } = setReaders(stage);

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const dialogOf = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
const answer = (page: Page, name: 'はい' | 'いいえ'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const UNSENT = 'まだ送信していません';
/** Waits until the keyboard is in a dialog. */
async function hasKeyboard(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
}
/** Waits until the keyboard is at a control. */
async function isFocused(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((each) => each === document.activeElement)).toBe(true);
}

let admin: App;
beforeAll(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${stage.env.FIRESTORE_PORT}`;
  admin = initializeApp({ projectId: PROJECT_ID }, 'panels');
});
afterAll(() => deleteApp(admin));

const uidIn = (url: string): string => /\/16\/([^/]+)/u.exec(url)?.[1] ?? '';

/** Replaces a story by a short one that has ended. */
async function endStory(uid: string): Promise<void> {
  const turn = { role: 'user', date: '', url: '', sales: 60, unit: 1, continue: true } as const;
  const chapter: Chapter = {
    title: '五打の鐘',
    summary: '鐘は六つ鳴った。',
    turn: [
      { ...turn, turn: '封を切った。' },
      {
        ...turn,
        turn: 'その手紙を読んだ。',
        worn: '手紙切り',
        ruby: [{ base: '手紙', reading: 'てがみのおもて' }],
      },
      {
        ...turn,
        turn: '鐘が鳴った。',
        sales: 0,
        continue: false,
        ending: { days: 9, promises: 5, kept: 3 },
      },
    ],
    items: [],
  };
  const stories = getFirestore(admin).collection(ADVENTURE_COLLECTION);
  const { docs } = await stories.where('uid', '==', uid).get();
  expect(docs).toHaveLength(1);
  const { data, outline } = packChapters([chapter]);
  await docs[0]?.ref.update({
    data: data.map((chunk) => Buffer.from(chunk)),
    outline,
    updatedAt: new Date().toISOString(),
  });
}

/** Opens a panel by a button of the bars. */
async function openByButton(page: Page, button: string, name: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = dialogOf(page, name);
  await dialog.waitFor();
  return dialog;
}

/** Settings and sheet of a participant whose story has ended. */
async function expectNothingWithoutEffect(page: Page): Promise<void> {
  for (const [button, name] of [
    ['設定', '設定'],
    ['キャラシート', /キャラシート$/u],
  ] as const) {
    const panel = await openByButton(page, button, name);
    await panel.getByText(/^あなたの物語は完結しました。/u).waitFor();
    expect(await panel.getByRole('radio', { name: '平和' }).count()).toBe(0);
    expect(await panel.getByRole('switch', { name: 'ほかの旅人を迎える' }).count()).toBe(0);
    for (const field of ['手に持つもの', '売らない品']) {
      expect(await panel.getByRole('combobox', { name: field }).count()).toBe(0);
    }
    expect(await panel.getByRole('group', { name: '取り扱う品の種類' }).count()).toBe(0);
    expect(await panel.getByRole('textbox', { name: '特殊な性質' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
  }
}

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('%s', (_, viewport) => {
  /** A guest's page, and a participant's. */
  let page: Page;
  let own: Page;

  beforeAll(async () => {
    page = await newReader(stage.browser, { viewport });
    await page.goto(`${stage.url}10353/2/1`);
    await readOnAsGuest(page);
    await section(page, 10).waitFor();
    own = await newReader(stage.browser, { viewport });
    await own.goto(stage.url);
    const name = `灯里${viewport.width}`;
    await sendRegistration(own, name, 'まだ、間にあう。');
    await ownStory(own, name);
    await section(own, 10).waitFor();
    await own.getByRole('tab', { name: /^第1章/u }).click();
    await section(own, 10).waitFor();
  });
  afterAll(async () => {
    await page.context().close();
    await own.context().close();
  });

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

  it('a panel over home is still open after a reload, and takes one Back', async () => {
    await own.goto(stage.url);
    const home = own.url();
    const ranking = await openByButton(own, 'ランキング', 'ランキング');
    expect(own.url()).toBe(home);
    await own.reload();
    await ranking.waitFor();
    await own.goBack();
    await ranking.waitFor({ state: 'detached' });
    expect(own.url()).toBe(home);
    await own.getByRole('tab', { name: /^第1章/u }).click();
    await section(own, 10).waitFor();
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

  it('the form of a guest outlives Back, Esc, its buttons, and a reload', async () => {
    const fresh = await arrive({ viewport });
    await fresh.goto(`${stage.url}10353/1/1`);
    const form = await openForm(fresh);
    // What each field is for is said, with examples.
    await form.getByText(/番号を持っていなければ、好きな数字で。$/u).waitFor();
    for (const example of [/例：灯里/u, /例：「/u]) await form.getByText(example).waitFor();
    expect(await form.getByRole('radio', { name: '景気', checked: true }).count()).toBe(1);
    // What is too long is said while it is typed.
    await form.getByRole('textbox', { name: 'お名前' }).fill('灯'.repeat(21));
    await form.getByText('お名前は20文字までです…！').waitFor();
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
    const question = dialogOf(fresh, UNSENT);
    for (const close of [
      () => fresh.goBack(),
      () => fresh.keyboard.press('Escape'),
      () => form.getByRole('button', { name: 'やめる' }).click(),
      () => fresh.mouse.click(5, 300),
    ]) {
      await close();
      await question.waitFor();
      await answer(fresh, 'いいえ');
      await question.waitFor({ state: 'detached' });
      await isWhole();
    }
    // A question is answered by Back and by Esc, too: no.
    for (const refuse of [() => fresh.goBack(), () => fresh.keyboard.press('Escape')]) {
      await fresh.keyboard.press('Escape');
      await question.waitFor();
      await refuse();
      await question.waitFor({ state: 'detached' });
      await isWhole();
    }
    await fresh.reload();
    await form.waitFor();
    await isWhole();
    await fresh.goBack();
    await question.waitFor();
    expect(await violations(fresh)).toEqual([]);
    await answer(fresh, 'はい');
    await form.waitFor({ state: 'detached' });
    await section(fresh, 1).waitFor();
    expect(fresh.url()).toContain('/10353/1/1');
    await fresh.getByRole('button', { name: '登録する' }).first().click();
    await form.waitFor();
    await isWhole();
    await leave(fresh);
  });

  it('the keyboard is in the dialog on top, and goes back to where it was', async () => {
    const fresh = await arrive({ viewport });
    await fresh.goto(`${stage.url}10353/1/1`);
    await readOnAsGuest(fresh);
    const staysIn = async (dialog: Locator): Promise<void> => {
      await hasKeyboard(dialog);
      for (let press = 0; press < 4; press += 1) {
        await fresh.keyboard.press('Tab');
        await hasKeyboard(dialog);
      }
    };
    const form = await openForm(fresh);
    const name = form.getByRole('textbox', { name: 'お名前' });
    await name.fill('灯');
    const unsent = dialogOf(fresh, UNSENT);
    await fresh.keyboard.press('Escape');
    await isFocused(unsent.getByRole('button', { name: 'はい' }));
    await staysIn(unsent);
    await fresh.keyboard.press('Escape');
    await unsent.waitFor({ state: 'detached' });
    await isFocused(name);
    await form.getByRole('textbox', { name: 'オーナー番号' }).fill('2718');
    await fresh.keyboard.press('Enter');
    const confirmation = dialogOf(fresh, 'ご確認');
    await isFocused(confirmation.getByRole('button', { name: 'はい' }));
    await staysIn(confirmation);
    await fresh.keyboard.press('Escape');
    await confirmation.waitFor({ state: 'detached' });
    await hasKeyboard(form);
    await fresh.keyboard.press('Escape');
    await unsent.waitFor();
    await fresh.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });

    const help = await openByButton(fresh, '説明', '説明');
    const toPrivacy = help.getByRole('button', { name: 'プライバシー' });
    await toPrivacy.focus();
    await fresh.keyboard.press('Enter');
    const privacy = dialogOf(fresh, 'プライバシー');
    await privacy.waitFor();
    await staysIn(privacy);
    await fresh.keyboard.press('Escape');
    await privacy.waitFor({ state: 'detached' });
    await isFocused(toPrivacy);
    await fresh.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await leave(fresh);
  });

  it('the form says back what the character will be like, in sight, and once more before it is sent', async () => {
    const fresh = await arrive({ viewport });
    await fresh.goto(`${stage.url}10353/1/1`);
    await readOnAsGuest(fresh);
    const form = await openForm(fresh);
    const saidBack = form.getByRole('blockquote');
    /** All of it is within the part of the form that is shown, with nothing over it. */
    const isInSight = async (words: Locator): Promise<boolean> =>
      words.evaluate((quotation) => {
        const { top, bottom, left, right } = quotation.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          quotation.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
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
    const confirmation = dialogOf(fresh, 'ご確認');
    await confirmation.getByText(whole).waitFor();
    expect(await isInSight(confirmation.getByRole('blockquote'))).toBe(true);
    expect(await violations(fresh)).toEqual([]);
    await leave(fresh);
  });

  it.each([
    ['its server’s page', true],
    ['the app', false],
  ])('no form opens on the way from a shared turn into its story: %s', async (_where, isStill) => {
    const fresh = await arrive({ viewport, isStill });
    await fresh.goto(`${stage.url}10353/2/1/0`);
    if (!isStill) await readOnAsGuest(fresh);
    const entries = () => fresh.evaluate(() => window.history.length);
    const before = await entries();
    await fresh.getByRole('link', { name: 'ここから物語を読む' }).click();
    await section(fresh, 10).waitFor();
    expect(new URL(fresh.url()).pathname).toMatch(/10353\/2\/1$/u);
    await fresh.mouse.wheel(0, -10);
    await readOnAsGuest(fresh);
    await fresh.getByRole('complementary', { name: '登録のご案内' }).waitFor();
    // A panel is an entry of the history, before its dialog is there.
    expect(await entries()).toBe(before + 1);
    expect(await fresh.getByRole('dialog').count()).toBe(0);
    await leave(fresh);
  });

  it('what is typed into the sheet survives every way out and a reload, and goes when it is sent', async () => {
    const open = () => openByButton(own, 'キャラシート', /キャラシート$/u);
    const sheet = await open();
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
    const question = dialogOf(own, UNSENT);
    for (const close of [
      () => own.goBack(),
      () => own.keyboard.press('Escape'),
      () => sheet.getByRole('button', { name: 'とじる' }).click(),
      () => own.mouse.click(5, 300),
    ]) {
      await close();
      await question.waitFor();
      await answer(own, 'いいえ');
      await question.waitFor({ state: 'detached' });
      expect(await trait.inputValue()).toBe(text);
    }
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
    await open();
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

  it('a story that has ended says what it came to, leads on, and offers nothing without effect', async () => {
    await endStory(uidIn(own.url()));
    await section(own, 2).getByText('役に立った装備「手紙切り」').waitFor();
    // A reading longer than its word does not pull the word apart: the room before and after is the same, with none between.
    const [before = 0, after = Infinity] = await section(own, 2)
      .locator('ruby')
      .evaluate((ruby) => {
        const word = document.createTreeWalker(ruby, NodeFilter.SHOW_TEXT).nextNode() ?? ruby;
        return [0, 1].map((at) => {
          const letter = document.createRange();
          letter.setStart(word, at);
          letter.setEnd(word, at + 1);
          return letter.getBoundingClientRect().width;
        });
      });
    expect(Math.abs(before - after)).toBeLessThan(1);
    const end = own.getByRole('region', { name: '完結' });
    await end.getByText('銀貨120枚').waitFor();
    await end.getByText('9日').waitFor();
    await end.getByText('5つのうち3つを守った').waitFor();
    await section(own, 2)
      .getByRole('button', { name: /^いいね/u })
      .click();
    await end.getByRole('link', { name: '第1章 第2節（1）' }).waitFor();
    await end.getByRole('button', { name: '物語を共有' }).click();
    await own.getByText('クリップボードにコピーしました…！').waitFor();
    expect(await own.evaluate(() => navigator.clipboard.readText())).toBe(
      `${stage.url}${uidIn(own.url())}/1/1`,
    );
    await end.getByRole('button', { name: '物語を書き出す' }).click();
    const book = dialogOf(own, '物語を書き出す');
    await book.getByRole('button', { name: 'ファイルに保存' }).waitFor();
    await own.goBack();
    await book.waitFor({ state: 'detached' });
    await expectNothingWithoutEffect(own);
    // The sheet still tells what it came to, and what has an effect is still offered.
    const sheet = await openByButton(own, 'キャラシート', /キャラシート$/u);
    await sheet.getByText(/^誰よりも早く起きる。/u).waitFor();
    await sheet.getByText('手紙切り', { exact: true }).waitFor();
    await sheet.getByRole('radio', { name: '猫' }).check();
    await sheet.getByRole('button', { name: 'サーバーに送信' }).click();
    await answer(own, 'はい');
    await own.getByText('サーバーへの送信が完了しました…！').waitFor();
    await own.goBack();
    await sheet.waitFor({ state: 'detached' });

    // Its page says so without scripts, too.
    const served = await stage.browser.newContext({ javaScriptEnabled: false, viewport });
    const plain = await served.newPage();
    await plain.goto(own.url());
    await plain.getByText('完結', { exact: true }).waitFor();
    await served.close();

    // Another's story is open: what has no effect is not offered, either.
    await own.goto(`${stage.url}10353/1/1`);
    await section(own, 10).waitFor();
    await expectNothingWithoutEffect(own);
  });
});
