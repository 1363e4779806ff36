import { describe, expect, it } from 'vitest';
import { storyOfDeeds } from '../testing/story-of';
import { deedDistance, distanceBetweenTraits } from './deed-distance';
import { traitRecovery } from './trait-recovery';

describe('the distance between two stories’ deeds', () => {
  it.each([
    ['the same', 'abcd', 'abcd', 0],
    ['one deed of four', 'abcd', 'abxd', 0.25],
    ['one deed left out of five', 'abcde', 'abde', 0.2],
    ['nothing in common', 'abc', 'xyz', 1],
    ['no deeds at all', '', '', 0],
    ['no deeds in one', 'ab', '', 1],
  ])('is right for %s', (_, a, b, distance) => {
    expect(deedDistance([...a], [...b])).toBeCloseTo(distance);
  });

  it('is that of pairs with one seed and camp', () => {
    const stories = [
      storyOfDeeds(['ask', 'pay'], { seed: 1 }),
      storyOfDeeds(['ask', 'steal'], { seed: 1 }),
      storyOfDeeds(['dance', 'sing'], { seed: 2 }),
      storyOfDeeds(['dance', 'sing'], { seed: 1, camp: '混沌' }),
    ];
    expect(distanceBetweenTraits(stories)).toBe(0.5);
  });
});

describe('the trait recovered from deeds', () => {
  const seeds = [1, 2, 3];

  it('is found where the character decides', () => {
    const stories = seeds.flatMap((seed) => [
      storyOfDeeds(['ask', `walk-${seed}`, 'heal'], { seed, trait: '薬師' }),
      storyOfDeeds(['ask', `walk-${seed}`, 'burn'], { seed, trait: '火薬師' }),
    ]);
    expect(traitRecovery(stories)).toBe(1);
  });

  it('is not found where everybody does the same', () => {
    const stories = seeds.flatMap((seed) => [
      storyOfDeeds(['ask', 'pay'], { seed, trait: '薬師' }),
      storyOfDeeds(['ask', 'pay'], { seed, trait: '火薬師' }),
    ]);
    expect(traitRecovery(stories)).toBe(0);
  });

  it('is not learnt from the story itself', () => {
    const stories = seeds.flatMap((seed) => [
      storyOfDeeds([`heal-${seed}`], { seed, trait: '薬師' }),
      storyOfDeeds([`burn-${seed}`], { seed, trait: '火薬師' }),
    ]);
    expect(traitRecovery(stories)).toBe(0);
  });
});
