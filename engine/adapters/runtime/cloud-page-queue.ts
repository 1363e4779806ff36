import type { PageQueue } from '../../ports/runtime/page-queue';
import { cloudTaskQueue, type TaskQueueOptions } from './cloud-task-queue';

/** Pages as tasks, each scheduled for the time when its story is due. */
export function cloudPageQueue(options: TaskQueueOptions): PageQueue {
  const add = cloudTaskQueue(options);
  return { add: (id, task) => add({ id, at: task.dueAt, data: { ...task } }) };
}
