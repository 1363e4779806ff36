import type { Clock } from '../ports/runtime/clock';
import type { Unsubscribe } from '../ports/runtime/subscription';
import type { EventLog } from '../ports/runtime/event-log';
import { errorDetail } from '../ports/runtime/error-detail';
import { hiddenWritten, type HidingDeps } from '../handlers/hidden-written';
import { createRepeater } from './timing/repeater';

interface HiddenWatcherDeps extends HidingDeps {
  readonly clock: Clock;
  readonly log: EventLog;
}

/** Completes what was started. Resolves when no work is in progress. */
export interface HiddenWatcher {
  stop(): Promise<void>;
}

/** Hides what the operator has ordered to be hidden, and shows again what no longer is. */
export async function watchHidden(deps: HiddenWatcherDeps): Promise<HiddenWatcher> {
  const { hiddenStories, storyHiding, clock, log } = deps;
  const ending = new AbortController();
  const waiting = new Set<string>();
  const worker = createRepeater({
    clock,
    restMs: 0,
    stopping: ending.signal,
    failed: (error) => log({ level: 'error', code: 'hidden-not-kept', detail: errorDetail(error) }),
    work: async () => {
      let trouble: unknown = null;
      for (const uid of [...waiting]) {
        // Changes during a run lead to another run.
        waiting.delete(uid);
        try {
          await hiddenWritten(uid, deps);
        } catch (error) {
          // A failure in one story does not affect the others.
          waiting.add(uid);
          trouble = error;
        }
      }
      if (trouble !== null) throw new Error(errorDetail(trouble), { cause: trouble });
    },
  });
  const keep = (uid: string): void => {
    waiting.add(uid);
    worker.request();
  };
  const unsubscribe: Unsubscribe = await hiddenStories.watch(keep);
  // The watch does not report orders that were revoked while no engine ran.
  for (const uid of await storyHiding.uids()) keep(uid);
  return {
    async stop() {
      ending.abort();
      unsubscribe();
      await worker.idle();
    },
  };
}
