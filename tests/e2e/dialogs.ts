import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const dialogOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name });

/** Opens a panel by a button of the bars. */
export async function openByButton(
  page: Page,
  button: string,
  name: string | RegExp,
): Promise<Locator> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = dialogOf(page, name);
  await dialog.waitFor();
  return dialog;
}

export const openSheet = (page: Page): Promise<Locator> =>
  openByButton(page, 'キャラシート', /キャラシート$/u);

/** The question whether what is typed may be put away for now. */
export const unsentQuestion = (page: Page): Locator => dialogOf(page, 'まだ送信していません');

/** Answers the question on top. */
export const answer = (page: Page, name: 'はい' | 'いいえ'): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** Closes a form in each of the ways and is asked each time; after a no, the form has to be whole. */
export async function refusesToClose(
  page: Page,
  form: Locator,
  { button, isWhole }: { readonly button: string; readonly isWhole: () => Promise<void> },
): Promise<void> {
  const question = unsentQuestion(page);
  for (const close of [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => form.getByRole('button', { name: button }).click(),
    () => page.mouse.click(5, 300),
  ]) {
    await close();
    await question.waitFor();
    await answer(page, 'いいえ');
    await question.waitFor({ state: 'detached' });
    await isWhole();
  }
}

/** Waits until the keyboard is in a dialog. */
export async function hasKeyboard(dialog: Locator): Promise<void> {
  await expect
    .poll(() => dialog.evaluate((box) => box.contains(document.activeElement)))
    .toBe(true);
}

/** Waits until the keyboard is at a control. */
export async function isFocused(control: Locator): Promise<void> {
  await expect.poll(() => control.evaluate((each) => each === document.activeElement)).toBe(true);
}
