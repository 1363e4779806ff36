import type { Clock } from '../../ports/runtime/clock';

/** Retry backoff of a lane: the first delay, doubled after each further failure. In ms. */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** A queue with lanes in round-robin order, so that one lane's thousand items do not delay another one's single item. */
export interface FairQueue {
  /** An item that is already in this lane's queue is not added again. */
  add(lane: string, item: string): void;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

interface FairQueueOptions {
  readonly clock: Clock;
  /** Once this is aborted, no work is started. */
  readonly stopping: AbortSignal;
  /** Number of lanes processed concurrently; a lane has at most one piece of work in progress. */
  readonly atOnce: number;
  /** Does a lane's next piece of work. @param take Removes the lane's next items from the queue, at least one. */
  readonly work: (lane: string, take: (count: number) => readonly string[]) => Promise<void>;
  /** The items of failed work return to the front of their lane. */
  readonly failed: (lane: string, error: unknown) => void;
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { clock, stopping, atOnce, work, failed } = options;
  const waiting = new Map<string, Set<string>>();
  /** Lanes in round-robin order. */
  const turns = new Set<string>();
  const busy = new Map<string, Promise<void>>();
  const pauses = new Map<string, number>();
  const paused = new Set<string>();

  const line = (lane: string): void => {
    if (!busy.has(lane) && !paused.has(lane)) turns.add(lane);
  };

  const pause = (lane: string): void => {
    const pauseMs = Math.min((pauses.get(lane) ?? SHORTEST_PAUSE_MS / 2) * 2, LONGEST_PAUSE_MS);
    pauses.set(lane, pauseMs);
    paused.add(lane);
    void clock.wait(pauseMs, stopping).then(() => {
      paused.delete(lane);
      line(lane);
      begin();
    });
  };

  const run = async (lane: string): Promise<void> => {
    const items = waiting.get(lane) ?? new Set<string>();
    const taken: string[] = [];
    const take = (count: number): readonly string[] => {
      const some = [...first(items, count)];
      for (const item of some) items.delete(item);
      taken.push(...some);
      return some;
    };
    try {
      await work(lane, take);
      pauses.delete(lane);
    } catch (error) {
      waiting.set(lane, new Set([...taken, ...items]));
      failed(lane, error);
      pause(lane);
    }
    busy.delete(lane);
    if ((waiting.get(lane)?.size ?? 0) === 0) waiting.delete(lane);
    else line(lane);
    begin();
  };

  const begin = (): void => {
    for (const lane of turns) {
      if (stopping.aborted || busy.size >= atOnce) return;
      turns.delete(lane);
      busy.set(lane, run(lane));
    }
  };

  return {
    add(lane, item) {
      const items = waiting.get(lane) ?? new Set<string>();
      waiting.set(lane, items.add(item));
      line(lane);
      begin();
    },
    async idle() {
      while (busy.size > 0) await Promise.all(busy.values());
    },
  };
}

function* first<T>(items: Iterable<T>, count: number): Generator<T> {
  let left = count;
  for (const item of items) {
    if (left <= 0) return;
    left -= 1;
    yield item;
  }
}
