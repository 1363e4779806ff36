import { expect, it } from 'vitest';
import { playUnderReferee } from './model-plays';

const TURNS = 1000;

/** A small form of `npm run bench -- model`. */
it('stories that models of all moods play violate nothing', async () => {
  const { turns, violations } = await playUnderReferee(TURNS);
  expect(turns).toBeGreaterThanOrEqual(TURNS);
  expect(violations).toEqual({});
});
