import type { RequestKind } from '../../story/paths';
import type { RequestInbox } from '../ports/accounts/request-inbox';
import { requestWritten, type RequestDeps } from '../handlers/request-written';
import { errorDetail } from '../ports/runtime/error-detail';

/** Retry backoff: the first delay, doubled after each further failure. In ms. */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

interface RequestWatcherDeps extends RequestDeps {
  readonly inbox: RequestInbox;
}

export interface RequestWatcher {
  /** Starts no further work. Resolves when none is in progress. */
  stop(): Promise<void>;
}

/** Serves the requests of clients. Resolves when the serving of the stored ones has started. */
export async function watchRequests(deps: RequestWatcherDeps): Promise<RequestWatcher> {
  const { inbox, clock, log } = deps;
  const ending = new AbortController();
  const stopping = ending.signal;
  const underWay = new Map<string, Promise<void>>();

  const serve = async (kind: RequestKind, uid: string): Promise<void> => {
    for (let pause = SHORTEST_PAUSE_MS; !stopping.aborted; pause *= 2) {
      try {
        return await requestWritten({ kind, uid }, deps, stopping);
      } catch (error) {
        log({ level: 'error', code: `${kind}-not-served`, uid, detail: errorDetail(error) });
        await clock.wait(Math.min(pause, LONGEST_PAUSE_MS), stopping);
      }
    }
  };

  const written = (kind: RequestKind) => (uid: string) => {
    const key = `${kind}/${uid}`;
    // One after another: a request that is written while an earlier one is served is not lost.
    const serving = (underWay.get(key) ?? Promise.resolve())
      .then(() => serve(kind, uid))
      .finally(() => {
        if (underWay.get(key) === serving) underWay.delete(key);
      });
    underWay.set(key, serving);
  };

  const unsubscribe = await Promise.all([
    inbox.watch('redeem', written('redeem')),
    inbox.watch('erase', written('erase')),
  ]);
  return {
    async stop() {
      ending.abort();
      for (const end of unsubscribe) end();
      await Promise.all(underWay.values());
    },
  };
}
