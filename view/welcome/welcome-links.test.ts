import { describe, expect, it } from 'vitest';
import { DEFAULT_FIRST_WORD } from '../../story/first-word';
import type { TimelineEntry } from '../../story/public-lists';
import { newestLink, openingLinks } from './welcome-links';

const listed = (...titles: string[]) =>
  titles.map((title) => ({ ok: true, title, summary: '', sections: 10 }) as const);
const SHOWCASE = { docid: '10353', onamae: 'トワ', listed: listed('霧の島', '五打の鐘', '峠') };

const entry = (uid: string, firstWord: string): TimelineEntry => ({
  date: '2026-01-01T00:00:00Z',
  summary: `${uid}「峠」第11節　雪が来た。`,
  url: `${uid}/2/2/0`,
  cover: { onamae: uid, camp: '平和', firstWord, theme: '冒険物', picture: '', isOver: false },
});

describe('the openings', () => {
  it('are the stories that were written last, each once, by their first lines', () => {
    const timeline = ['灯', '灯', '10353v2', '10353', '宗八', 'ハル', 'ユイ'].map((uid) =>
      entry(uid, '腹がへった'),
    );
    expect(openingLinks(timeline, SHOWCASE)).toEqual(
      ['灯', '宗八', 'ハル'].map((uid) => ({
        path: `/${encodeURIComponent(uid)}/1/1`,
        label: `${uid}・冒険物`,
        words: '「腹がへった」',
        picture: '',
      })),
    );
  });

  it('are a later volume of the showcase before the chapters of the first', () => {
    const timeline = ['10353v2', '10353', '灯'].map((uid) => entry(uid, '腹がへった'));
    const paths = openingLinks(timeline, SHOWCASE).map(({ path }) => path);
    expect(paths).toEqual([`/${encodeURIComponent('灯')}/1/1`, '/10353v2/1/1', '/10353/1/1']);
  });

  it('show the newest words of a character that was given no line of its own', () => {
    expect(openingLinks([entry('灯', DEFAULT_FIRST_WORD)], SHOWCASE)[0]?.words).toBe('雪が来た。');
  });

  it('are chapters of the showcase where there are too few stories', () => {
    expect(openingLinks([], SHOWCASE)).toEqual([
      { path: '/10353/1/1', label: 'トワ・第1章', words: '霧の島', picture: '' },
      { path: '/10353/2/1', label: 'トワ・第2章', words: '五打の鐘', picture: '' },
      { path: '/10353/3/1', label: 'トワ・第3章', words: '峠', picture: '' },
    ]);
    expect(openingLinks([], { ...SHOWCASE, listed: listed('') })).toEqual([]);
  });
});

describe('the pictures of the openings', () => {
  const pictured = (url: string, picture: string): TimelineEntry => {
    const { cover, ...row } = entry(url.split('/')[0] ?? '', '腹がへった');
    return { ...row, url, ...(cover && { cover: { ...cover, picture } }) };
  };
  const sea = '/pictures/scenes/scene%3Asea%3Fseed%3D1.svg';

  it.each([
    ['scene:sea?seed=1', sea],
    ['https://example.org/a.png', ''],
    ['', ''],
  ])('are drawn scenes alone: %s', (picture, path) => {
    expect(openingLinks([pictured('灯/2/2/0', picture)], SHOWCASE)[0]?.picture).toBe(path);
  });

  it('are those with which the chapters of the showcase begin', () => {
    const [first, ...others] = SHOWCASE.listed;
    const chapters = [...(first ? [{ ...first, picture: 'scene:sea?seed=1' }] : []), ...others];
    const links = openingLinks([], { ...SHOWCASE, listed: chapters });
    expect(links.map(({ picture }) => picture)).toEqual([sea, '', '']);
  });
});

describe('the newest section', () => {
  const at = { chapter: 2, section: 12 };
  const others = [entry('10353v2', '行こう。')];

  it('is quoted as far as its rows hold', () => {
    const turn = ['一。', '二'.repeat(60), '三。'].join('\n　');
    expect(newestLink(SHOWCASE, at, { turn, continue: true }, others)?.words).toBe(
      `一。${'二'.repeat(60)}`,
    );
  });

  it('leads to its place on its page, with its beginning', () => {
    expect(
      newestLink(SHOWCASE, at, { turn: '雪が来た。\n「寒い」', continue: true }, others),
    ).toEqual({
      path: '/10353/2/2#n12',
      label: 'いまの一節・トワ 第2章 第12節',
      words: '雪が来た。「寒い」',
    });
  });

  it('is none where it is hidden, or not there', () => {
    const hidden = { turn: '運営の判断', hidden: true, continue: true } as const;
    expect(newestLink(SHOWCASE, at, hidden, others)).toBeNull();
    expect(newestLink(SHOWCASE, at, undefined, others)).toBeNull();
  });

  it('is that of the story which goes on, where the showcase has ended', () => {
    const ended = { turn: '鐘が鳴った。', continue: false } as const;
    const { cover, ...row } = entry('灯', '腹がへった');
    const over = { ...row, ...(cover && { cover: { ...cover, isOver: true } }) };
    const timeline = [entry('10353', ''), over, ...others, entry('灯', '腹がへった')];
    expect(newestLink(SHOWCASE, at, ended, timeline)).toEqual({
      path: '/10353v2/2/2#n11',
      label: 'いまの一節・10353v2 第2章 第11節',
      words: '雪が来た。',
    });
    expect(newestLink(SHOWCASE, at, ended, [over])?.path).toBe('/10353/2/2#n12');
  });
});
