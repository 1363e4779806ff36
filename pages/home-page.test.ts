import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../story/turn-url';
import { SourceError } from './source/story-source';
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

  it('says to strangers what this is, how the newest section begins, and where to begin', async () => {
    const chapters = ['霧の市', '峠'].map((title) => ({ title, summary: '', turn: turns(12) }));
    const long = storyWith(chapters, { docid: '10353', onamae: 'トワ' });
    const timeline = [
      {
        date: '2026-04-01T06:00:00.000Z',
        summary: '灯「塔」第1節　鐘が鳴った。',
        url: 'akari/2/1/0',
        cover: {
          onamae: '灯',
          camp: '平和',
          firstWord: '<b>腹がへった',
          theme: 'ミステリー',
          picture: 'scene:sea?seed=1&time=day&weather=clear',
          isOver: false,
        },
      },
    ] as const;
    const { text } = await ask(at(''), { source: memorySource({ stories: [long], timeline }) });
    const [, welcome = ''] = /<section class="welcome"[^>]*>(.*?)<\/section>/su.exec(text) ?? [];
    expect(welcome).toContain('<h1>くり返す一日の物語</h1>');
    expect(text.match(/<h1/gu)).toHaveLength(1);
    expect(
      [
        ...welcome.matchAll(
          /<a href="([^"]*)"[^>]*>(?:<span.*?<\/span>)?<small>(.*?)<\/small><p>(.*?)<\/p>/gu,
        ),
      ].map(([, ...parts]) => parts),
    ).toEqual([
      [at('10353/2/2#n12'), 'いまの一節・トワ 第2章 第12節', '第12の出来事があった。'],
      [at('akari/1/1'), '灯・ミステリー', '「&lt;b&gt;腹がへった」'],
      [at('10353/1/1'), 'トワ・第1章', '霧の市'],
      [at('10353/2/1'), 'トワ・第2章', '峠'],
    ]);
    const [, picture = ''] = /<img src="([^"]*)" alt=""/u.exec(welcome) ?? [];
    expect((await ask(picture)).headers['content-type']).toMatch(/^image\/svg/u);
  });

  it('shows what is being written where the showcase has ended', async () => {
    const ended = turns(2).map((turn, index) => ({ ...turn, continue: index === 0 }));
    const over = storyWith([{ title: '霧の市', summary: '', turn: ended }], { docid: '10353' });
    const cover = { onamae: 'ハル', camp: '景気', firstWord: '行こう。', theme: '冒険物' } as const;
    const timeline = [
      {
        date: '2026-04-01T06:00:00.000Z',
        summary: 'ハル「塔」第11節　鐘が鳴った。',
        url: '10353v2/1/2/0',
        cover: { ...cover, picture: '', isOver: false },
      },
    ];
    const { text } = await ask(at(''), { source: memorySource({ stories: [over], timeline }) });
    expect(text).toContain('いまの一節・ハル 第1章 第11節');
    expect(text).toContain(`href="${at('10353v2/1/1')}"`);
  });

  it('goes without others’ stories where the timeline cannot be read', async () => {
    const broken = { ...source, timeline: () => Promise.reject(new SourceError('No answer.')) };
    const { status, text } = await ask(at(''), { source: broken });
    expect(status).toBe(200);
    expect(text).toContain('いまの一節・トワ 第1章 第12節');
  });

  it('is the app alone where that story is not there, or cannot be read', async () => {
    expect(await ask(at(''))).toMatchObject({ status: 200, text: TEMPLATE });
    const silent = await ask(at(''), { source: memorySource(null) });
    expect(silent.status).toBe(503);
    expect(silent.headers['cache-control']).toBe('no-store');
  });
});
