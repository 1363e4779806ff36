import { expect, it } from 'vitest';
import { shownChapters } from './shown-chapters';

it('shows every chapter of a story as long as most', () => {
  expect(shownChapters(2, 5)).toEqual([1, 2, 3, 4, 5]);
});

it('shows of a very long story the ends and what is near', () => {
  expect(shownChapters(100, 294)).toEqual([
    1, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 294,
  ]);
  expect(shownChapters(1, 294)).toEqual([1, 2, 3, 4, 5, 6, 7, 294]);
});
