import { describe, expect, it } from 'vitest';
import type { StoredChapter } from '../../../story/adventure-document';
import { listChapter } from '../../../story/listed-chapter';
import type { Turn } from '../../../story/turn';
import { countSections, newestOf } from '../../../story/newest-section';
import { progressOf } from './story-progress';

const START = Date.parse('2026-01-01T00:00:00.000Z');

const chapter = (
  length: number,
  changes: { summary?: string; isLast?: boolean } = {},
): StoredChapter => ({
  ok: true,
  chapter: {
    title: '',
    summary: changes.summary ?? '',
    items: [],
    turn: Array.from({ length }, (_, index): Turn => ({
      role: 'model',
      date: new Date(START + index * 1000).toISOString(),
      turn: 'x',
      url: '',
      sales: 0,
      unit: 0,
      continue: !(changes.isLast === true && index === length - 1),
    })),
  },
});
const broken: StoredChapter = { ok: false, code: 'chunk-not-inflatable' };

const listed = (...chapters: readonly StoredChapter[]) => chapters.map(listChapter);

describe('a story', () => {
  it('counts the sections that can be read', () => {
    expect(countSections(listed(chapter(30), broken, chapter(4)))).toBe(34);
    expect(newestOf(listed(chapter(30), chapter(4)))).toEqual({ chapter: 2, section: 4 });
    expect(newestOf(listed(chapter(30), broken))).toEqual({ chapter: 2, section: 0 });
    expect(newestOf([])).toEqual({ chapter: 0, section: 0 });
  });

  it('rests after ten sections, and counts from the first of them', () => {
    expect(progressOf(chapter(20))).toEqual({ kind: 'resting', pageStartedAt: START + 10_000 });
    expect(progressOf(chapter(10))).toEqual({ kind: 'resting', pageStartedAt: START });
  });

  it('rests when a chapter is over before its page is full', () => {
    expect(progressOf(chapter(34, { summary: '終わり' }))).toEqual({
      kind: 'resting',
      pageStartedAt: START + 30_000,
    });
  });

  it('is being written within a page, ends with its last section, and else says nothing', () => {
    expect(progressOf(chapter(13))).toEqual({
      kind: 'writing',
      newestAt: START + 12_000,
    });
    expect(progressOf(chapter(12, { isLast: true }))).toEqual({ kind: 'ended' });
    expect(progressOf(undefined)).toEqual({ kind: 'none' });
    expect(progressOf(broken)).toEqual({ kind: 'none' });
  });
});
