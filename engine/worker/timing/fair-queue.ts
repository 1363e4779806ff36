import type { Clock } from '../../ports/runtime/clock';

/** A lane whose work failed is tried again this much later, then twice as much, and so on. In ms. */
const SHORTEST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Work in lanes that take turns, so that one lane's thousand items do not hold up another one's single item. */
export interface FairQueue {
  /** An item that waits in this lane already is not added again. */
  add(lane: string, item: string): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

interface FairQueueOptions {
  readonly clock: Clock;
  /** No work is begun once this is aborted. */
  readonly stopping: AbortSignal;
  /** How many lanes are worked on at the same time; a lane has one piece of work under way at most. */
  readonly atOnce: number;
  /** Does a lane's next piece of work. @param take Takes the lane's next items out of the queue, at least one. */
  readonly work: (lane: string, take: (count: number) => readonly string[]) => Promise<void>;
  /** The items of work that failed wait at the front of their lane again. */
  readonly failed: (lane: string, error: unknown) => void;
}

export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { clock, stopping, atOnce, work, failed } = options;
  const waiting = new Map<string, Set<string>>();
  /** Lanes in the order of their turns. */
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
