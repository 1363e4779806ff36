import type { AdmissionQueue } from '../../ports/runtime/admission-queue';
import { cloudTaskQueue, type TaskQueueOptions } from './cloud-task-queue';

const SECOND_MS = 1000;

/** Reviews of the waiting list as tasks, at most one a second. */
export function cloudAdmissionQueue(options: TaskQueueOptions): AdmissionQueue {
  const add = cloudTaskQueue(options);
  return {
    async wakeAt(at) {
      const second = Math.ceil(at / SECOND_MS);
      await add({ id: `admit-${second}`, at: second * SECOND_MS, data: {} });
    },
  };
}
