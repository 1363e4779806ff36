import { describe, expect, it } from 'vitest';
import { thinkingOfGoogle } from './thinking';

describe('reasoning of Google’s models', () => {
  it.each([
    ['gemini-3.8-flash', 'low', { thinkingLevel: 'low' }],
    ['gemini-3.5-flash-lite', 'none', { thinkingLevel: 'minimal' }],
    ['gemini-3.8-flash', 'none', { thinkingLevel: 'low' }],
    ['gemini-3.1-pro-preview', 'minimal', { thinkingLevel: 'low' }],
    ['gemini-2.5-flash', 'low', { thinkingBudget: 1024 }],
    ['gemini-2.5-flash', 'none', { thinkingBudget: 0 }],
    ['gemini-2.5-pro', 'none', { thinkingBudget: 128 }],
    ['gemini-3.8-flash', 'default', undefined],
    ['gemini-2.0-flash', 'low', undefined],
    ['gemma-4-31b-it', 'low', undefined],
    ['test-model', 'low', undefined],
  ] as const)('%s, %s', (model, thinking, sent) => {
    expect(thinkingOfGoogle(model, thinking)).toEqual(sent);
  });
});
