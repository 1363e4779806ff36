import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../story/turn-url';
import type { Answer } from './answer';
import { createPages } from './handler';
import { PictureError } from './picture/picture-error';
import type { StorySource } from './source/story-source';
import { memorySource, storyWith, turnOf } from './testing/memory-source';

const TEMPLATE = `<!doctype html><html lang="ja"><head>
<meta
  name="description"
  content="いつもの説明"
/><title>時の旅人</title></head><body><div id="root"></div><noscript
>これを読むには、ひと手間かかります。</noscript
></body></html>`;

const turns = (count: number) =>
  Array.from({ length: count }, (_, index) => turnOf(`第${index + 1}の出来事があった。`, index));

const STORY = storyWith([
  { title: '霧の市', summary: '市が立った。', turn: turns(12) },
  { title: '塔', summary: '', turn: turns(3) },
]);

async function ask(
  path: string,
  {
    source = memorySource({ stories: [STORY] }),
    knownTag,
  }: { source?: StorySource; knownTag?: string } = {},
): Promise<Answer & { text: string }> {
  const failures: unknown[] = [];
  const pages = createPages({
    template: TEMPLATE,
    source,
    renderPicture: ({ place }) => Promise.resolve(new TextEncoder().encode(`picture of ${place}`)),
    onFailure: (_path, error) => failures.push(error),
  });
  const answer = await pages({ path, origin: 'https://example.org', knownTag });
  if (answer === null) throw new Error(`${path} is not served.`);
  const { body } = answer;
  return { ...answer, text: typeof body === 'string' ? body : new TextDecoder().decode(body) };
}

const embeddedIn = (text: string): unknown =>
  JSON.parse(
    /<script id="embedded-story" type="application\/json">(.*?)<\/script>/u.exec(text)?.[1] ?? '',
  );

const at = (rest: string): string => `${BASE_PATH}/${rest}`;

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

describe('a page of a story', () => {
  it('holds its ten sections, and leads to the next ten', async () => {
    const { status, text } = await ask(at('akari/1'));
    expect(status).toBe(200);
    expect(text).toContain('<h1>灯の物語</h1>');
    expect(text).toContain('第1章　霧の市');
    expect(text).toContain('第10の出来事があった。');
    expect(text).not.toContain('第11の出来事があった。');
    expect(text).toContain(`href="${at('akari/1/2')}" rel="next"`);
    expect(text).toContain(
      '<link rel="canonical" href="https://example.org/game/adventure/16/akari/1/1"/>',
    );
    expect(text).not.toContain('いつもの説明');
  });

  it('leads back and on, and to every chapter', async () => {
    const ways = async (path: string): Promise<string[]> => {
      const { text } = await ask(at(path));
      const navs = [...text.matchAll(/<nav[\s\S]*?<\/nav>/gu)].join('');
      return [...navs.matchAll(/<a href="(.*?)"(?: rel="(.*?)")?>(.*?)<\/a>/gu)].map(
        ([, path, relation, text]) => `${path?.slice(BASE_PATH.length)} ${relation ?? '–'} ${text}`,
      );
    };
    const chapters = ['/akari/1/1 – 第1章　霧の市', '/akari/2/1 – 第2章　塔'];
    expect(await ways('akari/1')).toEqual(['/akari/1/2 next つづき 第11節へ', chapters[1]]);
    expect(await ways('akari/1/2')).toEqual([
      '/akari/1/1 prev 前のページ',
      '/akari/2/1 next 第2章へ',
      ...chapters,
    ]);
    expect(await ways('akari/2')).toEqual(['/akari/1/2 prev 第1章へもどる', chapters[0]]);
    expect(await ways('akari/1/2/1')).toEqual([
      '/akari/1/2/0 prev 前の節',
      '/akari/1/2 – ここから物語を読む',
      '/akari/2/1/0 next 次の節',
      ...chapters,
    ]);
    expect((await ways('akari/2/1/0'))[0]).toBe('/akari/1/2/1 prev 前の節');
    expect((await ways('akari/2/1/2')).some((way) => way.includes('next'))).toBe(false);
  });

  it('is readable without scripts: no notice asks for one, and no empty picture takes space', async () => {
    const { text } = await ask(at('akari/1'));
    expect(text).not.toContain('ひと手間');
    expect(text).toContain('<noscript><style>.served .picture:empty{display:none}</style>');
  });

  it('holds one section where a link names one, and its picture', async () => {
    const { text } = await ask(at('akari/1/2/1'));
    expect(text).toContain('第12の出来事があった。');
    expect(text).not.toContain('第11の出来事があった。');
    expect(text).toContain(
      '<meta property="og:image" content="https://example.org/pictures/akari/1/12.png"/>',
    );
    expect(text).toContain('<meta property="og:title" content="灯の物語 第1章第12節「霧の市」"/>');
    expect(text).toContain('<svg viewBox="0 0 1200 630"');
    expect((await ask('/pictures/akari/1/12.png')).text).toBe('picture of 第1章 第12節');
  });

  it('draws no picture for who has it, or asks for nothing but its headers', async () => {
    const path = '/pictures/akari/1/12.png';
    const { headers } = await ask(path);
    let drawn = 0;
    const pages = createPages({
      template: TEMPLATE,
      source: memorySource({ stories: [STORY] }),
      renderPicture: () => Promise.resolve(new Uint8Array([(drawn += 1)])),
      onFailure: () => undefined,
    });
    const question = { path, origin: 'https://example.org' } as const;
    const known = await pages({ ...question, knownTag: `W/${headers['etag']}` });
    expect(known).toMatchObject({ status: 304, body: '' });
    const head = await pages({ ...question, method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '', headers });
    expect(drawn).toBe(0);
  });

  it('asks to come again for a picture where too many are waited for', async () => {
    const pages = createPages({
      template: TEMPLATE,
      source: memorySource({ stories: [STORY] }),
      renderPicture: () => Promise.reject(new PictureError('pictures-busy', 'Many wait.')),
      onFailure: () => undefined,
    });
    const answer = await pages({ path: '/pictures/akari/1/1.png', origin: 'https://example.org' });
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '10' } });
    expect(answer?.body).toContain('絵の用意がこみ合っています。');
  });

  it('brings the documents along, once, for the app', async () => {
    const { text } = await ask(at('akari/1'));
    expect(embeddedIn(text)).toEqual({
      docid: 'akari',
      documents: STORY.documents.map(({ whole }) => whole),
    });
  });

  it('brings one document of a long story, says where it stands, and what the other chapters are called', async () => {
    // Chapters that compress badly.
    const noise = (seed: number) =>
      Array.from({ length: 400 }, (_, index) =>
        String.fromCodePoint(0x4e00 + ((seed * 7919 + index * index * 104_729) % 20_000)),
      ).join('');
    const chapters = Array.from({ length: 12 }, (_, chapter) => ({
      title: `町${chapter + 1}`,
      summary: '終わり。',
      turn: Array.from({ length: 34 }, (_, index) => turnOf(noise(chapter * 34 + index), index)),
    }));
    const story = storyWith(chapters);
    const source = memorySource({ stories: [story] });
    const { text } = await ask(at('akari/3'), { source });
    expect(text).toContain('<h3>第10節');
    expect(embeddedIn(text)).toEqual({
      docid: 'akari',
      documents: [story.documents[2]?.whole],
      part: { before: 2, chapters: chapters.map(({ title }) => [title, 34]) },
    });
  });

  it.each(['nobody', 'akari/3', 'akari/1/3', 'akari/1/1/x', 'akari/0', 'akari/1/1/1/1', 'a%2Fb'])(
    'is the app’s own page at %s, which names nothing',
    async (path) => {
      const { status, text } = await ask(at(path));
      expect(status).toBe(404);
      expect(text).toBe(TEMPLATE);
    },
  );

  it('is the app’s own page, with a sentence, when the database does not answer', async () => {
    const { status, text, headers } = await ask(at('akari/1'), { source: memorySource(null) });
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' });
    const sentence = /<div id="root"><p role="status">(.*?)<\/p><\/div>/u.exec(text);
    expect(sentence?.[1]).toMatch(/^物語を読み込めませんでした。/u);
    expect(text.replace(sentence?.[0] ?? '', '<div id="root"></div>')).toBe(TEMPLATE);
  });

  it('may be kept while nothing changes', async () => {
    const settled = await ask(at('akari/1'));
    expect(settled.headers['cache-control']).toContain('s-maxage=60');
    const live = await ask(at('akari/2'));
    expect(live.headers['cache-control']).toContain('s-maxage=5');
    const again = await ask(at('akari/2'), { knownTag: `W/${live.headers['etag']}` });
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  it.each([
    ['a chapter that is over, but for which no other has begun', true, 's-maxage=5'],
    ['the end of the story', false, 's-maxage=60'],
  ])('%s is kept so long', async (_what, goesOn, kept) => {
    const turn = [turnOf('鐘が鳴った。', 0, { continue: goesOn })];
    const story = storyWith([{ title: '島', summary: '鐘が鳴った。', turn }]);
    const { headers } = await ask(at('akari'), { source: memorySource({ stories: [story] }) });
    expect(headers['cache-control']).toContain(kept);
  });
});

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
