import { describe, expect, it } from 'vitest';
import { positionOfSection, sectionOfPosition, turnUrl } from './turn-url';

describe('turn positions', () => {
  it.each([
    [1, { chapter: 2, page: 1, turn: 0 }],
    [10, { chapter: 2, page: 1, turn: 9 }],
    [11, { chapter: 2, page: 2, turn: 0 }],
    [37, { chapter: 2, page: 4, turn: 6 }],
  ])('section %i maps to its position, and back', (section, position) => {
    expect(positionOfSection({ chapter: 2, section })).toEqual(position);
    expect(sectionOfPosition(position)).toBe(section);
  });

  it('match the urls of timeline entries', () => {
    expect(turnUrl({ docid: '10353', chapter: 3, section: 21 })).toBe('10353/3/3/0');
  });
});
