import { describe, expect, it } from 'vitest';
import { favoriteKey, parseFavoriteKey } from './favorite-key';

describe('favourite keys', () => {
  it('consist of participant, chapter, section and E', () => {
    expect(favoriteKey({ docid: 'abc', chapter: 2, section: 13 })).toBe('abc_2_13E');
  });

  it('are parsed, even if the participant id contains an underscore', () => {
    const address = { docid: 'a_1_2Eb', chapter: 10, section: 1 };
    expect(parseFavoriteKey(favoriteKey(address))).toEqual(address);
  });

  it.each(['', 'abc', 'abc_1_2', 'abc_0_1E', '_1_1E', 'abc_1_1e'])('refuses %j', (key) => {
    expect(parseFavoriteKey(key)).toBeNull();
  });
});
