import * as v from 'valibot';
import { expect, it } from 'vitest';
import { teamSchema } from './team';

it('a team starts with both tallies at 0 and must have a name', () => {
  expect(v.parse(teamSchema, { name: '赤旗' })).toEqual({ name: '赤旗', dkpoint: 0, bmpoint: 0 });
  expect(v.safeParse(teamSchema, { dkpoint: 3 }).success).toBe(false);
});
