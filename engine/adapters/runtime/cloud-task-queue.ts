import { getApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';

const KNOWN = 'functions/task-already-exists';

export interface TaskQueueOptions {
  /** The name of the connection to the project of the queue. */
  readonly name: string;
  /** Region and name of the function that executes the tasks. */
  readonly region: string;
  readonly functionName: string;
  /** Deadline of the function, in s; at most 1,800. */
  readonly deadlineSeconds: number;
}

export interface TimedTask {
  /** Letters, digits and hyphens. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Cloud Tasks, by the queue that belongs to a function. https://firebase.google.com/docs/functions/task-functions
 * @returns a function that adds a task; false when a task with its id exists.
 */
export function cloudTaskQueue(options: TaskQueueOptions): (task: TimedTask) => Promise<boolean> {
  const { name, region, functionName, deadlineSeconds } = options;
  const queue = getFunctions(getApp(name)).taskQueue(
    `locations/${region}/functions/${functionName}`,
  );
  return async ({ id, at, data }) => {
    try {
      await queue.enqueue(
        { ...data },
        { id, scheduleTime: new Date(at), dispatchDeadlineSeconds: deadlineSeconds },
      );
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === KNOWN) return false;
      throw error;
    }
  };
}
