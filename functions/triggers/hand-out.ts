import { createHash } from 'node:crypto';
import type { DueStory } from '../../engine/ports/stories/agenda';
import type { EventLog } from '../../engine/ports/runtime/event-log';
import type { PageQueue } from '../../engine/ports/runtime/page-queue';

/** A story that is still due after this time gets another task: the first one failed for good. In ms. */
const AGAIN_MS = 900_000;

interface EnqueueDeps {
  readonly queue: PageQueue;
  readonly log: EventLog;
  readonly clock: { now(): number };
}

/**
 * Hands one page to the queue. The same story at the same time gets the same task, however often this is asked for.
 * @param trace Of what led to this; a page that nobody in particular asked for gets its own.
 * @returns whether there was no such task yet.
 */
export async function handOut(
  { uid, dueAt }: DueStory,
  { queue, log, clock }: EnqueueDeps,
  trace = traceOf(`${uid} ${dueAt}`),
): Promise<boolean> {
  const attempt = Math.floor(Math.max(0, clock.now() - dueAt) / AGAIN_MS);
  const isNew = await queue.add(digest(`${uid} ${dueAt} ${attempt}`), { uid, dueAt, trace });
  // A schedule hands out many pages: each line stands where the rest of its page's do.
  if (isNew) log({ level: 'info', code: 'page-handed-out', uid, trace });
  return isNew;
}

/** The trace of something that has a name: delivered again, it is the same one. */
export function traceOf(name: string): string {
  return digest(name).slice(0, 32);
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
