import type { PageQueue } from '../../ports/runtime/page-queue';
import { cloudTaskQueue, type TaskQueueOptions } from './cloud-task-queue';

/** Pages as tasks, each due when its story is. */
export function cloudPageQueue(options: TaskQueueOptions): PageQueue {
  const add = cloudTaskQueue(options);
  return { add: (id, task) => add({ id, at: task.dueAt, data: { ...task } }) };
}
