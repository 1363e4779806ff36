import { describe, expect, it } from 'vitest';
import { BASE_PATH } from '../story/turn-url';
import { memorySource, storyWith, turnOf } from './testing/memory-source';
import { ask, at, embeddedIn, TEMPLATE, turns } from './testing/served-page';

describe('a page of a story', () => {
  it('holds its ten sections, and leads to the next ten', async () => {
    const { status, text } = await ask(at('akari/1'));
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>灯の物語<\/h1>/u);
    expect(text).toContain('第1章　霧の市');
    expect(text).toContain('第10の出来事があった。');
    expect(text).not.toContain('第11の出来事があった。');
    expect(text).toContain(`href="${at('akari/1/2')}" rel="next"`);
    expect(text).toContain(
      '<link rel="canonical" href="https://example.org/game/adventure/16/akari/1/1"/>',
    );
    expect(text).not.toContain('いつもの説明');
  });

  it('of a story that has ended says so on each page, and to the app', async () => {
    const end = turnOf('鐘が鳴った。', 0, { continue: false });
    const ended = storyWith([
      { title: '霧の市', summary: '市が立った。', turn: turns(12) },
      { title: '塔', summary: '', turn: [end] },
    ]);
    const source = memorySource({ stories: [ended] });
    for (const path of ['akari/1', 'akari/1/2', 'akari/2', 'akari/1/1/0']) {
      const { text } = await ask(at(path), { source });
      expect(text).toContain('<strong>完結</strong>');
      expect(embeddedIn(text)).toMatchObject({ part: { isOver: true } });
      expect((await ask(at(path))).text).not.toContain('完結');
    }
  });

  it('leads back and on, and to every chapter', async () => {
    const ways = async (path: string): Promise<string[]> => {
      const { text } = await ask(at(path));
      const below = text.slice(text.lastIndexOf('</article>'), text.lastIndexOf('</main>'));
      const navs = [...below.matchAll(/<nav[\s\S]*?<\/nav>/gu)].join('');
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

  it('has the chapters as links above the words, and beside them for wide pages', async () => {
    const { text } = await ask(at('akari/2'));
    const links = [...text.matchAll(/<nav class="(tabs|side)"[\s\S]*?<\/nav>/gu)];
    expect(links.map(([, where]) => where)).toEqual(['side', 'tabs']);
    for (const [nav] of links) {
      expect(nav).toContain(
        `<a href="${at('akari/1/1')}"><span>第1章</span> <small>霧の市</small></a>`,
      );
      expect(nav).toContain(`<a href="${at('akari/2/1')}" aria-current="true">`);
    }
  });

  it('shows what can be done with each section before the app has started', async () => {
    const { text } = await ask(at('akari/1'));
    for (const control of ['like akari_1_1E', 'menu 10', 'panel timeline', 'story-menu']) {
      expect(text).toContain(`data-control="${control}"`);
    }
    expect((await ask(at('akari/1/1/0'))).text).toMatch(
      /data-control="panel settings"[^>]* disabled/u,
    );
  });

  it('is readable without scripts: no notice asks for one, and nothing is offered that needs one', async () => {
    const { text } = await ask(at('akari/1'));
    expect(text).not.toContain('ひと手間');
    expect(text).toMatch(/<noscript><style>\.served \[data-control\],[^{]*\{display:none\}/u);
  });

  it('leads on from a section by itself, into the next chapter too, and from the newest nowhere', async () => {
    const next = async (path: string): Promise<string | undefined> =>
      /<section class="next".*?<\/section>/su.exec((await ask(at(path))).text)?.[0];
    expect(await next('akari/1/1/0')).toContain('<p>第2の出来事があった。</p>');
    const chapter = await next('akari/1/2/1');
    expect(chapter).toMatch(/<p>.+<\/p>/u);
    expect(chapter).toContain(`<a href="${BASE_PATH}/akari/2/1#n1">続きを読む（第1節）</a>`);
    expect(await next('akari/2/1/2')).toBeUndefined();
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
});
