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

/** A day's use of a model by all stories. */
export interface DayUsage {
  readonly usage: Usage;
  /** Tokens that begun stories may still use today: no other story begins with them. */
  readonly reserved: number;
}

/** A story's use of a model. */
export interface StoryUsage {
  /** Since the story began. */
  readonly usage: Usage;
  /** Of the newest day with any use. `reserved` is this story's part of the day's `reserved`. */
  readonly newest: { readonly day: string; readonly tokens: number; readonly reserved: number };
  /** Who tells the newest chapter; null before the first. */
  readonly teller: ChapterTeller | null;
}

/** Decided once for each chapter: its narrator does not change for want of tokens. */
export interface ChapterTeller {
  readonly chapter: number;
  readonly isModel: boolean;
}

export interface UsageSums {
  readonly story: StoryUsage;
  readonly day: DayUsage;
}

export const NO_DAY_USAGE: DayUsage = { usage: NO_USAGE, reserved: 0 };

export const NO_STORY_USAGE: StoryUsage = {
  usage: NO_USAGE,
  newest: { day: '', tokens: 0, reserved: 0 },
  teller: null,
};

/** The use of a model, over all workers. Days are `YYYY-MM-DD` in UTC. */
export interface UsageStore {
  readDay(day: string): Promise<DayUsage>;
  /**
   * Changes the sums of a story and a day in one transaction; the change may run more than once.
   * @returns both sums afterwards.
   */
  update(uid: string, day: string, change: (sums: UsageSums) => UsageSums): Promise<UsageSums>;
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
