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

/** Ends what was begun. Resolves when nothing is under way. */
export interface HiddenWatcher {
  stop(): Promise<void>;
}

/** Keeps hidden what the operator has ordered to be, and shows again what is no longer. */
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
        // What is told meanwhile is looked at again.
        waiting.delete(uid);
        try {
          await hiddenWritten(uid, deps);
        } catch (error) {
          // One story's trouble is not the others'.
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
  // What is shown again while nobody watches is told by nobody.
  for (const uid of await storyHiding.uids()) keep(uid);
  return {
    async stop() {
      ending.abort();
      unsubscribe();
      await worker.idle();
    },
  };
}
