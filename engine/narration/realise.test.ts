import { describe, expect, it } from 'vitest';
import { realise, type Telling } from './realise';
import { situationOf } from './testing/request-of';

const ECHO = [['針箱をのぞいた夫婦は、よく笑う。', '影をまねる子らは、よく転ぶ。']];

function toldAfter(recalled: string | undefined, turn: number): string {
  const situation = situationOf();
  const telling: Telling = {
    situation: { ...situation, moment: { ...situation.moment, turn } },
    slots: new Map(),
    fullness: 'usual',
    isTold: () => false,
  };
  return realise('echo', ECHO, recalled === undefined ? telling : { ...telling, recalled });
}

const TURNS = Array.from({ length: 12 }, (_, turn) => turn);

describe('What came of a deed', () => {
  it('is told of what the last turns spoke of', () => {
    const texts = TURNS.map((turn) => toldAfter('影が立ちどまり、子が笑った。', turn));
    expect(new Set(texts)).toEqual(new Set(['影をまねる子らは、よく転ぶ。']));
  });

  it('is told all the same when none of its wordings does', () => {
    const texts = TURNS.map((turn) => toldAfter('雨だ。', turn));
    expect(new Set(texts).size).toBe(2);
  });
});
