import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { favoriteKey } from '../../story/favorite-key';
import { parseRecord } from '../../story/json-record';
import { paths } from '../../story/paths';
import { controlLine, type Line } from './line';
import { openForm, ownStory, register, sendRegistration } from './participant';
import {
  chooseForSection,
  newReader,
  numbersTo,
  readOnAsGuest,
  section,
  sectionsOnScreen,
} from './reader';
import { setStage } from './stage';

const stage = setStage({ TURN_SECONDS: '1' });
/** Timeouts longer than the app's own for a connection and for a response, in ms. */
const NO_CONNECTION_MS = 9_000;
const NO_ANSWER_MS = 30_000;

async function stored(path: string): Promise<Readonly<Record<string, unknown>>> {
  const url = `http://127.0.0.1:${stage.env.DATABASE_PORT}/${path}.json?ns=demo-tokinotabibito-default-rtdb`;
  const answer = await fetch(url, { headers: { authorization: 'Bearer owner' } });
  return parseRecord(await answer.text());
}

/** The entries with that name. */
async function entriesOf(onamae: string): Promise<unknown[]> {
  const entries = Object.values(await stored(paths.entries));
  return entries.filter((entry) => parseRecord(JSON.stringify(entry))['onamae'] === onamae);
}

/** A page with a controlled clock and connection. */
async function openPage(path: string): Promise<{ readonly page: Page; readonly line: Line }> {
  const page = await newReader(stage.browser);
  await page.clock.install();
  const line = await controlLine(page, stage.env.DATABASE_PORT);
  await page.goto(stage.url + path);
  await section(page, 1).waitFor();
  return { page, line };
}

async function openDialog(page: Page, button: string, title: string | RegExp): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

type Moment = 'before' | 'during' | 'after';

interface Form {
  readonly field: Locator;
  readonly text: string;
  readonly button: Locator;
}

/** Sends a form during a connection failure, and retries when the page reports the failure. */
async function sendThrough(
  { page, line }: { readonly page: Page; readonly line: Line },
  moment: Moment,
  form: Form,
): Promise<void> {
  if (moment === 'before') {
    line.cut();
    await send(page, form);
    await sendAgain(page, line, form);
    return;
  }
  line.breakAt(form.text, moment);
  await send(page, form);
  await expect.poll(() => line.hasBroken, { timeout: 60_000 }).toBe(true);
}

async function send(page: Page, { field, text, button }: Form): Promise<void> {
  await field.fill(text);
  await button.click();
  await page.getByRole('button', { name: 'はい' }).click();
}

async function sendAgain(page: Page, line: Line, { field, text, button }: Form): Promise<void> {
  await page.clock.runFor(NO_CONNECTION_MS);
  await page.getByText(/サーバーにつながりません。/u).waitFor();
  expect(await field.inputValue()).toBe(text);
  line.mend();
  const again = page.getByRole('button', { name: 'もう一度ためす' });
  if ((await again.count()) > 0) {
    await again.click();
    return;
  }
  await button.click();
  await page.getByRole('button', { name: 'はい' }).click();
}

describe.each<Moment>(['before', 'during', 'after'])('a connection cut %s an action', (moment) => {
  it('loses nothing, doubles nothing, and is spoken of truly', async () => {
    const name = { before: '前田', during: '中田', after: '後藤' }[moment];
    const opened = await openPage('10353/1/1');
    const { page } = opened;

    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'オーナー番号' }).fill('2718');
    await form.getByRole('textbox', { name: 'お名前' }).fill(name);
    await sendThrough(opened, moment, {
      field: form.getByRole('textbox', { name: '第一声' }),
      text: '灯は消えていない。',
      button: form.getByRole('button', { name: '確認' }),
    });
    await ownStory(page, name);

    const settings = await openDialog(page, '設定', '設定');
    await sendThrough(opened, moment, {
      field: settings.getByRole('textbox', { name: '第一声' }),
      text: 'まだ、間にあう。',
      button: settings.getByRole('button', { name: '送信' }),
    });
    await settings.waitFor({ state: 'hidden' });

    const sheet = await openDialog(page, 'キャラシート', /キャラシート$/u);
    await sendThrough(opened, moment, {
      field: sheet.getByRole('textbox', { name: '特殊な性質' }),
      text: '猫と話せる。',
      button: sheet.getByRole('button', { name: 'サーバーに送信' }),
    });
    await page.getByText('サーバーへの送信が完了しました…！').waitFor();

    const rename = await openDialog(page, 'お名前を変える', 'お名前の変更');
    await sendThrough(opened, moment, {
      field: rename.getByRole('textbox'),
      text: `${name}二世`,
      button: rename.getByRole('button', { name: '変更' }),
    });
    await rename.waitFor({ state: 'hidden' });
    await sheet.getByRole('button', { name: 'とじる' }).click();

    const [entry] = await entriesOf(`${name}二世`);
    expect(entry).toMatchObject({
      oid: 2718,
      firstWord: 'まだ、間にあう。',
      equipment: { text: '猫と話せる。' },
    });
    expect(await entriesOf(name)).toEqual([]);

    // A separate section for each point of failure, so that a lost or doubled like is visible.
    const number = { before: 3, during: 4, after: 5 }[moment];
    await page.goto(`${stage.url}10353/1/1`);
    await section(page, number).waitFor();
    const like = section(page, number).getByRole('button', { name: /^いいね/u });
    await page.getByRole('button', { name: 'キャラシート' }).first().waitFor();
    if (moment === 'before') opened.line.cut();
    else {
      const key = favoriteKey({ docid: '10353', chapter: 1, section: number });
      opened.line.breakAt(key, moment);
    }
    await like.click();
    await like.and(page.locator('[aria-pressed="true"]')).waitFor();
    await expect.poll(() => opened.line.hasBroken, { timeout: 60_000 }).toBe(true);
    opened.line.mend();
    await section(page, number).getByRole('button', { name: 'いいね 1', exact: true }).waitFor();
    expect(await like.getAttribute('aria-pressed')).toBe('true');

    // Disconnected before this document has ever connected: without a network, a failed WebSocket does not mean that WebSockets are blocked.
    if (moment === 'before') opened.line.cut();
    await page.goto(`${stage.url}10353/1/1`);
    await chooseForSection(page, 2, '第2節を通報する');
    const report = page.getByRole('dialog', { name: '第2節を通報する' });
    await report.getByRole('radio', { name: 'そのほか' }).check();
    if (moment === 'before') await page.clock.runFor(60_000);
    const reason = `${name}が困っています。`;
    await sendThrough(opened, moment, {
      field: report.getByRole('textbox'),
      text: reason,
      button: report.getByRole('button', { name: '通報する' }),
    });
    await page.getByText(/^お知らせありがとうございます/u).waitFor();
    const reports = Object.values(await stored(`${paths.reports}/10353`));
    expect(JSON.stringify(reports).split(reason)).toHaveLength(2);
    await page.context().close();
  });
});

it('answers that come after half a minute: the page says that it does not know, and then what came', async () => {
  const { page, line } = await openPage('10353/1/1');
  line.holdAnswersTo('まだ、間にあう。');
  const form = await sendRegistration(page, '遅井', 'まだ、間にあう。');
  await page.clock.runFor(NO_ANSWER_MS);
  await form.getByText(/届いているかもしれません。/u).waitFor();
  expect(await form.getByText(/登録できませんでした/u).count()).toBe(0);
  expect(await form.getByRole('textbox', { name: 'お名前' }).inputValue()).toBe('遅井');
  line.release();
  await ownStory(page, '遅井');
  expect(await entriesOf('遅井')).toHaveLength(1);

  line.holdAnswersTo('/favorite/');
  await section(page, 1)
    .getByRole('button', { name: /^いいね/u })
    .click();
  await page.clock.runFor(NO_ANSWER_MS);
  const like = section(page, 1).getByRole('button', { name: /いいね/u });
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  line.release();
  await section(page, 1).getByRole('button', { name: 'いいね 1', exact: true }).waitFor();
  expect(await like.getAttribute('aria-pressed')).toBe('true');
  await page.context().close();
});

it('a minute without a network: it is said, and the story goes on without a reload', async () => {
  const { page } = await openPage('');
  await register(page, '空野');
  await page.evaluate(() => document.documentElement.setAttribute('data-not-reloaded', ''));
  const banner = page.getByText(/^サーバーとの接続が切れています。/u);
  await page.context().setOffline(true);
  await page.clock.fastForward(60_000);
  await banner.waitFor();
  await page.context().setOffline(false);
  await banner.waitFor({ state: 'hidden' });
  await section(page, 10).waitFor();
  expect((await sectionsOnScreen(page)).map(({ number }) => number)).toEqual(numbersTo(10));
  expect(await page.locator('html[data-not-reloaded]').count()).toBe(1);
  await page.context().close();
});

it('two tabs of one account show what is done in either', async () => {
  const page = await newReader(stage.browser);
  const other = await page.context().newPage();
  await page.goto(stage.url);
  // The form opens by itself once on a device: in the first tab, so that it does not cover the second one.
  await page.getByRole('dialog', { name: '登録' }).waitFor();
  await other.goto(stage.url);
  await other.getByRole('button', { name: '登録する' }).first().waitFor();

  await register(page, '双葉');
  await ownStory(other, '双葉');

  await section(page, 1)
    .getByRole('button', { name: /^いいね/u })
    .click();
  const like = section(other, 1).getByRole('button', { name: 'いいね 1', exact: true });
  await like.and(other.locator('[aria-pressed="true"]')).waitFor();

  const settings = await openDialog(page, '設定', '設定');
  await settings.getByRole('textbox', { name: '第一声' }).fill('ふたりで行こう。');
  await settings.getByRole('button', { name: '送信' }).click();
  await page.getByRole('button', { name: 'はい' }).click();
  await settings.waitFor({ state: 'hidden' });
  const shown = await openDialog(other, '設定', '設定');
  expect(await shown.getByRole('textbox', { name: '第一声' }).inputValue()).toBe(
    'ふたりで行こう。',
  );
  await page.context().close();
});

it('a tab that slept for a day: countdown, connection and story are right when it wakes', async () => {
  const { page, line } = await openPage('');
  await register(page, '眠田');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  line.cut();
  await expect
    .poll(async () => (await entriesOf('眠田'))[0], { timeout: 30_000 })
    .toMatchObject({ clause: 10 });
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await page.bringToFront();
  await section(page, 10).waitFor();
  await page
    .getByRole('timer')
    .filter({ hasText: /1[45]:\d\d$/u })
    .waitFor();
  await page.clock.fastForward('10:00');
  await page
    .getByRole('timer')
    .filter({ hasText: / [45]:\d\d$/u })
    .waitFor();
  line.mend();
  await page.clock.fastForward('24:00:00');
  await page.getByText(/^つづきが遅れています。/u).waitFor();
  // A token of the previous day has expired.
  await section(page, 1)
    .getByRole('button', { name: /^いいね/u })
    .click();
  await section(page, 1).getByRole('button', { name: 'いいね 1', exact: true }).waitFor();
  expect(await page.getByText(/^サーバーとの接続が切れています。/u).count()).toBe(0);
  await page.context().close();
});

it('an old tab after a deployment: it asks for a reload, which keeps what was typed', async () => {
  const page = await newReader(stage.browser);
  // The file of a dialog that the deployment has replaced before the tab had loaded it.
  const replaced = '**/assets/SettingsPanel-*.js';
  await page.route(replaced, (route) => route.fulfill({ status: 404 }));
  await page.goto(stage.url);
  const form = page.getByRole('dialog', { name: '登録' });
  const fields = {
    オーナー番号: '2718',
    お名前: '古川',
    第一声: '書きかけのせりふ。',
  };
  for (const [name, text] of Object.entries(fields)) {
    await form.getByRole('textbox', { name }).fill(text);
  }
  await form.getByRole('button', { name: 'やめる' }).click();
  await page.getByRole('button', { name: 'はい' }).click();
  await page.getByRole('button', { name: '設定', exact: true }).click();
  await page.getByText(/^開けませんでした。/u).waitFor();
  await page.unroute(replaced);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '読み込み直す' }).click();
  await loaded;
  await page.getByRole('button', { name: '登録する' }).first().click();
  for (const [name, text] of Object.entries(fields)) {
    expect(await form.getByRole('textbox', { name }).inputValue()).toBe(text);
  }
  await page.context().close();
});

it('a network without WebSockets: registration and likes work under the served policy', async () => {
  const page = await newReader(stage.browser);
  await page.addInitScript(() => {
    const Socket = window.WebSocket;
    // Another server's address: the attempt fails as through a proxy that refuses it.
    window.WebSocket = class extends Socket {
      constructor(url: string | URL) {
        super(`${new URL(url).origin}/refused`);
      }
    };
  });
  await page.goto(`${stage.url}10353/1/1`);
  await readOnAsGuest(page);
  await register(page, '細道');
  await section(page, 1)
    .getByRole('button', { name: /^いいね/u })
    .click();
  await section(page, 1).getByRole('button', { name: 'いいね 1', exact: true }).waitFor();
  await page.context().close();
});
