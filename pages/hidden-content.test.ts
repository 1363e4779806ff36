import { describe, expect, it } from 'vitest';
import { memorySource, storyWith } from './testing/memory-source';
import { ask, at, turns } from './testing/served-page';

describe('what the operator has hidden', () => {
  const chapters = [{ title: '霧の市', summary: '市が立った。', turn: turns(3) }];

  it('is no story any more', async () => {
    const hidden = { story: true, turns: {} };
    const source = memorySource({ stories: [storyWith(chapters, { hidden })] });
    for (const path of [
      at('akari'),
      at('akari/1/1/0'),
      '/pictures/akari/1/1.png',
      '/feeds/story/akari.atom',
      '/documents/akari.json',
    ]) {
      const { status, text, headers } = await ask(path, { source });
      expect(status, path).toBe(410);
      expect(text).not.toContain('出来事');
      expect(text).toContain('この物語は、運営の判断で表示していません。');
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=5');
    }
  });

  it('leaves no word of a section in the page, the data or the feed', async () => {
    const hidden = { story: false, turns: { '1_2': true } };
    const source = memorySource({ stories: [storyWith(chapters, { hidden })] });
    const { text } = await ask(at('akari'), { source });
    expect(text).toContain('この節は、運営の判断で表示していません。');
    expect(text).toContain('第3の出来事');
    expect(text).not.toContain('第2の出来事');
    expect((await ask('/feeds/story/akari.rss', { source })).text).not.toContain('第2の出来事');
  });
});
