import { describe, expect, it } from 'vitest';
import { register } from './participant';
import { newReader, section } from './reader';
import { setStage } from './stage';

const stage = setStage({ PAGE_SECONDS: '86400', TURN_SECONDS: '1' });

describe.each([
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const)('%s', (_, viewport) => {
  it('home is the own story again after another one was read, and a member is found by name', async () => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    const own = `灯${viewport.width}`;
    await register(page, own);
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    const field = page.getByRole('combobox');
    await field.click();
    await page.getByRole('option').first().waitFor();
    expect(await page.getByRole('option').first().textContent()).toBe(`${own}（わたし）`);
    await field.fill('あかり');
    await field.pressSequentially('と');
    expect(await field.inputValue()).toBe('あかりと');
    await page.getByText('見つかりません').waitFor();
    await field.fill('ワ');
    await page.getByRole('option').first().click();
    await page.waitForURL(/\/10353\/1/u);
    await section(page, 1).waitFor();
    await page.getByRole('button', { name: 'わたしの物語' }).click();
    const heading = page.getByRole('heading', { level: 1, name: `${own}の物語` });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    await page.getByRole('link', { name: '前に読んでいた物語へ' }).click();
    await page.waitForURL(/\/10353\/1/u);
    await page.context().close();
  });

  it('others’ stories stand on a shelf, with name, camp, first line and newest words', async () => {
    const page = await newReader(stage.browser, { viewport });
    await page.goto(stage.url);
    await register(page, `棚${viewport.width}`);
    await page.getByRole('button', { name: 'ほかの物語を読む' }).click();
    const shelf = page.getByRole('list', { name: '新しく書かれた物語' });
    // One’s own story is not among them.
    const card = shelf.getByRole('link', { name: /トワ.*平和.*更新中.*「/u });
    await card.waitFor();
    expect(await shelf.getByRole('link', { name: `棚${viewport.width}` }).count()).toBe(0);
    await card.click();
    await page.waitForURL(/\/10353\/1\/1$/u);
    await page.getByRole('heading', { level: 1, name: 'トワの物語' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    // It is where home leads on to.
    await page.getByRole('button', { name: 'わたしの物語' }).click();
    await page.getByRole('link', { name: '前に読んでいた物語へ' }).waitFor();
    await page.context().close();
  });
});
