import type { Clock } from '../../ports/clock';
import type { Unsubscribe } from '../../ports/entry-store';
import type { EventLog } from '../../ports/event-log';
import type { HiddenStories } from '../../ports/hidden-stories';
import { errorDetail } from '../timing/error-detail';
import { createRepeater } from '../timing/repeater';

interface HiddenParts {
  readonly hiddenStories: HiddenStories;
  readonly clock: Clock;
  readonly log: EventLog;
}

/** Ends what was begun. Resolves when nothing is under way. */
export interface HiddenKeeper {
  stop(): Promise<void>;
}

/** Keeps whoever is hidden off the lists, and puts whoever no longer is on them again. */
export async function keepHidden({
  hiddenStories,
  clock,
  log,
}: HiddenParts): Promise<HiddenKeeper> {
  const ending = new AbortController();
  const waiting = new Map<string, boolean>();
  const worker = createRepeater({
    clock,
    restMs: 0,
    stopping: ending.signal,
    failed: (error) => log({ level: 'error', code: 'hidden-not-kept', detail: errorDetail(error) }),
    work: async () => {
      for (const [uid, isHidden] of waiting) {
        await (isHidden ? hiddenStories.conceal(uid) : hiddenStories.reveal(uid));
        // What was told meanwhile is newer.
        if (waiting.get(uid) === isHidden) waiting.delete(uid);
      }
    },
  });
  const unsubscribe: Unsubscribe = await hiddenStories.watch((uid, isHidden) => {
    waiting.set(uid, isHidden);
    worker.request();
  });
  return {
    async stop() {
      ending.abort();
      unsubscribe();
      await worker.idle();
    },
  };
}
