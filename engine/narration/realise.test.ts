import { describe, expect, it } from 'vitest';
import { WANTS } from '../character/vocabulary/wants';
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

describe('A passage that refers to the last turns', () => {
  it('takes a wording with their words', () => {
    const texts = TURNS.map((turn) => realisedAfter('影が立ちどまり、子が笑った。', turn));
    expect(new Set(texts)).toEqual(new Set(['影をまねる子らは、よく転ぶ。']));
  });

  it('takes any wording when none has their words', () => {
    const texts = TURNS.map((turn) => realisedAfter('雨だ。', turn));
    expect(new Set(texts).size).toBe(2);
  });
});

describe('A wording that refers to a thing as known', () => {
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

  it('is taken only after the wording that introduces the thing', () => {
    const texts = TURNS.map((turn) => realise('scene', LEANING, context(turn)));
    expect(new Set(texts)).toEqual(
      new Set([
        '秤の皿が傾く。客は黙っている。',
        '蟹が一匹いる。客は黙っている。',
        '蟹が一匹いる。蟹は黙っている。',
      ]),
    );
  });

  it('depends on the chosen wordings of the turn before', () => {
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

describe('What shows who the traveller is', () => {
  const ABLE = [
    '秤を使う。',
    { cases: [{ when: [{ is: 'want' as const, wants: WANTS }], say: ['指は目盛りを見ない。'] }] },
  ];
  const realised = (isNarrated: (sentence: string) => boolean) =>
    realise('weigh', ABLE, {
      situation: situationOf(),
      slots: new Map(),
      fullness: 'usual',
      isNarrated,
    });

  it('is told once in a story', () => {
    expect(realised(() => false)).toBe('秤を使う。指は目盛りを見ない。');
    expect(realised((sentence) => sentence.includes('目盛り'))).toBe('秤を使う。');
  });
});
