import { randomUUID } from 'node:crypto';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import type { LogEvent } from '../../engine/ports/runtime/event-log';
import type { AccountService } from '../../engine/ports/accounts/account-service';
import type { PageQueue, PageTask } from '../../engine/ports/runtime/page-queue';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import type { ManualClock } from '../../engine/testing/manual-clock';
import { admitStories } from '../../functions/triggers/admit-stories';
import { duePages } from '../../functions/triggers/due-pages';
import { listsDue } from '../../engine/handlers/lists-due';
import { playPageTask } from '../../functions/triggers/play-page-task';
import { createInstance, type Instance } from '../../functions/instance';
import { STEPS_BETWEEN_CHECKS, type CallMeter } from './call-meter';
import type { DoomedProcess } from './engine-crash';
import { describeOldAccount, type TestProject } from './engine-harness';

/** Two pages and a short chapter. */
export const CHAPTERS = [11, 2];
const PACE = { pageMs: 36_000, turnMs: 3000 };
const MINUTE_MS = 60_000;
/** Cloud Tasks drops a task after this many attempts. */
const ATTEMPTS = 5;
const RETRY_MS = 10_000;

/** A queue in memory that keeps its delivered tasks, so that a test can deliver them again. */
export interface TestQueue extends PageQueue {
  readonly all: ReadonlyMap<string, PageTask>;
  /** Due tasks, each once. */
  take(now: number): readonly PageTask[];
  retry(task: PageTask, now: number): void;
}

export function testQueue(): TestQueue {
  const all = new Map<string, PageTask>();
  const attempts = new Map<PageTask, number>();
  let waiting: { readonly task: PageTask; readonly at: number }[] = [];
  return {
    all,
    add(id, task) {
      if (all.has(id)) return Promise.resolve(false);
      all.set(id, task);
      waiting.push({ task, at: task.dueAt });
      return Promise.resolve(true);
    },
    take(now) {
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      return due.map(({ task }) => task);
    },
    retry(task, now) {
      const attempt = (attempts.get(task) ?? 1) + 1;
      attempts.set(task, attempt);
      if (attempt <= ATTEMPTS) waiting.push({ task, at: now + RETRY_MS });
    },
  };
}

export type TestInstance = Instance<{ readonly seed: number; readonly turns: number }> & {
  readonly events: LogEvent[];
  readonly calls: CallMeter;
  close(): Promise<void>;
};

interface InstanceOptions {
  readonly clock: ManualClock;
  readonly queue: PageQueue;
  readonly doomed?: DoomedProcess;
  readonly chapters?: readonly number[];
  readonly storiesPerHour?: number;
  /** Auth's data about the accounts that like turns. */
  readonly describe?: AccountService['describe'];
}

/** An instance of the functions on a test's project. */
export function testInstance(project: TestProject, options: InstanceOptions): TestInstance {
  const { clock, queue, doomed, chapters = CHAPTERS } = options;
  const services: FirebaseServices = project.calls.services(
    connectFirebase(project.id, randomUUID()),
  );
  const storyteller = countingStoryteller(chapters);
  const events: LogEvent[] = [];
  const instance = createInstance({
    services: doomed?.services(services) ?? services,
    queue: doomed?.around(queue) ?? queue,
    firstPageQueue: doomed?.around(queue) ?? queue,
    // The schedule reviews the waiting list.
    admissionQueue: { wakeAt: () => Promise.resolve() },
    storiesPerHour: options.storiesPerHour ?? 1500,
    clock,
    log: (event) => void events.push(event),
    pace: PACE,
    storyteller,
    preparing: storyteller,
    narratingMs: 0,
    likesRestMs: 0,
  });
  const accounts = { describe: options.describe ?? describeOldAccount };
  return {
    ...instance,
    likes: { ...instance.likes, accounts },
    lists: { ...instance.lists, accounts },
    events,
    calls: project.calls,
    close: () => services.close(),
  };
}

interface Life {
  readonly clock: ManualClock;
  readonly queue: TestQueue;
  /** Each task is delivered to each instance. */
  readonly instances: readonly TestInstance[];
  readonly isOver: () => Promise<boolean>;
  /** Ends it without a check. */
  readonly isDead?: () => boolean;
}

/** Advances the clock, faster than turns can be played: schedules run each minute, tasks are delivered when due. */
export async function live({ clock, queue, instances, isOver, isDead }: Life): Promise<void> {
  const running = new Set<Promise<void>>();
  const start = (work: () => Promise<void>, failed: () => void): void => {
    const run = work()
      .catch(failed)
      .finally(() => running.delete(run));
    running.add(run);
  };
  let minute = 0;
  let wasOver = false;
  for (let step = 0; !wasOver || running.size > 0; step += 1) {
    wasOver ||= isDead?.() === true || (step % STEPS_BETWEEN_CHECKS === 0 && (await isOver()));
    clock.advance(PACE.turnMs / 2);
    const isFull = running.size > 0 && wasOver;
    if (!isFull && clock.now() - minute >= MINUTE_MS) {
      minute = clock.now();
      for (const instance of instances) start(() => runSchedules(instance), noted);
    }
    for (const task of wasOver ? [] : queue.take(clock.now())) {
      for (const { stories } of instances) {
        start(
          () => playPageTask(task, stories),
          () => queue.retry(task, clock.now()),
        );
      }
    }
    await instances[0]?.calls.next();
  }
}

/** The next run completes what this one could not. */
const noted = (): void => undefined;

export async function runSchedules({ stories, lists }: TestInstance): Promise<void> {
  await admitStories(stories);
  await duePages(stories);
  await listsDue(lists);
}
