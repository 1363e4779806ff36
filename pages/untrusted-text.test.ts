import { describe, expect, it } from 'vitest';
import { memorySource, storyWith, turnOf } from './testing/memory-source';
import { ask, at } from './testing/served-page';

describe('what people typed', () => {
  const hostile = '</title></script><script>alert(1)</script>"><img src=x onerror=alert(1)>';

  it.each([at('akari/1'), at('akari/1/1/0'), '/feeds/story/akari.atom', '/feeds/story/akari.rss'])(
    'is text and nothing else at %s',
    async (path) => {
      const story = storyWith([{ title: hostile, summary: '', turn: [turnOf(hostile)] }], {
        onamae: hostile,
      });
      const { text } = await ask(path, { source: memorySource({ stories: [story] }) });
      const outsideCdata = text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/gu, '');
      expect(outsideCdata).not.toContain('<script>alert');
      expect(outsideCdata).not.toContain('<img');
      expect(text).toContain('onerror');
    },
  );

  it.each(['atom', 'rss'])(
    'is text for whoever reads a feed’s entries as HTML: %s',
    async (form) => {
      const date = '2026-04-02T00:00:00.000Z';
      const timeline = [{ date, summary: hostile, url: 'akari/1/1/0' }];
      const story = storyWith([{ title: '', summary: '', turn: [turnOf(hostile)] }]);
      const source = memorySource({ stories: [story], timeline });
      for (const path of [`/feeds/timeline.${form}`, `/feeds/story/akari.${form}`]) {
        const { text } = await ask(path, { source });
        expect(text).not.toMatch(/<script|<img/u);
        expect(text).toContain('&lt;script&gt;alert(1)');
      }
    },
  );
});
