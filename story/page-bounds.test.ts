import { expect, it } from 'vitest';
import { pageCount, sectionsOfPage } from './page-bounds';

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
])('%i turns fill %i pages', (turns, pages) => {
  expect(pageCount(turns)).toBe(pages);
});

it.each([
  [1, 4, [1, 4]],
  [2, 20, [11, 20]],
  [3, 20, null],
])('page %i of %i sections has the sections %j', (page, sections, bounds) => {
  expect(sectionsOfPage(page, sections)).toEqual(bounds);
});
