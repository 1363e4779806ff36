import { describe, expect, it } from 'vitest';
import { BODY_WORDS, NATURE_WORDS } from '../lexicon/bodies';
import { HABIT_WORDS } from '../lexicon/habits';
import { VOICE_SHEETS } from '../voices/voice-sheets';
import { AGE_NOTICES, BODY_NOTICES, NATURE_NOTICES } from './bodies';
import { HABIT_NOTICES } from './habits';
import { TRADE_NOTICES } from './trades';

const ALL = [BODY_NOTICES, NATURE_NOTICES, AGE_NOTICES, HABIT_NOTICES, TRADE_NOTICES].flatMap(
  (table) => Object.values(table),
);
const LABELS = [BODY_WORDS, NATURE_WORDS, HABIT_WORDS].flatMap((table) =>
  Object.values(table).map(({ label }) => label),
);

describe('what others notice', () => {
  it('is a short noun, and a short deed in the past that follows 「…は」', () => {
    for (const { noun, deed } of ALL) {
      expect(noun, noun).toMatch(/^[^。、]{3,18}$/u);
      expect(deed, deed).toMatch(/^[^。]{5,28}(?:た|だ)$/u);
    }
  });

  it('is told once each, and never by its label', () => {
    const told = ALL.flatMap(({ noun, deed }) => [noun, deed]);
    expect(new Set(told).size).toBe(told.length);
    for (const label of LABELS) expect(told).not.toContain(label);
  });
});

describe('the voices', () => {
  it.each(Object.entries(VOICE_SHEETS))('%s has six samples, no two alike', (_, { samples }) => {
    expect(new Set(samples).size).toBe(6);
    for (const sample of samples) expect(sample).toMatch(/[。！？]$/u);
  });
});
