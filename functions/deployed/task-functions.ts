import { onTaskDispatched } from 'firebase-functions/tasks';
import * as v from 'valibot';
import { SECONDS } from '../limits';
import { modelSecrets } from '../params';
import type { Runtime } from '../runtime';
import { admitStories } from '../triggers/admit-stories';
import { traceOf } from '../triggers/hand-out';
import { pageTaskSchema } from '../triggers/page-task';
import { playPageTask } from '../triggers/play-page-task';

const PLAYING = {
  timeoutSeconds: SECONDS.play,
  memory: '1GiB',
  concurrency: 80,
  retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
  secrets: modelSecrets,
} as const;

/** The functions that execute the tasks of the queues. */
export const taskFunctions = ({ run, instance }: Runtime) => {
  const play = (data: unknown): Promise<void> => {
    const task = v.parse(pageTaskSchema, data);
    const { trace, uid } = task;
    return run({ failure: 'page-failed', trace, uid }, async () =>
      playPageTask(task, (await instance()).stories),
    );
  };
  return {
    playPage: onTaskDispatched(
      { ...PLAYING, rateLimits: { maxConcurrentDispatches: 1000, maxDispatchesPerSecond: 100 } },
      ({ data }) => play(data),
    ),

    // A separate queue: a backlog of due pages does not delay the first page of a story.
    playFirstPage: onTaskDispatched(
      {
        ...PLAYING,
        maxInstances: 20,
        rateLimits: { maxConcurrentDispatches: 400, maxDispatchesPerSecond: 50 },
      },
      ({ data }) => play(data),
    ),

    // One at a time: the order of admission is decided in one place.
    admitStories: onTaskDispatched(
      {
        timeoutSeconds: SECONDS.event,
        maxInstances: 1,
        retryConfig: { maxAttempts: 5, minBackoffSeconds: 1, maxBackoffSeconds: 10 },
        rateLimits: { maxConcurrentDispatches: 1, maxDispatchesPerSecond: 5 },
        secrets: modelSecrets,
      },
      ({ id }) =>
        run({ failure: 'admission-failed', trace: traceOf(`admit ${id}`) }, async () =>
          admitStories((await instance()).stories),
        ),
    ),
  };
};
