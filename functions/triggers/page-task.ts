import * as v from 'valibot';
import type { PageTask } from '../../engine/ports/runtime/page-queue';

/** The payload of a page task. */
export const pageTaskSchema: v.GenericSchema<unknown, PageTask> = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  dueAt: v.number(),
  trace: v.string(),
});
