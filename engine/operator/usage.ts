import { dayOf } from '../narration/model/limits';
import { NO_USAGE, sumOf, tokensOf, type Usage } from '../ports/runtime/usage-store';
import type { OperatorDeps } from './operator-deps';

const DAY_MS = 86_400_000;

/** Prints the model usage of the last days (UTC), today included. */
export async function tellUsage(
  days: number,
  { services, clock, say }: OperatorDeps,
): Promise<void> {
  let sum: Usage = NO_USAGE;
  for (let back = days - 1; back >= 0; back -= 1) {
    const day = dayOf(clock.now() - back * DAY_MS);
    const { usage } = await services.usage.readDay(day);
    sum = sumOf(sum, usage);
    say(`${day}  ${usageText(usage)}`);
  }
  say(`${days} days     ${usageText(sum)}`);
}

/** Prints the model usage of one story. */
export async function tellUsageOfStory(
  uid: string,
  { services, say }: OperatorDeps,
): Promise<void> {
  say(`${uid}  ${usageText(await services.admin.usageOf(uid))}`);
}

/** Costs are in the currency of the prices in STORY_MODEL_…_PRICE. */
function usageText(usage: Usage): string {
  const { calls, inputTokens, cachedTokens, outputTokens, thinkingTokens, cost } = usage;
  return `${calls} calls, ${tokensOf(usage)} tokens (${inputTokens} in, ${cachedTokens} of them cached, ${outputTokens} out, ${thinkingTokens} of them thinking), cost ${cost.toFixed(4)}`;
}
