import { getApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import type { PageQueue } from '../ports/page-queue';

const KNOWN = 'functions/task-already-exists';

export interface PageQueueOptions {
  /** The name of the connection whose project has the queue. */
  readonly name: string;
  /** Where the function is that plays pages, and what it is called. */
  readonly region: string;
  readonly functionName: string;
  /** How long the function may take, in s; 1,800 at most. */
  readonly deadlineSeconds: number;
}

/** Cloud Tasks, by the queue that belongs to a function. https://firebase.google.com/docs/functions/task-functions */
export function cloudPageQueue(options: PageQueueOptions): PageQueue {
  const { name, region, functionName, deadlineSeconds } = options;
  const queue = getFunctions(getApp(name)).taskQueue(
    `locations/${region}/functions/${functionName}`,
  );
  return {
    async add(id, task) {
      try {
        await queue.enqueue(
          { ...task },
          {
            id,
            scheduleTime: new Date(task.dueAt),
            dispatchDeadlineSeconds: deadlineSeconds,
          },
        );
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === KNOWN) return false;
        throw error;
      }
    },
  };
}
