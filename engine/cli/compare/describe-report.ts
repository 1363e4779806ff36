import type { ModelReport } from '../../compose/observe-model';

/** A model's report in a few lines. */
export function describeReport({ pagesByModel, pagesOffline, usage, pageMs }: ModelReport): string {
  const offline = Object.entries(pagesOffline).map(([reason, count]) => `${count} × ${reason}`);
  const { calls, inputTokens, cachedTokens, outputTokens, thinkingTokens, cost } = usage;
  const seconds = (ms = 0): string => (ms / 1000).toFixed(1);
  return [
    `pages   ${pagesByModel} by the model${offline.length === 0 ? '' : `; offline: ${offline.join(', ')}`}`,
    `calls   ${calls}; a page took ${seconds(pageMs[Math.floor(pageMs.length / 2)])} s in the middle, ${seconds(pageMs.at(-1))} s at most`,
    `tokens  ${inputTokens} in (${cachedTokens} cached), ${outputTokens} out (${thinkingTokens} thinking)`,
    `cost    ${cost.toFixed(4)} by the prices in STORY_MODEL_…_PRICE`,
  ].join('\n');
}
