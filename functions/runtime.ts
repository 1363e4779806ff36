import { cloudAdmissionQueue } from '../engine/adapters/runtime/cloud-admission-queue';
import { cloudPageQueue } from '../engine/adapters/runtime/cloud-page-queue';
import { systemClock } from '../engine/adapters/runtime/system-clock';
import type { EventLog } from '../engine/ports/runtime/event-log';
import type { StorySave } from '../engine/turn/save';
import { openInstance, type Instance } from './instance';
import { SECONDS } from './limits';
import { cloudLog } from './log/cloud-log';
import { createTracer } from './log/trace';
import { once } from './once';
import { run, type Work } from './run';
import { readFunctionsSettings, valid } from './settings';

/** What all functions of one process share. */
export interface Runtime {
  readonly env: NodeJS.ProcessEnv;
  readonly log: EventLog;
  /** Does the work of one event within its trace; logs and throws its failure. */
  readonly run: (work: Work, task: () => Promise<void>) => Promise<void>;
  /** The instance; it is opened at the first call. */
  readonly instance: () => Promise<Instance<StorySave>>;
}

/** @param write Gets the lines of the log. */
export function createRuntime(env: NodeJS.ProcessEnv, write: (line: string) => void): Runtime {
  const tracer = createTracer();
  const log = cloudLog({
    write,
    now: () => systemClock.now(),
    trace: () => tracer.current(),
    projectId: env['GCLOUD_PROJECT'] ?? '',
  });
  const instance = once(async () => {
    const settings = valid(readFunctionsSettings(env));
    const { region } = settings;
    return openInstance(settings, log, (name) => {
      const pages = { name, region, deadlineSeconds: SECONDS.play };
      const admissions = { name, region, deadlineSeconds: SECONDS.event };
      return {
        queue: cloudPageQueue({ ...pages, functionName: 'playPage' }),
        firstPageQueue: cloudPageQueue({ ...pages, functionName: 'playFirstPage' }),
        admissionQueue: cloudAdmissionQueue({ ...admissions, functionName: 'admitStories' }),
      };
    });
  });
  return { env, log, run: (work, task) => run({ log, tracer }, work, task), instance };
}
