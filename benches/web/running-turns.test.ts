import { expect, it } from 'vitest';
import { placeOfTurn } from './running-turns';

it.each([
  [1, { chapter: 1, section: 1, page: 1 }],
  [11, { chapter: 1, section: 11, page: 2 }],
  [40, { chapter: 1, section: 40, page: 4 }],
  [41, { chapter: 2, section: 1, page: 1 }],
  [1200, { chapter: 30, section: 40, page: 4 }],
])('turn %d of a story whose chapters have 40', (turn, place) => {
  expect(placeOfTurn(turn)).toEqual(place);
});
