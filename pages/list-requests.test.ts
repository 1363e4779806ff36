import { describe, expect, it } from 'vitest';
import { memorySource } from './testing/memory-source';
import { ask, STORY } from './testing/served-page';

describe('lists', () => {
  const timeline = [
    { date: '2026-04-02T00:00:00.000Z', summary: '灯が塔に着いた。', url: 'akari/2/1/0' },
    { date: 'いつか', summary: '読めない日付。', url: 'akari/1/1/0' },
    { date: '2026-04-01T00:00:00.000Z', summary: '悪い住所。', url: '../../x' },
  ];
  const source = memorySource({ stories: [STORY], timeline });

  it.each([
    // https://www.rfc-editor.org/rfc/rfc4287#section-4.1.1
    ['atom', /<author>\s*<name>時の旅人のAI<\/name>/u],
    ['rss', /<rss version="2\.0"/u],
  ])('have the timeline as %s', async (form, mark) => {
    const { text, headers } = await ask(`/feeds/timeline.${form}`, { source });
    expect(headers['content-type']).toBe(`application/${form}+xml; charset=utf-8`);
    expect(text).toContain('https://example.org/game/adventure/16/akari/2/1/0');
    expect(text).toContain('灯が塔に着いた。');
    expect(text).toMatch(mark);
    expect(text).not.toContain('悪い住所');
    expect(text).not.toContain('読めない日付');
  });

  it('list the newest sections of a story first', async () => {
    const { text } = await ask('/feeds/story/akari.atom');
    const places = [
      ...text.matchAll(/<id>https:\/\/example\.org[^<]*\/akari\/(\d\/\d\/\d)<\/id>/gu),
    ];
    expect(places.map(([, place]) => place).slice(0, 4)).toEqual([
      '2/1/2',
      '2/1/1',
      '2/1/0',
      '1/2/1',
    ]);
  });

  it('name every story of the timeline once', async () => {
    const { text } = await ask('/sitemap.xml', { source });
    expect(text.match(/akari/gu)).toHaveLength(1);
    expect(text).toContain('<lastmod>2026-04-02</lastmod>');
    expect((await ask('/robots.txt')).text).toContain('Sitemap: https://example.org/sitemap.xml');
  });

  it('ask to come back later when the database does not answer', async () => {
    const { status, headers } = await ask('/feeds/timeline.atom', { source: memorySource(null) });
    expect(status).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
  });
});
