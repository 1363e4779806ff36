import { describe, expect, it } from 'vitest';
import { castOf } from './cast';
import { dealt } from './deal';
import { handsOf } from './hand';

const SEVEN = ['fog', 'harbour', 'castle', 'school', 'clock', 'flags', 'valley'];
const SERIALS = Array.from({ length: 63 }, (_, index) => index + 1);

const setOf = (serial: number): string =>
  [...castOf(SEVEN, [5], serial).chosen].sort((a, b) => (a < b ? -1 : 1)).join();

describe('worlds by number', () => {
  it('are the same set again only when all others have been used', () => {
    for (const from of [0, 21, 42]) {
      const sets = SERIALS.slice(from, from + 21).map(setOf);
      expect(new Set(sets).size).toBe(21);
    }
  });

  it('are shared by neighbours as little as five of seven can be', () => {
    const shared = SERIALS.slice(1).map((serial) => {
      const before = castOf(SEVEN, [5], serial - 1).chosen;
      return castOf(SEVEN, [5], serial).chosen.filter((one) => before.includes(one)).length;
    });
    expect(Math.max(...shared)).toBe(3);
  });

  it('know how many stories before were told in a world', () => {
    for (const world of SEVEN) {
      let times = 0;
      for (const serial of SERIALS) {
        const cast = castOf(SEVEN, [5], serial);
        expect(cast.timesBefore(world)).toBe(times);
        if (cast.chosen.includes(world)) times += 1;
      }
    }
  });

  it('are all of them where there are few', () => {
    expect(castOf(['a', 'b'], [5], 9).chosen).toEqual(['a', 'b']);
    expect(castOf(['a', 'b'], [5], 9).timesBefore('b')).toBe(8);
  });
});

describe('spines by number', () => {
  const SPINES = ['a', 'b', 'c', 'd'];
  const cast = (serial: number, sizes: readonly number[]) => castOf(SPINES, sizes, serial).chosen;

  it('are as many as the story has chapters there', () => {
    expect([1, 2, 3, 4].map((serial) => cast(serial, [3, 2]).length)).toEqual([3, 2, 3, 2]);
  });

  it.each([
    { sizes: [3, 2], least: 1 },
    { sizes: [2, 3], least: 1 },
  ])('are shared by neighbours as little as $sizes of four can be', ({ sizes, least }) => {
    const shared = SERIALS.slice(1).map((serial) => {
      const before = cast(serial - 1, sizes);
      return cast(serial, sizes).filter((one) => before.includes(one)).length;
    });
    expect(Math.max(...shared)).toBe(least);
  });

  it('come in all sets, each as often as the others', () => {
    const sets = SERIALS.slice(0, 24).map((serial) => cast(serial, [3, 2]).join());
    const times = (set: string) => sets.filter((one) => one === set).length;
    expect(new Set(sets).size).toBe(4 + 6);
    for (const set of sets) expect(times(set)).toBe(set.split(',').length === 3 ? 3 : 2);
  });
});

describe('a deal', () => {
  const firstOf = (items: readonly string[], n: number) => dealt(items, n, 'test', (one) => one)[0];

  it.each([2, 3, 5, 6])(
    'of %i comes to each before one comes again, and never to one twice running',
    (size) => {
      const items = SEVEN.slice(0, size);
      const firsts = Array.from({ length: size * 6 }, (_, n) => firstOf(items, n));
      for (let block = 0; block < 6; block += 1) {
        expect(new Set(firsts.slice(block * size, (block + 1) * size)).size).toBe(size);
      }
      expect(firsts.filter((one, n) => n > 0 && one === firsts[n - 1])).toEqual([]);
    },
  );

  it('holds everything, whatever the order of the items', () => {
    const many = Array.from({ length: 40 }, (_, index) => `${index}`);
    for (const items of [SEVEN.slice(0, 4), many]) {
      const order = dealt(items, 5, 'test', (one) => one);
      expect([...order].sort()).toEqual([...items].sort());
      expect(dealt([...items].reverse(), 5, 'test', (one) => one)).toEqual(order);
    }
  });

  it('of many begins far from where its neighbours do', () => {
    const many = Array.from({ length: 40 }, (_, index) => `${index}`);
    const hands = Array.from({ length: 20 }, (_, n) =>
      dealt(many, n, 'test', (one) => one).slice(0, 8),
    );
    const shared = hands
      .slice(1)
      .map((hand, n) => hand.filter((one) => hands[n]?.includes(one)).length);
    expect(Math.max(...shared)).toBe(0);
  });
});

describe('hands', () => {
  const cards = Array.from({ length: 30 }, (_, index) => `${index}`);
  const hands = handsOf(cards, 10, 'test');

  it('give each card once before one comes again', () => {
    const given = [0, 1, 2].flatMap((n) => cards.filter((card) => hands.rankIn(n, card) < 10));
    expect(new Set(given).size).toBe(30);
  });

  it('count how often a card was given', () => {
    for (const card of cards) {
      let times = -1;
      for (let n = 0; n < 9; n += 1) {
        if (hands.rankIn(n, card) < 10) times += 1;
        expect(hands.timesBefore(n, card)).toBe(Math.max(0, times));
      }
    }
  });
});
