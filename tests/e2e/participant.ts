import type { Locator, Page } from 'playwright-core';
import { isHome, section } from './reader';

/** The registration form; a guest opens it where it does not open by itself. */
export async function openForm(page: Page): Promise<Locator> {
  if (!isHome(page)) {
    await page.getByRole('button', { name: '登録する', exact: true }).first().click();
  }
  return page.getByRole('dialog', { name: '登録' });
}

/** Fills in the registration form and confirms it. */
export async function sendRegistration(
  page: Page,
  onamae: string,
  firstWord: string,
): Promise<Locator> {
  const form = await openForm(page);
  await form.getByRole('textbox', { name: 'オーナー番号' }).fill('２７１８');
  await form.getByRole('textbox', { name: 'お名前' }).fill(onamae);
  await form.getByRole('textbox', { name: '第一声' }).fill(firstWord);
  await form.getByRole('button', { name: '確認' }).click();
  await page.getByRole('button', { name: 'はい' }).click();
  return form;
}

/** Waits until the participant's story has begun. */
export async function ownStory(page: Page, onamae: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: `${onamae}の物語` }).waitFor();
  await section(page, 1).waitFor();
}

/** Registers, and waits until the story has begun. */
export async function register(page: Page, onamae: string): Promise<void> {
  await sendRegistration(page, onamae, 'まだ、間にあう。');
  await ownStory(page, onamae);
}

/** Registers, waits until the first page is told, and opens the first chapter. */
export async function registerAndOpenFirstChapter(page: Page, onamae: string): Promise<void> {
  await register(page, onamae);
  await section(page, 10).waitFor();
  await page.getByRole('tab', { name: /^第1章/u }).click();
  await section(page, 10).waitFor();
}
