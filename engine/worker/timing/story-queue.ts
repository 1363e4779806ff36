import type { Clock } from '../../ports/runtime/clock';
import { createFairQueue } from './fair-queue';

/** A queue of work by story, round-robin over the accounts that requested it. */
export interface StoryQueue {
  /** @param hint What the work starts with. Several requests for one story are merged. */
  request(uid: string, docid: string, hint: string): void;
  /** Resolves when no work is in progress. */
  idle(): Promise<void>;
}

interface StoryQueueOptions {
  readonly clock: Clock;
  readonly stopping: AbortSignal;
  /** Minimum interval between two runs for the same story, in ms, so that a burst of likes costs few writes. */
  readonly restMs: number;
  readonly work: (uid: string, docid: string, hint: string) => Promise<void>;
  readonly failed: (uid: string, error: unknown) => void;
}

export function createStoryQueue({ restMs, work, ...options }: StoryQueueOptions): StoryQueue {
  const { clock, stopping } = options;
  /** Stories with pending work, and the hint of each requesting account. */
  const wanted = new Map<string, Map<string, string>>();
  /** Stories in their minimum interval, and the accounts whose turn came meanwhile. */
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
      // The run that starts now may miss later requests.
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
