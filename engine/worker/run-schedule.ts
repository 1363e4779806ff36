import type { Clock } from '../ports/runtime/clock';
import type { DueStories, StoryStore } from '../ports/stories/story-store';
import type { TurnKind } from '../handlers/play/turn-queue';

/** Maximum interval between reads of the schedule, in ms. */
const LONGEST_REST_MS = 60_000;
/** Retry backoff of a story: the first delay, doubled after each further failure. In ms. */
const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 900_000;

interface ScheduleDeps {
  readonly store: Pick<StoryStore, 'due'>;
  /** Repairs stories that are due too far in the future. */
  readonly repair: () => Promise<void>;
  readonly clock: Clock;
  /** Maximum number of pages played at once. */
  readonly capacity: number;
  /** Additional slots for first pages of stories, so that a backlog of due pages does not delay them. */
  readonly reserve: number;
  /** Plays one story's page. `false`: it can't be played now. */
  readonly play: (uid: string, kind: TurnKind) => Promise<boolean>;
  readonly failed: (uid: string | null, error: unknown) => void;
  readonly stopping: AbortSignal;
}

export interface Schedule {
  /** Plays the first page of an opened story before all due pages; of several, the newest story's first. */
  begin(uid: string): void;
  /** Resolves when it has stopped and no page is being played. */
  readonly ended: Promise<void>;
}

interface Pause {
  readonly until: number;
  readonly length: number;
}

/** Starts each story's page when it is due. The cost does not depend on the number of stories that are not due. */
export function runSchedule(deps: ScheduleDeps): Schedule {
  const { store, repair, clock, capacity, reserve, play, failed, stopping } = deps;
  const playing = new Map<string, Promise<void>>();
  const pauses = new Map<string, Pause>();
  const opened: string[] = [];
  let rest = new AbortController();
  const wake = (): void => rest.abort();
  stopping.addEventListener('abort', wake);

  const pause = (uid: string): void => {
    const length = Math.min(
      (pauses.get(uid)?.length ?? SHORTEST_PAUSE_MS / 2) * 2,
      LONGEST_PAUSE_MS,
    );
    pauses.set(uid, { until: clock.now() + length, length });
  };

  const start = async (uid: string, kind: TurnKind): Promise<void> => {
    try {
      if (await play(uid, kind)) pauses.delete(uid);
      else pause(uid);
    } catch (error) {
      failed(uid, error);
      pause(uid);
    } finally {
      playing.delete(uid);
      startFirstPages();
      wake();
    }
  };

  const startFirstPages = (): void => {
    while (playing.size < capacity + reserve && !stopping.aborted) {
      const uid = opened.pop();
      if (uid === undefined) return;
      if (!playing.has(uid)) playing.set(uid, start(uid, 'first'));
    }
  };

  /** The remaining backoff of a story, in ms. */
  const restOf = (uid: string, now: number): number => {
    const { until = 0, length = 0 } = pauses.get(uid) ?? {};
    // Longer than its backoff: the clock was set back.
    return until - now > length ? 0 : until - now;
  };

  let repairedAt = -Infinity;
  /** Periodically, and at once when the clock was set back. */
  const repairIfDue = async (): Promise<void> => {
    const now = clock.now();
    if (now >= repairedAt && now - repairedAt < LONGEST_REST_MS) return;
    await repair();
    repairedAt = now;
  };

  /** Starts due pages; returns when to look again. */
  const look = (due: DueStories): number => {
    const now = clock.now();
    let next = Math.min(now + LONGEST_REST_MS, due.next ?? Infinity);
    for (const uid of due.uids) {
      if (playing.has(uid)) continue;
      const restMs = restOf(uid, now);
      if (restMs > 0) next = Math.min(next, now + restMs);
      else if (playing.size < capacity) playing.set(uid, start(uid, 'further'));
    }
    return next;
  };

  const run = async (): Promise<void> => {
    while (!stopping.aborted) {
      // Set before the schedule is read, so that a story that is opened during the read triggers another one.
      rest = new AbortController();
      startFirstPages();
      let next = clock.now() + SHORTEST_PAUSE_MS;
      if (playing.size >= capacity) next = clock.now() + LONGEST_REST_MS;
      else {
        try {
          await repairIfDue();
          next = look(await store.due(clock.now(), capacity + pauses.size));
        } catch (error) {
          failed(null, error);
        }
      }
      if (!stopping.aborted) await clock.wait(next - clock.now(), rest.signal);
    }
    await Promise.all(playing.values());
  };

  return {
    begin(uid) {
      opened.push(uid);
      // Before the schedule is read: a first page does not wait for that. Of several, the newest is started first.
      queueMicrotask(startFirstPages);
    },
    ended: run(),
  };
}
