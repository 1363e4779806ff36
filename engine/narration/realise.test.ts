import { describe, expect, it } from 'vitest';
import { realise, type RealiseContext } from './realise';
import { situationOf } from './testing/request-of';

const ECHO = [['針箱をのぞいた夫婦は、よく笑う。', '影をまねる子らは、よく転ぶ。']];

function realisedAfter(recalled: string | undefined, turn: number): string {
  const situation = situationOf();
  const context: RealiseContext = {
    situation: { ...situation, moment: { ...situation.moment, turn } },
    slots: new Map(),
    fullness: 'usual',
    isNarrated: () => false,
  };
  return realise('echo', ECHO, recalled === undefined ? context : { ...context, recalled });
}

const TURNS = Array.from({ length: 12 }, (_, turn) => turn);

describe('What came of a deed', () => {
  it('is told of what the last turns spoke of', () => {
    const texts = TURNS.map((turn) => realisedAfter('影が立ちどまり、子が笑った。', turn));
    expect(new Set(texts)).toEqual(new Set(['影をまねる子らは、よく転ぶ。']));
  });

  it('is told all the same when none of its wordings does', () => {
    const texts = TURNS.map((turn) => realisedAfter('雨だ。', turn));
    expect(new Set(texts).size).toBe(2);
  });
});

describe('A wording that speaks of a thing as known', () => {
  const LEANING = [
    ['秤の皿が傾く。', '蟹が一匹いる。'],
    ['蟹は黙っている。', '客は黙っている。'],
  ];
  const context = (turn: number): RealiseContext => {
    const situation = situationOf();
    const moment = { ...situation.moment, turn };
    return {
      situation: { ...situation, moment },
      slots: new Map(),
      fullness: 'usual',
      isNarrated: () => false,
    };
  };

  it('is taken only when the wording was told that brings the thing up', () => {
    const texts = TURNS.map((turn) => realise('scene', LEANING, context(turn)));
    expect(new Set(texts)).toEqual(
      new Set([
        '秤の皿が傾く。客は黙っている。',
        '蟹が一匹いる。客は黙っている。',
        '蟹が一匹いる。蟹は黙っている。',
      ]),
    );
  });

  it('knows what the turn before could have said, and did', () => {
    const after = (said: string) =>
      TURNS.map((turn) =>
        realise('answer', LEANING.slice(1), {
          ...context(turn),
          known: { said, offered: '蟹が一匹いる。' },
        }),
      );
    expect(new Set(after('秤の皿が傾く。'))).toEqual(new Set(['客は黙っている。']));
    expect(new Set(after('蟹が一匹いる。')).size).toBe(2);
  });
});
