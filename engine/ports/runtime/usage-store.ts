/** What calls of a model came to. */
export interface Usage {
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In the currency of the configured prices. */
  readonly cost: number;
}

export const NO_USAGE: Usage = { calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };

/** Sums of what models were used for, by all workers together. */
export interface UsageStore {
  /** Of a day, `YYYY-MM-DD` in UTC. */
  readDay(day: string): Promise<Usage>;
  /**
   * Adds to a story's and to a day's sum in one step.
   * @returns both sums afterwards.
   */
  add(uid: string, day: string, usage: Usage): Promise<{ story: Usage; day: Usage }>;
}

export function sumOf(one: Usage, other: Usage): Usage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    cost: one.cost + other.cost,
  };
}

export function tokensOf({ inputTokens, outputTokens }: Usage): number {
  return inputTokens + outputTokens;
}
