import type { Page } from 'playwright-core';

export interface Screen {
  /** The beginning of the picture's file name. */
  readonly name: string;
  /** Below the base path. */
  readonly route: string;
  /** Opens the screen and waits until it is complete. */
  readonly show: (page: Page) => Promise<void>;
}

export const SIZES = {
  phone: { width: 412, height: 915 },
  desktop: { width: 1280, height: 900 },
} as const;

const TURN = '10353/1/1/0';
const STORY = '10353/1/1';

const section = (page: Page, number: number) =>
  page.getByRole('article', { name: `第${number}節` }).waitFor();

/** Waits until no list, account or picture on the screen is loading. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const live = [...document.querySelectorAll('[role=status], [role=dialog]')];
    return (
      live.every(({ textContent }) => !/(?:読み込み中|描いています)…/u.test(textContent)) &&
      // Placeholders of pictures and seals, and pictures that are not drawn yet.
      document.querySelector('div[data-large], [data-small]:empty') === null &&
      [...document.querySelectorAll('svg[role=img]')].every((svg) => {
        const { top, left, right } = svg.getBoundingClientRect();
        // The column shows a part of its page.
        const frame = (svg.closest('[data-writing]') ?? document.body).getBoundingClientRect();
        const isOutOfSight =
          top >= window.innerHeight || right <= frame.left || left >= frame.right;
        return svg.childElementCount > 0 || isOutOfSight;
      })
    );
  });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

const firstSection = async (page: Page): Promise<void> => {
  await section(page, 1);
  await settled(page);
};

/** A dialog that a button opens; its name defaults to the button's. */
const dialog = (
  name: string,
  button: string | RegExp,
  { route = TURN, title = button }: { route?: string; title?: string | RegExp } = {},
): Screen => ({
  name,
  route,
  show: async (page) => {
    await firstSection(page);
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog', { name: title }).waitFor();
  },
});

/** A dialog of a menu. */
const fromMenu = (
  name: string,
  item: string,
  {
    route = STORY,
    menu = '物語のメニュー',
    title = item,
    then,
  }: {
    route?: string;
    menu?: string;
    title?: string | RegExp;
    then?: (page: Page) => Promise<void>;
  } = {},
): Screen => ({
  name,
  route,
  show: async (page) => {
    await page.getByRole('article').first().waitFor();
    await settled(page);
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog', { name: title }).waitFor();
    await then?.(page);
  },
});

/** In the order in which a new reader sees them; the first ones are taken without an account. */
export const GUEST_SCREENS: readonly Screen[] = [
  {
    name: 'registration',
    route: '',
    show: (page) => page.getByRole('dialog', { name: '登録' }).waitFor(),
  },
  // The form opens by itself once in a tab.
  { name: 'story', route: '', show: firstSection },
  { name: 'turn', route: TURN, show: firstSection },
  { name: 'player', route: '10353/1/1/1', show: (page) => section(page, 2) },
  dialog('timeline', 'タイムライン'),
  dialog('ranking', 'ランキング'),
  dialog('browse', 'ほかの物語を読む'),
  dialog('help', '説明'),
  dialog('reading-settings', '読みやすさ'),
  dialog('illustration', '第1節の挿絵を大きく見る', { title: /第1節/u }),
  fromMenu('turn-picture', '第1節の画像を作る', { menu: '第1節のメニュー', title: /画像/u }),
  fromMenu('recap', 'これまでのあらすじ', { route: '10353/3/2' }),
  fromMenu('battles', '勝負の記録', { route: '10353/3/2' }),
  fromMenu('search', '物語の中を探す', {
    route: '10353/3/2',
    then: async (page) => {
      await page.getByRole('combobox', { name: '探すことば' }).fill('鐘');
      await page.getByRole('listbox').waitFor();
    },
  }),
  fromMenu('export', '物語を書き出す'),
  {
    name: 'nothing',
    route: '10353/99',
    show: (page) => page.getByText('なにもない…').waitFor(),
  },
];

async function setWriting(page: Page, writing: string): Promise<void> {
  await page.getByRole('button', { name: '読みやすさ' }).click();
  const settings = page.getByRole('dialog', { name: '読みやすさ' });
  await settings.getByRole('button', { name: writing }).click();
  await settings.getByRole('button', { name: 'とじる' }).click();
  await settings.waitFor({ state: 'detached' });
}

const NAME = '灯里';

/** As the participant that `register` made. */
export const PARTICIPANT_SCREENS: readonly Screen[] = [
  {
    name: 'own-story',
    route: '',
    show: async (page) => {
      await page.getByRole('heading', { level: 1, name: `${NAME}の物語` }).waitFor();
      await firstSection(page);
    },
  },
  dialog('settings', '設定', { route: STORY }),
  dialog('character-sheet', 'キャラシート', { title: `${NAME}さんのキャラシート` }),
  {
    name: 'rename',
    route: TURN,
    show: async (page) => {
      await firstSection(page);
      await page.getByRole('button', { name: 'キャラシート' }).first().click();
      const sheet = page.getByRole('dialog', { name: `${NAME}さんのキャラシート` });
      await sheet.getByRole('button', { name: 'お名前を変える' }).click();
      await page.getByRole('dialog', { name: 'お名前の変更' }).waitFor();
    },
  },
  // The setting persists, so this screen is the last one.
  {
    name: 'vertical',
    route: STORY,
    show: async (page) => {
      await firstSection(page);
      await setWriting(page, '縦書き');
      await page.getByRole('group', { name: '物語の本文' }).waitFor();
    },
  },
];

/** Registers by the form, from any screen of a guest, and waits until the own story has begun. */
export async function register(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${TURN}`);
  await firstSection(page);
  await page.getByRole('button', { name: '登録する' }).first().click();
  const form = page.getByRole('dialog', { name: '登録' });
  await form.getByRole('textbox', { name: 'オーナー番号' }).fill('2718');
  await form.getByRole('textbox', { name: 'お名前' }).fill(NAME);
  await form.getByRole('button', { name: '確認' }).click();
  await page.getByRole('button', { name: 'はい' }).click();
  await page.getByRole('heading', { level: 1, name: `${NAME}の物語` }).waitFor();
  await firstSection(page);
}

/** Opens a screen, on the page that is there if it is the right one; `url` ends with the base path's slash. */
export async function bringUp(page: Page, url: string, { route, show }: Screen): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (page.url() !== `${url}${route}`) {
    await page.goto(`${url}${route}`);
  } else if ((await dialog.count()) > 0) {
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
  }
  await show(page);
  await settled(page);
}
