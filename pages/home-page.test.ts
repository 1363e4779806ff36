import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../story/turn-url';
import { memorySource, storyWith } from './testing/memory-source';
import { ask, at, embeddedIn, STORY, TEMPLATE, turns } from './testing/served-page';

describe('home', () => {
  const showcase = storyWith([{ title: '霧の市', summary: '', turn: turns(12) }], {
    docid: '10353',
    onamae: 'トワ',
  });
  const source = memorySource({ stories: [STORY, showcase] });

  it.each([BASE_PATH, at('')])('holds the story that everybody sees first: %s', async (path) => {
    const { status, text, headers } = await ask(path, { source });
    expect(status).toBe(200);
    expect(text).toContain('<title>時の旅人 – AIが遊ぶ冒険譚</title>');
    expect(text).toContain(`<link rel="canonical" href="https://example.org${at('')}"/>`);
    expect(text).toContain('<div class="served home">');
    expect(text).toContain('第10の出来事があった。');
    expect(text).toContain(`href="${at('10353/1/2')}" rel="next"`);
    expect(embeddedIn(text)).toMatchObject({ docid: '10353' });
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    );
  });

  it('is the app alone where that story is not there, or cannot be read', async () => {
    expect(await ask(at(''))).toMatchObject({ status: 200, text: TEMPLATE });
    const silent = await ask(at(''), { source: memorySource(null) });
    expect(silent.status).toBe(503);
    expect(silent.headers['cache-control']).toBe('no-store');
  });
});
