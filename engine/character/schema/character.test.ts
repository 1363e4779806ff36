import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { characterSchema, type Character } from './character';

const said = {
  span: { source: 'trait', start: 0, end: 3, words: '左利き' },
  confidence: 1,
} as const;

const LEFT_HANDED: Character = {
  name: '灯',
  nature: null,
  age: null,
  gender: null,
  body: [{ id: 'left-handed', ...said }],
  skills: [],
  limits: [],
  tempers: [],
  habits: [],
  likes: [],
  dislikes: [],
  fears: [],
  ties: [],
  trades: [],
  want: { id: 'go-home', object: { kind: 'none' }, ...said },
  voice: { id: 'polite', pronoun: null, ...said },
  vetoes: ['use-right-hand'],
  conflicts: [],
  unread: [],
};

describe('the schema of a character', () => {
  it('survives a save', () => {
    expect(v.parse(characterSchema, JSON.parse(JSON.stringify(LEFT_HANDED)))).toEqual(LEFT_HANDED);
  });

  it.each([
    ['an id of no vocabulary', { skills: [{ id: 'win-always', ...said }] }],
    ['a confidence above 1', { skills: [{ id: 'heal', ...said, confidence: 2 }] }],
    ['an element without its span', { fears: [{ id: 'dark', confidence: 1 }] }],
    ['a want without an object', { want: { id: 'go-home', ...said } }],
    ['no voice', { voice: null }],
  ])('refuses %s', (_, change) => {
    expect(v.is(characterSchema, { ...LEFT_HANDED, ...change })).toBe(false);
  });
});
