import type { Clock } from '../../ports/runtime/clock';
import { createFairQueue } from './fair-queue';

/** Work for stories, asked for by accounts that take turns. */
export interface StoryQueue {
  /** @param hint What the work is to look at first. Many requests for one story lead to one piece of work. */
  request(uid: string, docid: string, hint: string): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

interface StoryQueueOptions {
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  /** From one piece of work for a story to the next, in ms, so that a burst of likes costs few writes. */
  readonly restMs: number;
  readonly work: (uid: string, docid: string, hint: string) => Promise<void>;
  readonly failed: (uid: string, error: unknown) => void;
}

export function createStoryQueue({ restMs, work, ...options }: StoryQueueOptions): StoryQueue {
  const { clock, stopping } = options;
  /** Stories with something to do, and what to look at first for each account that asked. */
  const wanted = new Map<string, Map<string, string>>();
  /** Stories that were worked on just now, and the accounts whose turn came meanwhile. */
  const resting = new Map<string, Set<string>>();

  const rest = async (docid: string): Promise<void> => {
    const late = new Set<string>();
    resting.set(docid, late);
    await clock.wait(restMs, stopping);
    resting.delete(docid);
    for (const uid of late) queue.add(uid, docid);
  };

  const queue = createFairQueue({
    ...options,
    atOnce: 1,
    work: async (uid, take) => {
      const [docid = ''] = take(1);
      const asked = wanted.get(docid);
      if (asked === undefined) return;
      const late = resting.get(docid);
      if (late !== undefined) return void late.add(uid);
      // What is asked for from here on is not sure to be seen by this piece of work.
      wanted.delete(docid);
      try {
        await work(uid, docid, asked.get(uid) ?? '');
      } catch (error) {
        wanted.set(docid, new Map([...asked, ...(wanted.get(docid) ?? [])]));
        throw error;
      }
      void rest(docid);
    },
  });

  return {
    request(uid, docid, hint) {
      const asked = wanted.get(docid) ?? new Map<string, string>();
      wanted.set(docid, asked.set(uid, hint));
      queue.add(uid, docid);
    },
    idle: () => queue.idle(),
  };
}
