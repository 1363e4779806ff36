import type { Page } from 'playwright-core';

export interface Screen {
  /** The beginning of the picture's file name. */
  readonly name: string;
  /** Below the base path. */
  readonly route: string;
  /** Brings the screen up and waits until it is there. */
  readonly show: (page: Page) => Promise<void>;
}

export const SIZES = {
  phone: { width: 412, height: 915 },
  desktop: { width: 1280, height: 900 },
} as const;

const firstSection = (page: Page) => page.getByRole('article', { name: '第1節' }).waitFor();

/** A dialog of the main bar. */
const dialog = (name: string, button: string): Screen => ({
  name,
  route: '10353/1/1/0',
  show: async (page) => {
    await firstSection(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog', { name: button }).waitFor();
  },
});

/** In the order in which a new reader meets them. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'registration',
    route: '',
    show: (page) => page.getByRole('dialog', { name: '登録' }).waitFor(),
  },
  {
    name: 'story',
    route: '',
    show: async (page) => {
      const decline = page.getByRole('button', { name: 'やめる' });
      await decline.waitFor();
      await decline.click();
      await firstSection(page);
    },
  },
  { name: 'turn', route: '10353/1/1/0', show: firstSection },
  dialog('timeline', 'タイムライン'),
  dialog('ranking', 'ランキング'),
  dialog('help', '説明'),
  {
    name: 'nothing',
    route: '10353/99',
    show: (page) => page.getByText('なにもない…').waitFor(),
  },
];
