import { describe, expect, it } from 'vitest';
import { pagePath, readAddress, sectionPath } from './address';

describe('readAddress', () => {
  it('parses every pattern', () => {
    const story = { kind: 'story', docid: 'abc', chapter: 1, page: 1, turn: null };
    expect(readAddress({})).toEqual({ kind: 'home' });
    expect(readAddress({ '*': '' })).toEqual({ kind: 'home' });
    expect(readAddress({ docid: 'abc' })).toEqual(story);
    expect(readAddress({ docid: 'abc', chapter: '2' })).toEqual({ ...story, chapter: 2 });
    expect(readAddress({ docid: 'abc', chapter: '2', page: '13', turn: '0' })).toEqual({
      kind: 'story',
      docid: 'abc',
      chapter: 2,
      page: 13,
      turn: 0,
    });
  });

  it.each([
    { docid: 'abc', chapter: '0' },
    { docid: 'abc', chapter: '01' },
    { docid: 'abc', chapter: '-1' },
    { docid: 'abc', chapter: '1.5' },
    { docid: 'abc', chapter: '１' },
    { docid: 'abc', chapter: '1', page: 'x' },
    { docid: 'abc', chapter: '1', page: '1', turn: '10' },
    { docid: 'a.b' },
    { docid: 'a b' },
    { docid: '%E0%A4%A' },
    { docid: 'x'.repeat(129) },
    { '*': 'a/b/c/d/e' },
  ])('%j addresses nothing', (params) => {
    expect(readAddress(params)).toEqual({ kind: 'unknown' });
  });

  it('round-trips pages', () => {
    expect(pagePath('あ', 3, 2)).toBe('/%E3%81%82/3/2');
  });

  it('addresses a section on its page', () => {
    expect(sectionPath('abc', 2, 10)).toBe('/abc/2/1#n10');
    expect(sectionPath('あ', 3, 11)).toBe('/%E3%81%82/3/2#n11');
  });
});
