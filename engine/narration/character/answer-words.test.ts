import { describe, expect, it } from 'vitest';
import { NATURES } from '../../character/vocabulary/bodies';
import { SKILLS } from '../../character/vocabulary/skills';
import { WANTS } from '../../character/vocabulary/wants';
import {
  AGE_ANSWERS,
  GENDER_ANSWERS,
  LIST_WORDS,
  NATURE_ANSWERS,
  STAGE_ANSWERS,
  STATE_ANSWERS,
  THING_ANSWERS,
  TIE_ANSWERS,
  TRADE_ANSWERS,
  VOICE_ANSWERS,
  WANT_ANSWERS,
  wordsFor,
} from './answer-words';
import { characterPromptOf } from './character-prompt';

const VOCABULARIES = [
  ...Object.values(LIST_WORDS).map(({ words }) => words),
  ...[AGE_ANSWERS, GENDER_ANSWERS, NATURE_ANSWERS, STAGE_ANSWERS, STATE_ANSWERS],
  ...[TIE_ANSWERS, TRADE_ANSWERS, VOICE_ANSWERS, WANT_ANSWERS],
];

describe('the words in which a model answers', () => {
  it('are in the prompt, in its separators, and can be told from the rest of a line', () => {
    const { system } = characterPromptOf({ trait: '', firstLine: '' });
    for (const words of VOCABULARIES) {
      expect(system).toContain([...words.keys()].join('、'));
      for (const word of words.keys()) expect(word).toMatch(/^[^\s/、：]+$/u);
    }
  });

  it('stand for one id each, all ids of a vocabulary', () => {
    expect(() => wordsFor(['one', 'other'], () => '同じ語')).toThrow('同じ語');
    expect([...NATURE_ANSWERS.values()]).toEqual(NATURES);
    expect([...LIST_WORDS.得意.words.values()]).toEqual(SKILLS);
    expect([...WANT_ANSWERS.values()]).toEqual(WANTS);
  });

  it('name what a want is about without saying whether it is a person, a trade or a thing', () => {
    const all = [TIE_ANSWERS, TRADE_ANSWERS, THING_ANSWERS].flatMap((words) => [...words.keys()]);
    expect(new Set(all).size).toBe(all.length);
  });
});
