import { expect, it } from 'vitest';
import { benchScriptedJudge } from './judge-corpus-by-model';

it('what a judge finds in the corpus arrives, and what it invents does not', async () => {
  const { caughtByJudge, caughtByEither, refusedByJudge } = await benchScriptedJudge();
  expect(caughtByJudge).toBeGreaterThanOrEqual(0.95);
  expect(caughtByEither).toBeGreaterThanOrEqual(0.99);
  // Some sentences contradict at one moment and are true at another.
  expect(refusedByJudge).toBeLessThanOrEqual(0.02);
});
