import { describe, expect, it } from 'vitest';
import { nextReview, pointsOf, standingOf } from './like-weight';

const DAY_MS = 86_400_000;
const account = { since: 1000, isLinked: false, sections: 0 };
const after = (days: number): number => account.since + days * DAY_MS;

describe('standingOf', () => {
  it.each([
    ['a new account', account, 0.9, 'new'],
    ['one with a story that was played at once', { ...account, sections: 30 }, 0.9, 'new'],
    ['a new one with an address', { ...account, isLinked: true }, 0.9, 'linked'],
    ['one of a day that only reads', account, 6.9, 'new'],
    ['one of a day with an address', { ...account, isLinked: true }, 1, 'established'],
    ['one of a day with a page of its own story', { ...account, sections: 10 }, 1, 'established'],
    ['one of a day whose story has begun', { ...account, sections: 9 }, 1, 'new'],
    ['one of a week', account, 7, 'established'],
    ['one whose clock is ahead', account, -3, 'new'],
  ] as const)('%s', (_, facts, days, standing) => {
    expect(standingOf(facts, after(days))).toBe(standing);
  });
});

describe('pointsOf', () => {
  it('counts each like, up to a bound for each person and story', () => {
    expect([0, 1, 2, 4, 170].map((likes) => pointsOf('new', likes))).toEqual([0, 3, 6, 10, 10]);
    expect([1, 2, 3].map((likes) => pointsOf('linked', likes))).toEqual([5, 10, 10]);
    expect([1, 9, 10, 170].map((likes) => pointsOf('established', likes))).toEqual([
      10, 90, 100, 100,
    ]);
  });
});

it('looks at an account again each day', () => {
  expect(nextReview(account, after(0))).toBe(after(1));
  expect(nextReview(account, after(2.5))).toBe(after(3));
  expect(nextReview(account, after(3))).toBe(after(4));
  expect(nextReview(account, after(-2))).toBe(after(1));
});
