/** How much a model may reason before it answers. `default`: as its provider does by itself. */
export const THINKING = ['default', 'none', 'minimal', 'low', 'medium', 'high'] as const;

export type Thinking = (typeof THINKING)[number];

/** Room for reasoning beside the answer, in tokens; both count as output. */
export const THINKING_TOKENS: Readonly<Record<Thinking, number>> = {
  default: 4096,
  none: 512,
  minimal: 1024,
  low: 4096,
  medium: 8192,
  high: 16_384,
};

/** Budgets of Gemini 2.5, which knows no levels. Its Flash-Lite accepts none between 1 and 511. */
const BUDGETS: Readonly<Record<Exclude<Thinking, 'default'>, number>> = {
  none: 0,
  minimal: 512,
  low: 1024,
  medium: 4096,
  high: 8192,
};

/** Gemini 2.5 Pro can't be kept from reasoning. */
const LEAST_OF_PRO = 128;

/** `thinkingConfig` of a request to Google; undefined for models that do not reason, which refuse it. */
export function thinkingOfGoogle(
  model: string,
  thinking: Thinking,
):
  | { thinkingBudget: number }
  | { thinkingLevel: 'minimal' | 'low' | 'medium' | 'high' }
  | undefined {
  const version = /^gemini-(\d+(?:\.\d+)?)/u.exec(model)?.[1];
  if (thinking === 'default' || version === undefined || Number(version) < 2.5) return undefined;
  if (Number(version) >= 3) {
    if (thinking !== 'none' && thinking !== 'minimal') return { thinkingLevel: thinking };
    // The level `minimal` is documented for all Flash-Lite models, and not for Gemini 3.8 Flash and the Pro models.
    return { thinkingLevel: model.includes('flash-lite') ? 'minimal' : 'low' };
  }
  const isPro = model.includes('-pro');
  return { thinkingBudget: Math.max(isPro ? LEAST_OF_PRO : 0, BUDGETS[thinking]) };
}
