import { createHash } from 'node:crypto';
import type { DueStory } from '../../engine/ports/stories/agenda';
import type { EventLog } from '../../engine/ports/runtime/event-log';
import type { PageQueue } from '../../engine/ports/runtime/page-queue';

/** A story that is still due after this time gets another task: the first one has failed permanently. In ms. */
const AGAIN_MS = 900_000;

interface EnqueueDeps {
  readonly queue: PageQueue;
  readonly log: EventLog;
  readonly clock: { now(): number };
}

/**
 * Queues one page. The same story at the same due time gets the same task, however often this is called.
 * @param trace The trace of its cause; a page from the schedule gets its own.
 * @returns whether the task was new.
 */
export async function handOut(
  { uid, dueAt }: DueStory,
  { queue, log, clock }: EnqueueDeps,
  trace = traceOf(`${uid} ${dueAt}`),
): Promise<boolean> {
  const attempt = Math.floor(Math.max(0, clock.now() - dueAt) / AGAIN_MS);
  const isNew = await queue.add(digest(`${uid} ${dueAt} ${attempt}`), { uid, dueAt, trace });
  // The schedule queues many pages: each line belongs to its page's trace.
  if (isNew) log({ level: 'info', code: 'page-handed-out', uid, trace });
  return isNew;
}

/** The trace of a named event: the same one at each delivery. */
export function traceOf(name: string): string {
  return digest(name).slice(0, 32);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
