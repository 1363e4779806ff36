import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packChapters } from '../../story/adventure-document';
import type { Chapter } from '../../story/chapter';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { answer, dialogOf, openByButton, openSheet } from './dialogs';
import { registerAndOpenFirstChapter } from './participant';
import { newReader, section } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

// No page begins after the story has been ended.
const stage = setStage({ PAGE_SECONDS: '86400', TURN_SECONDS: '1' });

let admin: App;
beforeAll(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${stage.env.FIRESTORE_PORT}`;
  admin = initializeApp({ projectId: PROJECT_ID }, 'ended-story');
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

/** Fills in the sheet and sends it: an outfit and a trait. */
async function sendSheet(page: Page): Promise<void> {
  const sheet = await openSheet(page);
  await sheet.getByRole('textbox', { name: '特殊な性質' }).fill('誰よりも早く起きる。');
  await sheet.getByRole('combobox', { name: '手に持つもの' }).fill('手紙切り');
  await page.getByRole('option', { name: '手紙切り' }).click();
  await sheet.getByRole('button', { name: 'サーバーに送信' }).click();
  await answer(page, 'はい');
  await page.getByText('サーバーへの送信が完了しました…！').waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
}

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
    await sendSheet(own);
  });
  afterAll(() => own.context().close());

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
    const sheet = await openSheet(own);
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
