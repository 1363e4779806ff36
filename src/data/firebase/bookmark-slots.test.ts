import { describe, expect, it } from 'vitest';
import { bookmarkChanges, parseBookmarkSlots } from './bookmark-slots';

const at = (date: string) => ({ chapter: 1, section: 2, date });

describe('bookmarks in slots', () => {
  it('are read by story, the newer one of two, those of an earlier version as well', () => {
    const stored = {
      0: { docid: 'a', ...at('2026-01-02') },
      1: { docid: 'b', ...at('2026-01-02') },
      a: at('2026-01-01'),
      b: at('2026-01-03'),
      2: 'nothing',
    };
    expect(parseBookmarkSlots(stored)).toEqual({ a: at('2026-01-02'), b: at('2026-01-03') });
    expect(parseBookmarkSlots([null, { docid: 'c', ...at('2026-01-01') }])).toEqual({
      c: at('2026-01-01'),
    });
    expect(parseBookmarkSlots(null)).toEqual({});
  });

  it('are written in their story’s slot, else in a free one', () => {
    const stored = { 0: { docid: 'a', ...at('1') }, 2: { docid: 'c', ...at('3') } };
    expect(bookmarkChanges(stored, 'c', at('4'))).toEqual({ 2: { docid: 'c', ...at('4') } });
    expect(bookmarkChanges(stored, 'b', at('4'))).toEqual({ 1: { docid: 'b', ...at('4') } });
    expect(bookmarkChanges(null, 'b', at('4'))).toEqual({ 0: { docid: 'b', ...at('4') } });
  });

  it('move out of the place that they had in an earlier version', () => {
    expect(bookmarkChanges({ 10353: at('1') }, '10353', at('2'))).toEqual({
      0: { docid: '10353', ...at('2') },
      10353: null,
    });
  });

  it('take the place of the oldest when all slots are taken', () => {
    const stored = Object.fromEntries(
      Array.from({ length: 200 }, (_, slot) => [
        slot,
        { docid: `d${slot}`, ...at(slot === 77 ? '2025' : '2026') },
      ]),
    );
    expect(bookmarkChanges(stored, 'new', at('2027'))).toEqual({
      77: { docid: 'new', ...at('2027') },
    });
  });
});
