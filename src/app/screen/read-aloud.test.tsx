import type {} from '@testing-library/jest-dom/vitest';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chapterOf, currentPath, openApp } from '../testing/open-app';
import { installSpeech, type ScriptedSpeech } from '../testing/scripted-speech';

const story = {
  onamae: '灯里',
  chapters: [
    chapterOf(11, {
      change: (n) =>
        n === 1
          ? {
              turn: '網元が笑う。「おはよう！」と言った。\n……\n網元の朝。',
              ruby: [{ base: '網元', reading: 'あみもと' }],
            }
          : {},
    }),
    chapterOf(1),
  ],
  updatedAt: '',
};

let speech: ScriptedSpeech;

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => new DOMRect(0, 300, 100, 30);
});
afterEach(() => {
  cleanup();
  speech.remove();
});

async function read(path: string, opening?: Parameters<typeof openApp>[1]) {
  const app = openApp(path, opening);
  await expect.poll(() => app.data.readerRecord.open()).toBe(1);
  act(() => app.data.story('abc').emit(story));
  return app;
}

const begin = async (user: ReturnType<typeof openApp>['user'], section: number) => {
  await user.click(await screen.findByLabelText(`第${section}節のメニュー`));
  await user.click(await screen.findByText('ここから読み上げ'));
};
const bar = () => screen.queryByRole('region', { name: '読み上げ' });
const said = () => speech.said.map(({ text }) => text);
const finish = (times = 1) => {
  for (let time = 0; time < times; time += 1) act(() => speech.finish());
};
const marked = () => document.querySelector('[data-aloud]')?.textContent ?? '';

describe('reading aloud', () => {
  it('follows the text, sentence by sentence, with readings in the place of names', async () => {
    speech = installSpeech('en-US', 'ja-JP');
    const { user } = await read('abc/1/1');
    await begin(user, 1);
    expect(said()).toEqual(['あみもとが笑う。']);
    expect(speech.said[0]).toMatchObject({ lang: 'ja-JP', rate: 1 });
    expect(marked()).toContain('が笑う。');
    finish(4);
    expect(said().slice(1)).toEqual([
      '「おはよう！」',
      'と言った。',
      'あみもとの朝。',
      '第2節の本文。',
    ]);
    expect(marked()).toBe('第2節の本文。');
  });

  it('pauses, goes on with the same sentence, changes its speed, and ends', async () => {
    speech = installSpeech('ja-JP');
    const { user, device } = await read('abc/1/1');
    await begin(user, 3);
    await user.click(screen.getByRole('button', { name: '一時停止' }));
    expect(speech.isSpeaking()).toBe(false);
    await user.click(screen.getByRole('button', { name: '読み上げを続ける' }));
    expect(said()).toEqual(['第3節の本文。', '第3節の本文。']);
    await user.selectOptions(screen.getByRole('combobox', { name: '速さ' }), '1.5倍');
    expect(speech.said.at(-1)).toMatchObject({ text: '第3節の本文。', rate: 1.5 });
    expect(JSON.parse(device.read('reading'))).toMatchObject({ speed: '1.5' });
    await user.click(screen.getByRole('button', { name: '読み上げをやめる' }));
    expect(bar()).toBeNull();
    expect(marked()).toBe('');
    expect(speech.isSpeaking()).toBe(false);
  });

  it('goes on to the next page and chapter, and says when there is no more', async () => {
    speech = installSpeech('ja-JP');
    const { user } = await read('abc/1/1');
    await begin(user, 10);
    finish();
    await expect.poll(currentPath).toBe('/abc/1/2');
    await expect.poll(said).toEqual(['第10節の本文。', '第11節の本文。']);
    finish();
    await expect.poll(currentPath).toBe('/abc/2/1');
    await expect.poll(() => said().at(-1)).toBe('第1節の本文。');
    finish();
    expect(await screen.findByText('最新の節まで読み上げました。')).toBeVisible();
    expect(bar()).toBeNull();
  });

  it('falls silent when somebody leaves the page', async () => {
    speech = installSpeech('ja-JP');
    const { user } = await read('abc/1/1');
    await begin(user, 2);
    await user.click(screen.getByRole('button', { name: '2ページ目' }));
    await expect.poll(speech.isSpeaking).toBe(false);
    expect(bar()).toBeNull();
    await begin(user, 11);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(speech.isSpeaking()).toBe(false);
  });

  it('reads a single turn, and no further', async () => {
    speech = installSpeech('ja-JP');
    const { user } = await read('abc/1/1/1');
    await begin(user, 2);
    finish();
    expect(said()).toEqual(['第2節の本文。']);
    expect(currentPath()).toBe('/abc/1/1/1');
    expect(bar()).toBeNull();
  });

  it('waits for voices that come late', async () => {
    speech = installSpeech();
    const { user } = await read('abc/1/1');
    await begin(user, 1);
    expect(said()).toEqual([]);
    act(() => speech.learn('en-US', 'ja-JP'));
    expect(said()).toEqual(['あみもとが笑う。']);
  });

  it('says kindly that there is no voice, or that the browser holds it back', async () => {
    speech = installSpeech('en-US');
    const { user } = await read('abc/1/1');
    await begin(user, 1);
    expect(await screen.findByText(/この端末には日本語の音声が見つかりません/u)).toBeVisible();
    expect(bar()).toBeNull();
    act(() => speech.learn('ja-JP'));
    await begin(user, 1);
    act(() => speech.fail('not-allowed'));
    expect(await screen.findByText(/再生ボタンをもう一度押して下さい/u)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '読み上げを続ける' }));
    expect(speech.isSpeaking()).toBe(true);
  });

  it('says that a browser cannot speak at all', async () => {
    speech = installSpeech();
    speech.remove();
    const { user } = await read('abc/1/1');
    await begin(user, 1);
    expect(await screen.findByText(/読み上げの機能がありません/u)).toBeVisible();
  });

  it('is steered by a key too', async () => {
    speech = installSpeech('ja-JP');
    const { user } = await read('abc/1/1');
    await screen.findByText(/^第1章 \d+／\d+$/u);
    // Without a layout every section begins above the eye: the last one is being read.
    await user.keyboard('r');
    expect(said()).toEqual(['第10節の本文。']);
    await user.keyboard('r');
    expect(speech.isSpeaking()).toBe(false);
    await user.keyboard('r');
    expect(speech.isSpeaking()).toBe(true);
  });
});
