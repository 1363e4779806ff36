import { describe, expect, it } from 'vitest';
import type { StoredChapter } from '../../../story/adventure-document';
import { listChapter, type ListedChapter, type ReadChapter } from '../../../story/listed-chapter';
import { storedChapter } from '../../../story/testing/stored-chapter';
import type { SectionRef } from '../../../story/section-ref';
import { excerptOf } from './excerpt';
import { findHits } from './find-hits';
import { fold, termsOf } from './fold';
import { searchStory } from './search-story';

const chapter = (texts: readonly string[]): StoredChapter =>
  storedChapter(texts.map((turn) => ({ turn })));

/** A story as it is searched: its chapters are unpacked one by one. */
function packed(story: readonly StoredChapter[]) {
  const words = new Map<ListedChapter, StoredChapter>(
    story.map((stored) => [listChapter(stored), stored]),
  );
  const unpacked: ListedChapter[] = [];
  const read: ReadChapter = (listed) => {
    unpacked.push(listed);
    return words.get(listed) ?? { ok: false, code: 'chunk-not-loaded' };
  };
  return { listed: [...words.keys()], read, unpacked };
}

async function find(
  story: readonly StoredChapter[],
  query: string,
  upTo: SectionRef | null = null,
): Promise<string[] | null> {
  const { listed, read } = packed(story);
  const found = await searchStory(listed, {
    read,
    terms: termsOf(query),
    upTo,
    folded: new WeakMap(),
    signal: new AbortController().signal,
  });
  return found?.map(({ chapter: number, section }) => `${number}-${section}`) ?? null;
}

/** What the hits mark, in the words of the text itself. */
const marked = (text: string, query: string): string[] =>
  findHits(text, termsOf(query)).map(({ start, end }) => text.slice(start, end));

describe('folding', () => {
  it.each([
    ['ﾄｹｲﾀﾞｲ', 'とけいだい'],
    ['トケイダイ', 'とけいだい'],
    ['ＡＢＣ１２', 'abc12'],
    ['ヴェーヽ', 'ゔぇーゝ'],
    ['①㌔', '1きろ'],
  ])('%s is as good as %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('parts a query at spaces of any width and drops doubles', () => {
    expect(termsOf('　鐘 ロープ　鐘 ')).toEqual(['鐘', 'ろーぷ']);
    expect(termsOf(' 　')).toEqual([]);
  });
});

describe('hits', () => {
  it('are marked in the words of the text, however they are written', () => {
    expect(marked('半角のﾊﾞﾗと全角のバラ、ばら。', 'ばら')).toEqual(['ﾊﾞﾗ', 'バラ', 'ばら']);
    expect(marked('Clock と ＣＬＯＣＫ', 'clock')).toEqual(['Clock', 'ＣＬＯＣＫ']);
    expect(marked('五㌔先の𠮷野家', 'キロ 𠮷')).toEqual(['㌔', '𠮷']);
  });

  it('do not overlap', () => {
    expect(marked('時計塔の時計', '時計 時計塔 計塔')).toEqual(['時計塔', '時計']);
  });
});

describe('an excerpt', () => {
  const text = `${'あ'.repeat(40)}\n鐘が鳴る。${'い'.repeat(100)}鐘`;

  it('shows the hit among its neighbours in one line', () => {
    const pieces = excerptOf(text, findHits(text, ['鐘']));
    expect(pieces.map((piece) => piece.text).join('')).toBe(
      `…${'あ'.repeat(23)}　鐘が鳴る。${'い'.repeat(55)}…`,
    );
    expect(pieces.filter(({ isHit }) => isHit)).toEqual([{ text: '鐘', isHit: true }]);
  });

  it('is the whole text where that is short', () => {
    expect(excerptOf('鐘。', [{ start: 0, end: 1 }])).toEqual([
      { text: '鐘', isHit: true },
      { text: '。', isHit: false },
    ]);
  });

  it('does not begin with what closes the sentence before', () => {
    const cut = `${'あ'.repeat(9)}と言う。」${'い'.repeat(22)}鐘${'う'.repeat(99)}`;
    expect(excerptOf(cut, findHits(cut, ['鐘']))[1]?.text).toBe('い'.repeat(22));
  });

  it('cuts no character in two', () => {
    const pairs = '𠮷'.repeat(80);
    const told = excerptOf(`a${pairs}鐘${pairs}`, [{ start: 161, end: 162 }]);
    expect(told.map((piece) => piece.text).join('')).not.toMatch(
      /(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/,
    );
  });
});

describe('a search', () => {
  const story = [
    chapter(['鐘が鳴る。', '縄を買う。鐘も買う。']),
    { ok: false, code: 'chunk-not-inflatable' } as const,
    chapter(['縄だけ。', '鐘と縄。']),
  ];

  it('finds sections with every word, in the order of the story', async () => {
    expect(await find(story, '鐘')).toEqual(['1-1', '1-2', '3-2']);
    expect(await find(story, 'ナワ　鐘')).toEqual([]);
    expect(await find(story, '縄　鐘')).toEqual(['1-2', '3-2']);
  });

  it('looks no further than it may', async () => {
    expect(await find(story, '鐘', { chapter: 1, section: 1 })).toEqual(['1-1']);
    expect(await find(story, '鐘', { chapter: 3, section: 1 })).toEqual(['1-1', '1-2']);
  });

  it('unpacks each chapter once, and later those alone where something is found', async () => {
    const { listed, read, unpacked } = packed(story);
    const { signal } = new AbortController();
    const options = { read, upTo: null, folded: new WeakMap(), signal };
    const first = await searchStory(listed, { ...options, terms: termsOf('鐘') });
    expect(first?.map(({ text }) => text)).toEqual([
      '鐘が鳴る。',
      '縄を買う。鐘も買う。',
      '鐘と縄。',
    ]);
    expect(unpacked).toEqual([listed[0], listed[2]]);
    await searchStory(listed, { ...options, terms: termsOf('縄だけ') });
    expect(unpacked).toEqual([listed[0], listed[2], listed[2]]);
  });

  it('ends where nobody waits for it any more', async () => {
    const controller = new AbortController();
    controller.abort();
    const { signal } = controller;
    const { listed, read } = packed(story);
    const options = { read, terms: ['鐘'], upTo: null, folded: new WeakMap(), signal };
    expect(await searchStory(listed, options)).toBeNull();
  });

  it('looks through 10,000 sections in slices between which others have their turn', async () => {
    const text = '鐘が六つ鳴り終わると、霧は海の上で背筋を伸ばし、橋になった。'.repeat(10);
    const long = Array.from({ length: 250 }, (_, index) =>
      chapter(Array.from({ length: 40 }, (_each, at) => `${text}${index}の${at}。`)),
    );
    let turnsOfOthers = 0;
    const others = setInterval(() => (turnsOfOthers += 1), 0);
    expect(await find(long, '249の39。')).toEqual(['250-40']);
    clearInterval(others);
    expect(turnsOfOthers).toBeGreaterThan(0);
  });
});
