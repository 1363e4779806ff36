import { expect, it } from 'vitest';
import { WORLDS } from '#content';
import { beginBook } from '../turn/book';
import { step } from '../turn/step';
import { participantOf } from '../turn/testing/play-story';
import type { TurnFacts } from '../turn/turn-facts';
import type { NarrationRequest } from '../narration/narrator';
import { offlineNarrator } from '../narration/offline-narrator';
import { outcomeOf } from '../narration/facts/outcome';
import { promiseIn, type PromiseState } from '../narration/facts/promise-state';

interface Seen {
  readonly facts: TurnFacts;
  readonly outcome: ReturnType<typeof outcomeOf>;
  readonly promise: PromiseState;
}

/** The turns of a story whose days repeat, as their narrator is told of them. */
async function turnsSeen(): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const { save: begun, worlds } = beginBook({ seed: 4, serial: 4, worlds: WORLDS });
  for (let save = begun; !save.ended;) {
    const requests: NarrationRequest[] = [];
    const { facts, save: after } = await step(save, participantOf('平和'), worlds, {
      narrate(request) {
        requests.push(request);
        return offlineNarrator.narrate(request);
      },
    });
    const [request] = requests;
    if (request === undefined) throw new Error('Nothing was narrated.');
    seen.push({ facts, outcome: outcomeOf(request), promise: promiseIn(request.situation) });
    save = after;
  }
  return seen;
}

it('a narrator knows what came of each attempt, and how the promise stands', async () => {
  const seen = await turnsSeen();
  const tried = seen.filter(({ facts }) => facts.attempt !== undefined);
  expect(new Set(tried.map(({ facts }) => facts.attempt))).toContain('failed');
  const named = { succeeded: 'success', failed: 'failure', cost: null };
  for (const { facts, outcome } of tried) {
    expect(outcome).toBe(named[facts.attempt ?? 'cost']);
  }
  const settled = seen.filter(({ facts }) => ['kept', 'repaid'].includes(facts.outcome ?? ''));
  expect(settled.map(({ promise }) => promise)).toEqual(settled.map(() => 'kept'));
  expect(seen.filter(({ promise }) => promise === 'open').length).toBeGreaterThan(seen.length / 2);
});
