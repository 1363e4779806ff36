import { errorDetail } from '../ports/runtime/error-detail';
import { admitWaiting, type AdmissionDeps, type Registration } from '../handlers/admission/admit';
import { entryWritten } from '../handlers/entry-written';

/** Registrations that are looked at in one go, and stories that are opened at once. */
const PIECE = 8;
/** What failed is tried again this much later, then twice as much, and so on. In ms. */
const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 600_000;
/** Between registrations that are heard of in the same millisecond, so that the last of them is known. In ms. */
const STEP_MS = 0.001;
/** A time so far in the future was taken before the clock was set back. */
const AHEAD_MS = 1000;

interface AdmissionWorkerDeps extends AdmissionDeps {
  /** Opens a story and has its first page played; again and again with the same result. */
  readonly open: (uid: string) => Promise<void>;
  readonly stopping: AbortSignal;
}

export interface AdmissionWorker {
  /** Somebody has registered. */
  enter(uid: string): void;
  /** Resolves when it has stopped and no story is being opened. */
  readonly ended: Promise<void>;
}

/**
 * Lets stories begin, as many as the quota has slots for, those of the newest registrations first. It works piece by
 * piece, so that whoever comes in the middle of a crowd is looked at before the rest of it.
 */
export function startAdmissionWorker(deps: AdmissionWorkerDeps): AdmissionWorker {
  const { clock, log, open, stopping } = deps;
  /** The newest last. */
  const arrivals: Registration[] = [];
  let lastAt = -Infinity;
  /** When those who wait are to be looked at, in ms since 1970; null while nobody is known to wait. */
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

  /** The others need not wait for one that fails. */
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
        // The newest registration does not wait until the rest of a crowd has been looked at.
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
      // Before the look, so that whoever comes meanwhile is not slept over.
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
