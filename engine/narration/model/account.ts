import type { Clock } from '../../ports/runtime/clock';
import type { EventLog } from '../../ports/runtime/event-log';
import type { Usage, UsageStore } from '../../ports/runtime/usage-store';
import type { Tokens } from './text-model';
import { dayOf } from './limits';

/** Of a million tokens, in any one currency. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

interface AccountDeps {
  readonly clock: Clock;
  readonly log: EventLog;
}

const MILLION = 1e6;

/** Writes down what one call of a model came to. @returns the day's sum; null when it could not be written. */
export async function account(
  uid: string,
  usage: Usage,
  store: UsageStore,
  { clock, log }: AccountDeps,
): Promise<Usage | null> {
  try {
    const { story, day } = await store.add(uid, dayOf(clock.now()), usage);
    log({ level: 'info', code: 'model-usage', uid, detail: describeUsage(story) });
    return day;
  } catch (error) {
    // A story does not stop because nobody could write down what it costs.
    const detail = `${describeUsage(usage)} could not be added: ${String(error)}`;
    log({ level: 'error', code: 'model-usage-not-written', uid, detail });
    return null;
  }
}

export function usageOf({ input, output }: Tokens, prices: Prices): Usage {
  return {
    calls: 1,
    inputTokens: input,
    outputTokens: output,
    cost: (input * prices.input + output * prices.output) / MILLION,
  };
}

/** For the log: `calls=12 input=14000 output=4100 cost=0.0123`. */
function describeUsage({ calls, inputTokens, outputTokens, cost }: Usage): string {
  return `calls=${calls} input=${inputTokens} output=${outputTokens} cost=${cost.toFixed(6)}`;
}
