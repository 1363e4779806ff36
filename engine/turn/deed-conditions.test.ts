import { describe, expect, it } from 'vitest';
import { readConditions } from '../content/lines/read-conditions';
import { situationOf } from '../narration/testing/request-of';
import { allHold } from '../storylets/rules/holds';

describe('a condition about what was done on a day that repeats', () => {
  const deeds = [
    ['morning/ask', 'oil/roll.fails'],
    ['morning/hurry', 'gate/climb'],
    ['morning/hurry', 'oil/pay'],
  ];
  const holds = (line: string): boolean =>
    allHold(readConditions(line), { ...situationOf(), deeds });

  it('tells the present pass, the one before and all earlier ones apart', () => {
    expect(
      ['today oil/pay', 'yesterday gate/climb', 'before gate/climb', 'before oil/roll'].filter(
        (line) => !holds(line),
      ),
    ).toEqual([]);
    expect(
      ['today gate', 'yesterday oil', 'before oil/pay', 'yesterday oil/pay'].filter(holds),
    ).toEqual([]);
  });

  it('may ask for any deed of a scene, for one of several, and for how it turned out', () => {
    expect(
      ['before oil', 'today gate|oil', 'before oil/roll.fails', 'not today gate'].filter(
        (line) => !holds(line),
      ),
    ).toEqual([]);
    expect(['before gate/climb.fails', 'before oi', 'today oil/pa'].filter(holds)).toEqual([]);
  });

  it('holds nowhere else', () => {
    expect(allHold(readConditions('before oil'), situationOf())).toBe(false);
  });
});
