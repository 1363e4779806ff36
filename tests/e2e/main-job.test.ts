import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import {
  chooseForSection,
  newReader,
  numbersTo,
  readOnAsGuest,
  readChapter,
  section,
  sectionsOnScreen,
  type SectionOnScreen,
} from './reader';
import { setStage } from './stage';

const FIRST_LINE = '縄の値段なら、もう三度も覚えた…！';
const NAME = '灯里';

// Long enough that the page is still being played when everything is stopped.
const stage = setStage({ TURN_SECONDS: '2' });
/** The participant's page, at first without an account. */
let player: Page;
/** Another reader's page. */
let other: Page;
let sharedUrl: string;
let beforeRestart: SectionOnScreen[];

beforeAll(async () => {
  player = await newReader(stage.browser, { reducedMotion: 'no-preference', keepsCopies: true });
  other = await newReader(stage.browser, { keepsCopies: true });
});

it('a guest reads the showcase story, chapter by chapter and page by page', async () => {
  await player.goto(stage.url);
  await player
    .getByRole('dialog', { name: '登録' })
    .getByRole('button', { name: 'やめる' })
    .click();
  const tabs = player.getByRole('tab', { name: /^第\d+章/u });
  await tabs.nth(2).waitFor();
  const chapters = await tabs.count();
  for (let chapter = 1; chapter <= chapters; chapter += 1) {
    await tabs.nth(chapter - 1).click();
    await player
      .getByRole('heading', { level: 2, name: new RegExp(`^第${chapter}章`, 'u') })
      .waitFor();
    const read = await readChapter(player);
    expect(read.length).toBeGreaterThanOrEqual(16);
    expect(read.map(({ number }) => number)).toEqual(numbersTo(read.length));
    for (const { text } of read) expect(text.length).toBeGreaterThan(40);
  }
});

it('wrong input is answered with the specified texts, and nothing typed is lost', async () => {
  await player.getByRole('button', { name: '登録する' }).first().click();
  const form = player.getByRole('dialog', { name: '登録' });
  const oid = form.getByRole('textbox', { name: 'オーナー番号' });
  const onamae = form.getByRole('textbox', { name: 'お名前' });
  const firstWord = form.getByRole('textbox', { name: '第一声' });
  const submit = form.getByRole('button', { name: '確認' });
  expect(await firstWord.inputValue()).toBe('このループからぬけださなきゃ…');

  await submit.click();
  await form.getByText('オーナー番号が空欄です…！').waitFor();
  await oid.fill('いちばん');
  await submit.click();
  await form.getByText('オーナー番号が数字ではありません…！').waitFor();
  await oid.fill('2718');
  await submit.click();
  await form.getByText('お名前が空欄です…！').waitFor();
  await onamae.fill(NAME);
  await firstWord.fill('');
  await submit.click();
  await form.getByText('第一声を設定して下さい…！').waitFor();
  await firstWord.fill(FIRST_LINE);
  expect(await oid.inputValue()).toBe('2718');
  expect(await onamae.inputValue()).toBe(NAME);
});

it('after the confirmed registration the story appears by itself, with the first line word for word', async () => {
  await player.getByRole('dialog', { name: '登録' }).getByRole('button', { name: '確認' }).click();
  await player
    .getByText('登録作業を開始します。宜しいですか？登録に時間がかかる場合があります…！')
    .waitFor();
  const waiting = player.getByText('ご登録の確認をしています…').waitFor();
  await player.getByRole('button', { name: 'はい' }).click();
  await waiting;
  await player.getByRole('heading', { level: 1, name: `${NAME}の物語` }).waitFor();
  await section(player, 1).waitFor();
  await player.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  await section(player, 2).waitFor();
  expect(await section(player, 2).innerText()).toContain(`「${FIRST_LINE}」`);
  await section(player, 3).waitFor();
  expect(await player.locator('html[data-not-reloaded]').count()).toBe(1);
});

it('a shared link shows one turn to another reader, whose like is counted on the first screen', async () => {
  await chooseForSection(player, 2, '共有');
  await player.getByText('クリップボードにコピーしました…！').waitFor();
  sharedUrl = await player.evaluate(() => navigator.clipboard.readText());
  expect(sharedUrl).toMatch(/\/game\/adventure\/16\/[^/]+\/1\/1\/1$/u);

  await other.goto(sharedUrl);
  await section(other, 2).waitFor();
  expect(await other.getByRole('article').count()).toBe(1);
  expect(await section(other, 2).innerText()).toContain(FIRST_LINE);
  await section(other, 2).getByRole('button', { name: 'いいね' }).click();
  await section(player, 2).getByRole('button', { name: 'いいね 1' }).waitFor();
});

it('ranking and timeline show the newcomer', async () => {
  // The bars have left while the story was read.
  await player.mouse.wheel(0, -200);
  await player.getByRole('button', { name: 'ランキング' }).click();
  const ranking = player.getByRole('dialog', { name: 'ランキング' });
  await ranking.getByRole('row').filter({ hasText: NAME }).waitFor();
  await ranking.getByRole('button', { name: 'とじる' }).click();

  await player.getByRole('button', { name: 'タイムライン' }).click();
  const timeline = player.getByRole('dialog', { name: 'タイムライン' });
  await timeline.getByRole('link').filter({ hasText: NAME }).first().click();
  await section(player, 1).waitFor();
  await player.goBack();
  await section(player, 2).waitFor();
});

it('stopped and started again, the story goes on where it was: no turn is missing or doubled', async () => {
  await section(player, 4).waitFor();
  expect(await stage.stop()).toBe(0);
  beforeRestart = await sectionsOnScreen(player);
  expect(beforeRestart.length).toBeLessThan(10);

  await stage.restart();
  // The open page reconnects to the services, and a new one finds all data.
  await section(player, 10).waitFor({ timeout: 60_000 });
  const live = await sectionsOnScreen(player);
  await other.goto(sharedUrl.replace(/\/1\/1$/u, ''));
  await readOnAsGuest(other);
  await section(other, 10).waitFor();
  const anew = await sectionsOnScreen(other);

  expect(anew.slice(0, beforeRestart.length)).toEqual(beforeRestart);
  expect(anew.map(({ number }) => number)).toEqual(numbersTo(10));
  expect(new Set(anew.map(({ text }) => text)).size).toBe(10);
  expect(live).toEqual(anew);
  await section(other, 2).getByRole('button', { name: 'いいね 1' }).waitFor();
});
