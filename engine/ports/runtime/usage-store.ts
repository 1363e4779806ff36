/** The usage of a model. */
export interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  /** The part of `inputTokens` from the provider's prompt cache. */
  readonly cachedTokens: number;
  readonly outputTokens: number;
  /** The part of `outputTokens` that is reasoning. */
  readonly thinkingTokens: number;
  /** In the currency of the configured prices. */
  readonly cost: number;
}

export const NO_USAGE: Usage = {
  calls: 0,
  inputTokens: 0,
  cachedTokens: 0,
  outputTokens: 0,
  thinkingTokens: 0,
  cost: 0,
};

/** The sums of model usage, over all workers. */
export interface UsageStore {
  /** The sum of a day, `YYYY-MM-DD` in UTC. */
  readDay(day: string): Promise<Usage>;
  /**
   * Adds to the sums of a story and a day in one transaction.
   * @returns both sums afterwards.
   */
  add(uid: string, day: string, usage: Usage): Promise<{ story: Usage; day: Usage }>;
}

export function sumOf(one: Usage, other: Usage): Usage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    cachedTokens: one.cachedTokens + other.cachedTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    thinkingTokens: one.thinkingTokens + other.thinkingTokens,
    cost: one.cost + other.cost,
  };
}

export function tokensOf({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens;
}
