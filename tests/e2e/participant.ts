import type { Locator, Page } from 'playwright-core';
import { section } from './reader';

/** Fills in the registration form and confirms it. */
export async function sendRegistration(
  page: Page,
  onamae: string,
  firstWord: string,
): Promise<Locator> {
  const form = page.getByRole('dialog', { name: '登録' });
  await form.getByRole('textbox', { name: 'オーナー番号' }).fill('2718');
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
