import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeChunk } from '../../story/chunk-codec';
import { ADVENTURE_COLLECTION } from '../../story/paths';
import { STORY_LIMITS } from '../../story/story-limits';
import { PROJECT_ID } from '../../tools/start/project';
import { newReader, readOnAsGuest, section } from './reader';
import { setStage } from './stage';

const stage = setStage();
let admin: App;
let page: Page;

beforeAll(() => {
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${stage.env.FIRESTORE_PORT}`;
  admin = initializeApp({ projectId: PROJECT_ID }, 'bad-input');
});

afterAll(() => deleteApp(admin));

beforeEach(async () => {
  page = await newReader(stage.browser);
});

afterEach(() => page.context().close());

describe('a route that names nothing', () => {
  // In a story that is there, the head above says whose it is.
  it.each([
    ['10353/99', ['トワの物語']],
    ['10353/1/99', ['トワの物語']],
    ['10353/1/99/3', ['トワの物語']],
    ['10353/1/1/10', ['なにもない…']],
    ['10353/0', ['なにもない…']],
    ['10353/一', ['なにもない…']],
    ['10353/1/1/-1', ['なにもない…']],
    ['10353/1/1/0/5', ['なにもない…']],
    ['nobody', ['なにもない…']],
    ['nobody/1/1/0', ['なにもない…']],
    ['%E0%A4%A', ['なにもない…']],
  ])('%s: なにもない… under one heading, and a way back', async (route, heading) => {
    await page.goto(stage.url);
    await readOnAsGuest(page);
    await page.goto(`${stage.url}${route}`);
    await readOnAsGuest(page);
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.getByRole('heading', { name: 'なにもない…' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(heading);
      expect(await page.getByRole('article').count()).toBe(0);
      // The dock comes with the reading tools, which have the card that invites after a page that was read.
      if (heading[0] === 'トワの物語')
        await page.locator('[data-bar=dock]').waitFor({ state: 'attached' });
      expect(await page.getByRole('complementary', { name: '登録のご案内' }).count()).toBe(0);
    }
    await page.getByRole('link', { name: 'ホームへもどる' }).click();
    await section(page, 1).waitFor();
  });
});

it('a chapter that cannot be read shows a sentence; the others stay readable', async () => {
  const chapter = (title: string, turn: string) =>
    encodeChunk({
      title,
      summary: '',
      turn: [{ role: 'model', date: '', turn, url: '', sales: 0, unit: 0, continue: true }],
      items: [],
    });
  const chunks = [
    Buffer.from(chapter('はじめ', '一章は読める。')),
    Buffer.from('no chunk'),
    Buffer.from(chapter('おわり', '三章も読める。')),
  ];
  await Promise.all(
    chunks.map((chunk, index) =>
      getFirestore(admin)
        .collection(ADVENTURE_COLLECTION)
        .doc(`damaged-${index}`)
        .set({ uid: 'damaged', onamae: '傷', data: [chunk], seq: index + 1, updatedAt: '' }),
    ),
  );
  await page.goto(`${stage.url}damaged/2`);
  await readOnAsGuest(page);
  await page.getByText('この章は読み込めませんでした。ほかの章は読めます。').waitFor();
  await page.getByRole('tab', { name: /^第1章/u }).click();
  await page.getByText('一章は読める。').waitFor();
  await page.getByRole('tab', { name: /^第3章/u }).click();
  await page.getByText('三章も読める。').waitFor();
});

it('a chapter that is too large says so at once, and a turn that is too long is cut; the others stay readable', async () => {
  const chapter = (title: string, turn: string) => ({
    title,
    summary: '',
    turn: [{ role: 'model' as const, date: '', turn, url: '', sales: 0, unit: 0, continue: true }],
    items: [],
  });
  const chapters = [
    chapter('はじめ', '一章は読める。'),
    // 800 MB of spaces have the same compressed size.
    chapter('はてなし', ' '.repeat(STORY_LIMITS.chunkBytes * 8)),
    chapter('ながい', 'あ'.repeat(300_000)),
  ];
  await Promise.all(
    chapters.map((each, index) =>
      getFirestore(admin)
        .collection(ADVENTURE_COLLECTION)
        .doc(`oversized-${index}`)
        .set({
          uid: 'oversized',
          onamae: '大',
          data: [Buffer.from(encodeChunk(each))],
          seq: index + 1,
          updatedAt: '',
        }),
    ),
  );
  await page.goto(`${stage.url}oversized/2`);
  await readOnAsGuest(page);
  await page.getByText('この章は大きすぎるため表示できません。ほかの章は読めます。').waitFor();
  await page.getByRole('tab', { name: /^第3章/u }).click();
  await page.getByText('（この節は長いため、ここまでを表示しています。）').waitFor();
  await page.getByRole('tab', { name: /^第1章/u }).click();
  await page.getByText('一章は読める。').waitFor();
});

describe('without a sign-in', () => {
  beforeEach(() =>
    page.route(`http://127.0.0.1:${stage.env.AUTH_PORT}/**`, (route) => route.abort()),
  );

  it('everything can be read, and a like says what does not work', async () => {
    await page.goto(`${stage.url}10353/1/1/0`);
    await section(page, 1).getByRole('button', { name: 'いいね' }).click();
    await page.getByText('いいねを送れませんでした。').waitFor();
    await page.getByRole('button', { name: 'ランキング' }).click();
    await page.getByRole('dialog', { name: 'ランキング' }).getByRole('row').nth(1).waitFor();
  });

  it('a registration that fails says so and keeps what was typed', async () => {
    await page.goto(stage.url);
    const form = page.getByRole('dialog', { name: '登録' });
    await form.getByRole('textbox', { name: 'オーナー番号' }).fill('31');
    await form.getByRole('textbox', { name: 'お名前' }).fill('千早');
    await form.getByRole('textbox', { name: '第一声' }).fill('まだ、ここにいる。');
    await form.getByRole('button', { name: '確認' }).click();
    await page.getByRole('button', { name: 'はい' }).click();
    await form.getByText(/登録できませんでした。入力した内容はそのまま残っています。/u).waitFor();
    expect(await form.getByRole('textbox', { name: 'オーナー番号' }).inputValue()).toBe('31');
    expect(await form.getByRole('textbox', { name: 'お名前' }).inputValue()).toBe('千早');
    expect(await form.getByRole('textbox', { name: '第一声' }).inputValue()).toBe(
      'まだ、ここにいる。',
    );
  });
});

it('without a network what is loaded can be read on, and a sentence says what does not work', async () => {
  await page.goto(stage.url);
  await readOnAsGuest(page);
  await section(page, 1).waitFor();
  await page.context().setOffline(true);
  await page.getByText(/サーバーとの接続が切れています。/u).waitFor();
  await page.getByRole('tab', { name: /^第2章/u }).click();
  await page.getByRole('heading', { level: 2, name: /^第2章/u }).waitFor();
  await section(page, 1).waitFor();
});
