import { errorDetail } from '../ports/runtime/error-detail';
import { admitWaiting, type AdmissionDeps, type Registration } from '../handlers/admission/admit';
import { entryWritten } from '../handlers/entry-written';

/** Registrations that are handled in one batch, and stories that are opened at once. */
const PIECE = 8;
/** Retry backoff: the first delay, doubled after each further failure. In ms. */
const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 600_000;
/** Interval between timestamps of registrations received in the same millisecond, so that their order is kept. In ms. */
const STEP_MS = 0.001;
/** A timestamp further in the future was taken before the clock was set back. */
const AHEAD_MS = 1000;

interface AdmissionWorkerDeps extends AdmissionDeps {
  /** Opens a story and has its first page played; idempotent. */
  readonly open: (uid: string) => Promise<void>;
  readonly stopping: AbortSignal;
}

export interface AdmissionWorker {
  /** Handles a new registration. */
  enter(uid: string): void;
  /** Resolves when it has stopped and no story is being opened. */
  readonly ended: Promise<void>;
}

/**
 * Admits stories within the quota, those of the newest registrations first. It works in batches, so that a registration
 * that arrives during a burst is considered before the rest of the burst.
 */
export function startAdmissionWorker(deps: AdmissionWorkerDeps): AdmissionWorker {
  const { clock, log, open, stopping } = deps;
  /** Newest last. */
  const arrivals: Registration[] = [];
  let lastAt = -Infinity;
  /** When to review the waiting list again, in ms since 1970; null while it is empty. */
  let next: number | null = null;
  const retries = new Set<Promise<void>>();
  let rest = new AbortController();
  const wake = (): void => rest.abort();
  stopping.addEventListener('abort', wake);

  const openWithRetries = async (uid: string): Promise<void> => {
    for (let pause = SHORTEST_PAUSE_MS; !stopping.aborted; pause *= 2) {
      try {
        return await open(uid);
      } catch (error) {
        log({ level: 'error', code: 'story-not-opened', uid, detail: errorDetail(error) });
        await clock.wait(Math.min(pause, LONGEST_PAUSE_MS), stopping);
      }
    }
  };

  /** A failed story must not delay the others. */
  const openFirst = async (uid: string): Promise<void> => {
    try {
      await open(uid);
    } catch (error) {
      log({ level: 'error', code: 'story-not-opened', uid, detail: errorDetail(error) });
      const retrying = clock
        .wait(SHORTEST_PAUSE_MS, stopping)
        .then(() => openWithRetries(uid))
        .finally(() => retries.delete(retrying));
      retries.add(retrying);
    }
  };

  const look = async (): Promise<void> => {
    while (arrivals.length > 0 && !stopping.aborted) {
      const piece = arrivals.splice(-PIECE).reverse();
      try {
        const slot = await entryWritten(piece, { ...deps, begin: openFirst });
        if (slot !== null) next = Math.min(next ?? slot, slot);
        // The newest registration does not wait for the rest of a burst.
        if (next !== null && next <= clock.now()) next = await admitWaiting(deps, open);
      } catch (error) {
        arrivals.unshift(...piece.reverse());
        throw error;
      }
    }
    next = await admitWaiting(deps, open);
  };

  const run = async (): Promise<void> => {
    let pause = SHORTEST_PAUSE_MS;
    while (!stopping.aborted) {
      // Set before the review, so that a registration during the review triggers another one.
      rest = new AbortController();
      try {
        await look();
        pause = SHORTEST_PAUSE_MS;
      } catch (error) {
        log({ level: 'error', code: 'admission-failed', detail: errorDetail(error) });
        next = clock.now() + pause;
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      }
      if (!stopping.aborted) {
        await clock.wait(next === null ? LONGEST_PAUSE_MS : next - clock.now(), rest.signal);
      }
    }
    await Promise.all(retries);
  };

  return {
    enter(uid) {
      const now = clock.now();
      lastAt = lastAt < now || lastAt > now + AHEAD_MS ? now : lastAt + STEP_MS;
      arrivals.push({ uid, at: lastAt });
      wake();
    },
    ended: run(),
  };
}
