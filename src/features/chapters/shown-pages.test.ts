import { expect, it } from 'vitest';
import { shownPages } from './shown-pages';

it.each([
  [1, 1, [1]],
  [3, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [1, 10, [1, 2, null, 10]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [7, 10, [1, null, 6, 7, 8, 9, 10]],
  [10, 10, [1, null, 9, 10]],
])('links from page %i of %i to %j', (page, pages, shown) => {
  expect(shownPages(page, pages)).toEqual(shown);
});
