import { describe, expect, it } from 'vitest';
import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import { createChapterCache } from './chapter-cache';

/** A story of this many chapters, called by their numbers, and how often each was unpacked. */
function open(chapters: number) {
  const book = createChapterCache();
  const counts = Array.from({ length: chapters }, () => 0);
  const packed = counts.map((_, index) => ({
    listed: { ok: true, title: `${index}`, summary: '', sections: 0 } as const,
    unpack: (): StoredChapter => {
      counts[index] = (counts[index] ?? 0) + 1;
      return { ok: true, chapter: { title: `${index}`, summary: '', items: [], turn: [] } };
    },
  }));
  const story = book.list(packed);
  const read = (index: number): StoredChapter => {
    const listed: ListedChapter | undefined = story[index];
    if (listed === undefined) throw new Error('There is no such chapter.');
    return book.read(listed);
  };
  return { book, counts, read };
}

describe('a book', () => {
  it('unpacks a chapter when it is read, and not again while it is in use', () => {
    const { counts, read } = open(3);
    expect(counts).toEqual([0, 0, 0]);
    const first = read(1);
    expect(first).toMatchObject({ ok: true, chapter: { title: '1' } });
    expect(read(1)).toBe(first);
    expect(counts).toEqual([0, 1, 0]);
  });

  it('lists the same chapters as the same list, and others as another', () => {
    const book = createChapterCache();
    const chapters = ['一', '二'].map((title) => ({
      listed: { ok: true, title, summary: '', sections: 0 } as const,
      unpack: (): StoredChapter => ({ ok: false, code: 'chunk-not-bytes' }),
    }));
    const list = book.list(chapters);
    expect(book.list([...chapters])).toBe(list);
    expect(book.list(chapters.slice(1))).toEqual(list.slice(1));
    expect(
      book.list(chapters.map(({ listed, unpack }) => ({ listed: { ...listed }, unpack }))),
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

  it('says so of chapters that cannot be read or that it never had', () => {
    const { book } = open(1);
    const broken = { ok: false, code: 'chunk-not-bytes' } as const;
    expect(book.read(broken)).toBe(broken);
    expect(book.read({ ok: true, title: '', summary: '', sections: 3 })).toEqual({
      ok: false,
      code: 'chunk-not-loaded',
    });
  });
});
