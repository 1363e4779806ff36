import { describe, expect, it } from 'vitest';
import { situationOf } from '../narration/testing/request-of';
import type { OwnDeed } from '../storylets/format/own-turn';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { EMPTY_STATE, type WorldState } from '../world/state';
import { allowedDeed } from './referee-deed';

/** 商品ID of 麻の荒苧, and of goods that are worn, or kept. */
const GOODS = 4;
const WORN = 821;
const FOOD = 1141;
const CLUE = 'rope-marks';

const SCENE: Storylet = {
  ...{ id: 'market', acts: [], tension: 2, at: ['market'], with: ['nagi'] },
  ...{ text: ['市である。'], actions: [] },
};

function at(changes: Partial<WorldState> = {}): Situation {
  const situation = situationOf();
  const { traveller } = situation;
  return {
    ...situation,
    traveller: {
      ...traveller,
      worn: { accessory: WORN, food: FOOD },
      keeps: new Set([WORN, FOOD]),
    },
    state: {
      ...EMPTY_STATE,
      ...{ place: 'market-town/market', money: 30, hp: 8 },
      lots: [GOODS, WORN, FOOD].map((itemId) => ({ itemId, count: 1, cost: 0 })),
      ...changes,
    },
  };
}

const changed = (deed: OwnDeed, situation = at(), clues: readonly string[] = []) =>
  allowedDeed(deed, SCENE, situation, clues)?.option.outcome.state ?? null;

describe('a deed of the traveller’s own', () => {
  it('changes what its kind changes, and nothing else', () => {
    const before = at().state;
    const { nagi } = { nagi: 'market-town/nagi' };
    expect(changed({ does: 'pay', person: 'nagi', amount: 5 })).toEqual({
      ...before,
      money: 25,
      trust: { [nagi]: 1 },
    });
    expect(changed({ does: 'help', person: 'nagi' })).toEqual({
      ...before,
      hp: 7,
      trust: { [nagi]: 1 },
    });
    expect(changed({ does: 'tell', person: 'nagi', clue: CLUE }, at(), [CLUE])).toEqual({
      ...before,
      trust: { [nagi]: 1 },
    });
    expect(changed({ does: 'threaten', person: 'nagi' })).toEqual({
      ...before,
      trust: { [nagi]: -1 },
      tally: { ...before.tally, complications: 1 },
    });
    expect(changed({ does: 'eat' })).toMatchObject({ hp: 9 });
    expect(changed({ does: 'give', person: 'nagi', itemId: GOODS })?.lots).toHaveLength(2);
    expect(changed({ does: 'sell', person: 'nagi', itemId: GOODS })?.money).toBeGreaterThan(30);
  });

  it.each<[string, OwnDeed, Situation?]>([
    ['somebody who is not here', { does: 'pay', person: 'yae', amount: 1 }],
    ['more than a gift', { does: 'pay', person: 'nagi', amount: 6 }],
    [
      'more than a quarter of the purse',
      { does: 'pay', person: 'nagi', amount: 3 },
      at({ money: 11 }),
    ],
    ['nothing', { does: 'pay', person: 'nagi', amount: 0 }],
    ['less than nothing', { does: 'pay', person: 'nagi', amount: -5 }],
    ['what is worn', { does: 'give', person: 'nagi', itemId: WORN }],
    ['what it does not own', { does: 'sell', person: 'nagi', itemId: 12 }],
    ['goods of no catalogue', { does: 'give', person: 'nagi', itemId: -1 }],
    ['food without a wound', { does: 'eat' }, at({ hp: 10 })],
    ['food that is gone', { does: 'eat' }, at({ lots: [] })],
    ['help with its last strength', { does: 'help', person: 'nagi' }, at({ hp: 3 })],
    ['a clue that it has not found', { does: 'tell', person: 'nagi', clue: CLUE }],
  ])('is refused where it is about %s', (_, deed, situation = at()) => {
    expect(changed(deed, situation)).toBeNull();
  });

  it('wins nobody further than people are won by what is written', () => {
    const trusted = at({ trust: { 'market-town/nagi': 1 } });
    expect(changed({ does: 'pay', person: 'nagi', amount: 1 }, trusted)?.trust).toEqual({
      'market-town/nagi': 1,
    });
  });

  it('is no threat from who keeps the peace', () => {
    const situation = at();
    const peaceful = { ...situation, traveller: { ...situation.traveller, camp: '平和' as const } };
    expect(changed({ does: 'threaten', person: 'nagi' }, peaceful)).toBeNull();
  });
});
