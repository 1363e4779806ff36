import type { Page } from 'playwright-core';

export const sectionOn = (page: Page, number: number) =>
  page.getByRole('article', { name: `第${number}節`, exact: true });

/** Registers by the form. @returns Seconds from the confirmed registration to 第1節 on screen. */
export async function register(
  page: Page,
  url: string,
  { name, oid }: { readonly name: string; readonly oid: number },
): Promise<number> {
  await page.goto(url);
  const form = page.getByRole('dialog', { name: '登録' });
  await form.getByRole('textbox', { name: 'オーナー番号' }).fill(String(oid));
  await form.getByRole('textbox', { name: 'お名前' }).fill(name);
  await form.getByRole('button', { name: '確認' }).click();
  const confirm = page.getByRole('button', { name: 'はい' });
  await confirm.waitFor();
  const begin = performance.now();
  await confirm.click();
  await page.getByRole('heading', { level: 1, name: `${name}の物語` }).waitFor();
  await sectionOn(page, 1).waitFor();
  return Math.round(performance.now() - begin) / 1000;
}
