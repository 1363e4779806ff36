import type { EventLog } from '../../ports/runtime/event-log';
import type { Clock } from '../../ports/runtime/clock';
import type { UsageStore } from '../../ports/runtime/usage-store';
import { NO_TOKENS, type Prompt, type TextModel } from './text-model';
import { account, usageOf, type Prices } from './account';
import { ask, type Answer } from './ask';
import type { ChapterSection } from './chapter-teller';
import type { Limits, Refusal } from './limits';
import type { StoryBudget } from './story-budget';

export interface CallDeps {
  readonly model: TextModel;
  readonly budget: StoryBudget;
  readonly limits: Limits;
  readonly usage: UsageStore;
  readonly prices: Prices;
  readonly clock: Clock;
  readonly log: EventLog;
  /** The longest time for one answer, in ms. */
  readonly timeoutMs: number;
  /** Gives up at once when this is aborted. */
  readonly stopping: AbortSignal;
}

/** What a call is made for. */
export interface CallFor {
  readonly uid: string;
  /** null: for no chapter of a story. */
  readonly at: ChapterSection | null;
}

/**
 * One call of the model, within the limits, and for a chapter only if the model tells it; what it cost is written down,
 * whatever comes of it.
 */
export async function call(
  { uid, at }: CallFor,
  prompt: Prompt,
  deps: CallDeps,
): Promise<Answer | { readonly refusal: Refusal }> {
  const { limits, prices, budget } = deps;
  if (at !== null) {
    const carried = await budget.carries(uid, at).catch(() => null);
    if (carried !== true)
      return { refusal: carried === null ? 'usage-unknown' : 'chapter-offline' };
  }
  const estimate = prompt.system.length + prompt.user.length + prompt.longest;
  const refusal = await limits.enter(estimate);
  if (refusal !== null) return { refusal };
  let tokens = NO_TOKENS;
  try {
    const answer = await ask(prompt, deps);
    tokens = answer.ok ? answer.completion.tokens : answer.error.tokens;
    note(answer, limits);
    return answer;
  } finally {
    const usage = usageOf(tokens, prices);
    limits.done(estimate, usage, await account(uid, usage, deps.usage, deps));
  }
}

/** What an answer tells of the model's own state. */
function note(answer: Answer, limits: Limits): void {
  if (answer.ok) limits.succeeded();
  else if (answer.failure !== 'model-stopped') {
    limits.failed(answer.failure === 'model-busy', answer.error.retryAfterMs);
  }
}
