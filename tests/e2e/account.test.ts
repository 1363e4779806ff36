import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase, type Database } from 'firebase-admin/database';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { chooseForSection, newReader, readOnAsGuest, section } from './reader';
import { setStage } from './stage';
import { violations } from './violations';

const NOTICE = 'この節は、運営の判断で表示していません。';

const stage = setStage();
let database: Database;
let disconnect: () => Promise<void>;

beforeAll(() => {
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${stage.env.DATABASE_PORT}`;
  const operator = initializeApp(
    {
      projectId: PROJECT_ID,
      databaseURL: `https://${PROJECT_ID}-default-rtdb.firebaseio.com`,
    },
    'operator',
  );
  database = getDatabase(operator);
  disconnect = async () => {
    database.goOffline();
    await deleteApp(operator);
  };
});

afterAll(() => disconnect());

/** A new reader of the showcase. */
async function guest(): Promise<Page> {
  const page = await newReader(stage.browser);
  await page.goto(`${stage.url}10353/1/1`);
  await readOnAsGuest(page);
  await section(page, 1).waitFor();
  return page;
}

const likeOf = (page: Page, number: number): Locator =>
  section(page, number).getByRole('button', { name: /^いいね/u });

/** The number of accounts that like this key. */
async function likers(key: string): Promise<number> {
  const people = await database.ref(paths.favorites).get();
  let count = 0;
  people.forEach((likes) => {
    if (likes.hasChild(key)) count += 1;
  });
  return count;
}

/** Likes a section, and reads to the next page. */
async function likeAndReadOn(page: Page): Promise<void> {
  const before = await likers('10353_1_2E');
  await likeOf(page, 2).click();
  // The like is shown before the server has confirmed it.
  await expect.poll(() => likers('10353_1_2E'), { timeout: 30_000 }).toBe(before + 1);
  await page.goto(`${stage.url}10353/1/2`);
  await section(page, 11).waitFor();
  await page.waitForFunction(() =>
    window.localStorage
      .getItem('tokinotabibito-bookmarks')
      ?.includes('"10353":{"chapter":1,"section":11'),
  );
}

/** Opens 引き継ぎ from the settings. */
async function openAccount(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '設定' }).first().click();
  await page
    .getByRole('dialog', { name: '設定' })
    .getByRole('button', { name: '引き継ぎ' })
    .click();
  const dialog = page.getByRole('dialog', { name: '引き継ぎ' });
  await dialog.waitFor();
  return dialog;
}

async function expectLikeAndBookmark(page: Page): Promise<void> {
  await page.goto(`${stage.url}10353/1/1`);
  await section(page, 2).locator('button[aria-pressed="true"]').waitFor();
  await page
    .getByRole('link', { name: /第11節/u })
    .first()
    .waitFor();
}

describe('an account on two devices', () => {
  it('goes along by e-mail and password', async () => {
    const old = await guest();
    await likeAndReadOn(old);
    const there = await openAccount(old);
    await there.getByRole('button', { name: 'この端末から' }).click();
    await there.getByRole('textbox', { name: 'メールアドレス' }).fill('akari@example.com');
    await there.getByLabel('パスワード').fill('himitsu-no-1');
    expect(await violations(old)).toEqual([]);
    await there.getByRole('button', { name: 'この旅人に結びつける' }).click();
    await there.getByText(/^akari@example.com に結びついています/u).waitFor();

    const fresh = await guest();
    const here = await openAccount(fresh);
    await here.getByRole('textbox', { name: 'メールアドレス' }).fill('akari@example.com');
    await here.getByLabel('パスワード').fill('falsch');
    await here.getByRole('button', { name: 'サインイン' }).click();
    await here.getByText(/メールアドレスかパスワードが違います/u).waitFor();
    expect(await violations(fresh)).toEqual([]);
    await here.getByLabel('パスワード').fill('himitsu-no-1');
    await here.getByRole('button', { name: 'サインイン' }).click();
    await here.waitFor({ state: 'detached' });
    await expectLikeAndBookmark(fresh);
    await old.context().close();
    await fresh.context().close();
  });

  it('goes along by a code, after a question about what was liked here', async () => {
    const old = await guest();
    await likeAndReadOn(old);
    const there = await openAccount(old);
    await there.getByRole('button', { name: 'この端末から' }).click();
    await there.getByRole('button', { name: '引き継ぎコードを作る' }).click();
    const code = await there.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/u).innerText();
    expect(await violations(old)).toEqual([]);

    const fresh = await guest();
    await likeOf(fresh, 3).click();
    await section(fresh, 3).locator('button[aria-pressed="true"]').waitFor();
    const here = await openAccount(fresh);
    await here.getByRole('textbox', { name: '引き継ぎコード' }).fill(code.toLowerCase());
    await here.getByRole('button', { name: '引き継ぐ' }).click();
    await fresh.getByText(/いいねは、引き継ぐ旅人には移りません/u).waitFor();
    await fresh.getByRole('button', { name: 'はい' }).click();
    await there.getByText(/引き継ぎが済みました/u).waitFor();
    // The app reloads at home; the confirmation hides its dialog long before that.
    await fresh.waitForURL(stage.url);
    await expectLikeAndBookmark(fresh);
    await section(fresh, 3).locator('button[aria-pressed="false"]').waitFor();
    await old.context().close();
    await fresh.context().close();
  });
});

it('a turn is reported, once a minute', async () => {
  const page = await guest();
  const report = async () => {
    await chooseForSection(page, 2, '第2節を通報する');
    const dialog = page.getByRole('dialog', { name: '第2節を通報する' });
    await dialog.getByRole('radio', { name: 'そのほか' }).check();
    await dialog.getByRole('textbox').first().fill('誤字があります。');
    await dialog.getByRole('button', { name: '通報する' }).click();
    await page.getByRole('button', { name: 'はい' }).click();
    return dialog;
  };
  await report();
  await page.getByText(/^お知らせありがとうございます/u).waitFor();
  const dialog = await report();
  await dialog.getByText(/1分に1回まで/u).waitFor();
  expect(await violations(page)).toEqual([]);
  const stored: unknown = (await database.ref(`${paths.reports}/10353`).get()).val();
  expect(Object.values(stored ?? {})).toMatchObject([
    { kind: 'other', reason: '誤字があります。', url: '10353/1/1/1' },
  ]);
  await page.context().close();
});

it('what the operator hides goes while it is read, and comes back', async () => {
  const page = await guest();
  const words = await section(page, 2).locator('p').first().innerText();
  await database.ref(`${paths.hiddenOf('10353')}/turns/1_2`).set(true);
  await section(page, 2).getByText(NOTICE).waitFor();
  expect(await page.getByText(words).count()).toBe(0);
  await page.reload();
  await section(page, 2).getByText(NOTICE).waitFor();
  await database.ref(`${paths.hiddenOf('10353')}/story`).set(true);
  await page.getByText('この物語は、運営の判断で表示していません。').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await database.ref(paths.hiddenOf('10353')).remove();
  await section(page, 2).getByText(words).waitFor();
  await page.context().close();
});

it('says what is stored, and deletes an account on request', async () => {
  const page = await guest();
  await likeOf(page, 4).click();
  await section(page, 4).locator('button[aria-pressed="true"]').waitFor();
  await page.getByRole('button', { name: '説明' }).first().click();
  await page.getByRole('button', { name: 'プライバシー' }).click();
  const dialog = page.getByRole('dialog', { name: 'プライバシー' });
  await dialog.getByRole('heading', { name: '残しておく期間' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'わたしのデータを消す' }).click();
  await page.getByRole('button', { name: 'はい' }).click();
  await dialog.getByText('あなたのデータを、すべて消しました。').waitFor();
  await dialog.getByRole('button', { name: 'はじめから読む' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`${stage.url}10353/1/1`);
  await section(page, 4).locator('button[aria-pressed="false"]').waitFor();
  await page.context().close();
});
