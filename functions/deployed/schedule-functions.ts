import { onSchedule } from 'firebase-functions/scheduler';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { listsDue } from '../../engine/handlers/lists-due';
import { beginNextVolume } from '../../engine/handlers/showcase/begin-next-volume';
import { showcaseDue } from '../../engine/handlers/showcase-due';
import { tidyDue } from '../../engine/handlers/tidy-due';
import { SECONDS } from '../limits';
import { modelSecrets } from '../params';
import type { Runtime } from '../runtime';
import { admitStories } from '../triggers/admit-stories';
import { duePages } from '../triggers/due-pages';
import { traceOf } from '../triggers/hand-out';

const SCHEDULE = { timeoutSeconds: SECONDS.schedule, secrets: modelSecrets } as const;

/** The periodic functions. */
export const scheduleFunctions = ({ run, instance, log }: Runtime) => ({
  duePages: onSchedule(
    { schedule: 'every 1 minutes', maxInstances: 2, ...SCHEDULE },
    ({ scheduleTime }) => {
      const trace = traceOf(`duePages ${scheduleTime}`);
      return run({ failure: 'due-pages-failed', trace }, async () => {
        const { stories } = await instance();
        // Replaces a lost admission task.
        await admitStories(stories);
        await duePages(stories);
        const showcase = { ...stories, storyteller: stories.preparing, owner: stories.newOwner() };
        await showcaseDue(showcase, new AbortController().signal);
      });
    },
  ),

  keepLists: onSchedule(
    { schedule: 'every 1 minutes', maxInstances: 2, ...SCHEDULE },
    ({ scheduleTime }) => {
      const trace = traceOf(`keepLists ${scheduleTime}`);
      return run({ failure: 'lists-not-kept', trace }, async () => {
        await listsDue((await instance()).lists);
      });
    },
  ),

  tidy: onSchedule(
    { schedule: 'every 10 minutes', maxInstances: 1, ...SCHEDULE },
    ({ scheduleTime }) => {
      const trace = traceOf(`tidy ${scheduleTime}`);
      return run({ failure: 'not-tidied', trace }, async () => {
        const { services, stories } = await instance();
        await tidyDue({ ...services, clock: systemClock, log });
        await beginNextVolume({ ...stories, owner: stories.newOwner() });
      });
    },
  ),
});
