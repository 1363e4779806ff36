import { describe, expect, it, vi } from 'vitest';
import type { StoredChapter } from '../../story/adventure-document';
import type { ListedChapter } from '../../story/listed-chapter';
import type { Turn } from '../../story/turn';
import { createChapterCache } from './chapter-cache';

/** A story of this many chapters, called by their numbers, and how often each was unpacked. */
function open(chapters: number) {
  const cache = createChapterCache();
  const counts = Array.from({ length: chapters }, () => 0);
  const packed = counts.map((_, index) => ({
    listed: { ok: true, title: `${index}`, summary: '', sections: 0 } as const,
    unpack: (): StoredChapter => {
      counts[index] = (counts[index] ?? 0) + 1;
      return { ok: true, chapter: { title: `${index}`, summary: '', items: [], turn: [] } };
    },
  }));
  const story = cache.open(packed);
  const read = (index: number): StoredChapter => {
    const listed: ListedChapter | undefined = story[index];
    if (listed === undefined) throw new Error('There is no such chapter.');
    return cache.read(listed);
  };
  return { cache, counts, read, story };
}

describe('the chapter cache', () => {
  it('unpacks a chapter when it is read, and not again while it is in use', () => {
    const { counts, read } = open(3);
    expect(counts).toEqual([0, 0, 0]);
    const first = read(1);
    expect(first).toMatchObject({ ok: true, chapter: { title: '1' } });
    expect(read(1)).toBe(first);
    expect(counts).toEqual([0, 1, 0]);
  });

  it('lists the same chapters as the same list, and others as another', () => {
    const cache = createChapterCache();
    const chapters = ['一', '二'].map((title) => ({
      listed: { ok: true, title, summary: '', sections: 0 } as const,
      unpack: (): StoredChapter => ({ ok: false, code: 'chunk-not-bytes' }),
    }));
    const list = cache.open(chapters);
    expect(cache.open([...chapters])).toBe(list);
    expect(cache.open(chapters.slice(1))).toEqual(list.slice(1));
    expect(
      cache.open(chapters.map(({ listed, unpack }) => ({ listed: { ...listed }, unpack }))),
    ).not.toBe(list);
  });

  it('keeps few chapters unpacked, those that were read last', () => {
    const { counts, read } = open(100);
    for (let index = 0; index < 100; index += 1) {
      read(0);
      read(index);
    }
    read(50);
    expect(counts[0]).toBe(1);
    expect(counts[50]).toBe(2);
  });

  it('keeps a chapter that is subscribed to, however many others are read', () => {
    const { cache, counts, read, story } = open(100);
    const stop = cache.subscribe(story[0], () => undefined);
    for (let index = 0; index < 100; index += 1) read(index);
    read(0);
    expect(counts[0]).toBe(1);
    stop();
    for (let index = 1; index < 100; index += 1) read(index);
    read(0);
    expect(counts[0]).toBe(2);
  });

  it('tells its subscribers when other chapters are opened', () => {
    const { cache, story } = open(2);
    const changed = vi.fn();
    cache.subscribe(story[0], changed);
    const another = { ok: true, title: '', summary: '', sections: 1 } as const;
    const unpack = (): StoredChapter => ({ ok: false, code: 'chunk-not-bytes' });
    expect(cache.read(another)).toMatchObject({ code: 'chunk-not-loaded' });
    cache.open([{ listed: another, unpack }]);
    expect(changed).toHaveBeenCalledOnce();
    expect(cache.read(another)).toEqual(unpack());
  });

  it('keeps the turns that stay the same in a newer version of a chapter', () => {
    const cache = createChapterCache();
    const turnOf = (turn: string): Turn => ({
      role: 'model',
      date: '',
      turn,
      url: '',
      sales: 0,
      unit: 0,
      continue: true,
    });
    const version = (...turns: readonly string[]) => ({
      listed: { ok: true, title: '', summary: '', sections: turns.length } as const,
      unpack: (): StoredChapter => ({
        ok: true,
        chapter: { title: '', summary: '', items: [], turn: turns.map(turnOf) },
      }),
    });
    const turnsOf = (stored: StoredChapter): readonly Turn[] =>
      stored.ok ? stored.chapter.turn : [];
    const other = version('海');
    const [first, second, third] = [
      version('朝', '昼'),
      version('朝', '曇'),
      version('朝', '曇', '夜'),
    ];
    cache.open([other, first]);
    const before = turnsOf(cache.read(first.listed));
    // The second version is never read.
    cache.open([other, second]);
    cache.open([other, third]);
    const after = turnsOf(cache.read(third.listed));
    expect(after.map(({ turn }) => turn)).toEqual(['朝', '曇', '夜']);
    expect(after[0]).toBe(before[0]);
    // What is still on screen can be read until it is replaced.
    expect(turnsOf(cache.read(first.listed))).toBe(before);
  });

  it('says so of chapters that cannot be read or that it never had', () => {
    const { cache } = open(1);
    const broken = { ok: false, code: 'chunk-not-bytes' } as const;
    expect(cache.read(broken)).toBe(broken);
    expect(cache.read({ ok: true, title: '', summary: '', sections: 3 })).toEqual({
      ok: false,
      code: 'chunk-not-loaded',
    });
  });
});
