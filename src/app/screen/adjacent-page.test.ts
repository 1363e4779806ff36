import { expect, it } from 'vitest';
import { adjacentPage } from './adjacent-page';

const PAGES = [4, 1, 2];

it.each([
  [{ chapter: 1, page: 2 }, 1, { chapter: 1, page: 3 }],
  [{ chapter: 1, page: 4 }, 1, { chapter: 2, page: 1 }],
  [{ chapter: 2, page: 1 }, 1, { chapter: 3, page: 1 }],
  [{ chapter: 3, page: 2 }, 1, null],
  [{ chapter: 3, page: 2 }, -1, { chapter: 3, page: 1 }],
  [{ chapter: 2, page: 1 }, -1, { chapter: 1, page: 4 }],
  [{ chapter: 1, page: 1 }, -1, null],
] as const)('beside %j in direction %i lies %j', (place, direction, expected) => {
  expect(adjacentPage(place, PAGES, direction)).toEqual(expected);
});
