import type { Browser, Page } from 'playwright-core';
import { newPhone } from '../../tools/support/phone';
import { appIsThere } from '../../tools/support/touch-pages';
import type { Measure } from './measure';
import { participant } from './seed-participants';

/** A reader's actions in a browser with an empty cache, on the page that all readers get. */
export async function readerActions(
  browser: Browser,
  url: string,
  measure: Measure,
): Promise<void> {
  const phone = await newPhone(browser);
  const { page } = phone;
  const story = `${url}${participant(50)}/1/1`;
  const dialog = (name: string) => page.getByRole('dialog', { name });
  await measure('opening a story', async () => {
    await page.goto(story);
    await appIsThere(page);
    await page.getByRole('article').nth(9).waitFor();
    await page.getByRole('button', { name: '登録する', exact: true }).first().waitFor();
  });
  await measure('liking a turn', async () => {
    await page
      .getByRole('button', { name: /^いいね/u })
      .nth(7)
      .click();
    await page.locator('[aria-pressed="true"]').first().waitFor();
  });
  await measure('opening the ranking', async () => {
    await page.getByRole('button', { name: 'ランキング' }).click();
    await dialog('ランキング').getByRole('row').nth(20).waitFor();
    await page.keyboard.press('Escape');
  });
  await measure('opening the timeline', async () => {
    await page.getByRole('button', { name: 'タイムライン' }).click();
    await dialog('タイムライン').getByRole('link').nth(20).waitFor();
    await page.keyboard.press('Escape');
  });
  await measure('opening the browse list', async () => {
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    await page.getByRole('combobox').waitFor();
    await page.getByRole('combobox').click();
    await page.getByRole('option').nth(20).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
  await phone.close();
}

/** Fills in the form and sends it. @param played Called after sending; the engine's part. */
export async function register(
  browser: Browser,
  url: string,
  name: string,
  { measure, played }: { readonly measure: Measure; readonly played: () => Promise<void> },
): Promise<void> {
  const phone = await newPhone(browser);
  const { page } = phone;
  await page.goto(url);
  const form = page.getByRole('dialog', { name: '登録' });
  await form.waitFor();
  await measure('registering', async () => {
    await form.getByRole('textbox', { name: 'オーナー番号' }).fill('123456');
    await form.getByRole('textbox', { name: 'お名前' }).fill(name);
    await form.getByRole('button', { name: '確認' }).click();
    await page.getByRole('button', { name: 'はい' }).click();
    await sent(page);
  });
  await played();
  await page.getByRole('heading', { level: 1, name: `${name}の物語` }).waitFor();
  await phone.close();
}

/** The waiting dialog replaces the form when the server has confirmed the entry. */
async function sent(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: '登録' }).waitFor({ state: 'detached' });
}
