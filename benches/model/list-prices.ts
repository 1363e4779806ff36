import type { Prices } from '../../engine/narration/model/account';

/** US$ of a million tokens, as docs/scale.md cites them; reasoning is billed as output. */
export const LIST_PRICES: Readonly<Record<string, Prices>> = {
  'Gemini 3.8 Flash, to the end of 2026': {
    input: 0.75,
    cached: 0.075,
    output: 3.75,
    thinking: 3.75,
  },
  'Gemini 3.8 Flash, from 2027': { input: 1.5, cached: 0.15, output: 7.5, thinking: 7.5 },
  'Gemini 3.5 Flash-Lite': { input: 0.3, cached: 0.03, output: 2.5, thinking: 2.5 },
  'Gemini 2.5 Flash-Lite': { input: 0.1, cached: 0.01, output: 0.4, thinking: 0.4 },
  'GPT-6 Luna': { input: 0.1, cached: 0.01, output: 0.5, thinking: 0.5 },
  'GPT-5.6 Luna': { input: 0.2, cached: 0.02, output: 1.2, thinking: 1.2 },
};
