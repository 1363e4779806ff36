import { describe, expect, it } from 'vitest';
import { readModelSettings } from './model-settings';

const GOOGLE = { STORY_MODEL: 'google:gemini-2.5-flash', GEMINI_API_KEY: 'key' };
const LOCAL = {
  STORY_MODEL: 'openai-compatible:gemma3:12b',
  STORY_MODEL_URL: 'http://127.0.0.1:11434/v1/',
};

describe('readModelSettings', () => {
  it.each([{}, { STORY_MODEL: '' }, { STORY_MODEL: 'offline' }])('%j needs no model', (given) => {
    expect(readModelSettings(given)).toEqual({ ok: true, model: null });
  });

  it('has standards for everything but who the model is', () => {
    expect(readModelSettings(GOOGLE)).toEqual({
      ok: true,
      model: {
        address: { provider: 'google', model: 'gemini-2.5-flash', key: 'key' },
        thinking: 'low',
        timeoutMs: 120_000,
        contextTokens: 32_768,
        callsPerMinute: 60,
        budgets: {
          tokensPerStory: 400_000,
          tokensPerParticipant: 400_000,
          tokensPerDay: 8_000_000,
        },
        prices: { input: 0, cached: 0, output: 0, thinking: 0 },
        plays: false,
        judge: null,
      },
    });
  });

  it('have tokens for a whole story that the model also plays', () => {
    expect(readModelSettings({ ...GOOGLE, STORY_MODEL_PLAYS: '1' })).toMatchObject({
      model: { budgets: { tokensPerStory: 1_000_000, tokensPerParticipant: 1_000_000 } },
    });
  });

  it('takes servers without a key, and models with a colon', () => {
    expect(readModelSettings(LOCAL)).toMatchObject({
      model: {
        thinking: 'default',
        address: {
          provider: 'openai-compatible',
          model: 'gemma3:12b',
          url: 'http://127.0.0.1:11434/v1',
        },
      },
    });
  });

  it('takes limits and prices', () => {
    const read = readModelSettings({
      ...GOOGLE,
      STORY_MODEL_THINKING: 'medium',
      STORY_MODEL_TIMEOUT_SECONDS: '12.5',
      STORY_MODEL_CALLS_PER_MINUTE: '5',
      STORY_MODEL_TOKENS_PER_STORY: '900',
      STORY_MODEL_TOKENS_PER_PARTICIPANT: '800',
      STORY_MODEL_TOKENS_PER_DAY: '1000',
      STORY_MODEL_INPUT_PRICE: '0.3',
      STORY_MODEL_OUTPUT_PRICE: '2.5',
      STORY_MODEL_PLAYS: '1',
    });
    expect(read).toMatchObject({
      model: {
        thinking: 'medium',
        timeoutMs: 12_500,
        callsPerMinute: 5,
        budgets: { tokensPerStory: 900, tokensPerParticipant: 800, tokensPerDay: 1000 },
        prices: { input: 0.3, cached: 0.3, output: 2.5, thinking: 2.5 },
        plays: true,
      },
    });
  });

  const wrong: readonly (readonly [string, Record<string, string>, string])[] = [
    ['story-model-unknown', { STORY_MODEL: 'oracle' }, 'STORY_MODEL'],
    ['story-model-unknown', { STORY_MODEL: 'google:' }, 'STORY_MODEL'],
    ['story-model-unknown', { STORY_MODEL: 'google:a b' }, 'STORY_MODEL'],
    ['story-model-key-missing', { ...GOOGLE, GEMINI_API_KEY: ' ' }, 'GEMINI_API_KEY'],
    ['story-model-url-missing', { ...LOCAL, STORY_MODEL_URL: '' }, 'STORY_MODEL_URL'],
    ['story-model-url-malformed', { ...LOCAL, STORY_MODEL_URL: 'localhost' }, 'STORY_MODEL_URL'],
    ['story-model-url-malformed', { ...LOCAL, STORY_MODEL_URL: 'file:///x' }, 'STORY_MODEL_URL'],
    ['story-model-limit-malformed', { ...GOOGLE, STORY_MODEL_PLAYS: 'yes' }, 'PLAYS'],
    ['story-model-limit-malformed', { ...GOOGLE, STORY_MODEL_TIMEOUT_SECONDS: '0' }, 'TIMEOUT'],
    ['story-model-limit-malformed', { ...GOOGLE, STORY_MODEL_CALLS_PER_MINUTE: 'few' }, 'MINUTE'],
    ['story-model-limit-malformed', { ...GOOGLE, STORY_MODEL_TOKENS_PER_DAY: '-1' }, 'TOKENS'],
    ['story-model-limit-malformed', { ...GOOGLE, STORY_MODEL_THINKING: 'much' }, 'THINKING'],
    ['story-model-limit-malformed', { ...GOOGLE, STORY_MODEL_INPUT_PRICE: '1e3' }, 'PRICE'],
  ];

  it.each(wrong)('answers with %s to %j', (code, given, named) => {
    expect(readModelSettings(given)).toEqual({
      ok: false,
      code,
      message: expect.stringContaining(named) as unknown,
    });
  });

  it('never repeats a key', () => {
    const given = { ...GOOGLE, GEMINI_API_KEY: 'very-secret', STORY_MODEL_TOKENS_PER_DAY: 'x' };
    expect(JSON.stringify(readModelSettings(given))).not.toContain('very-secret');
  });
});
