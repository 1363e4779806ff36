import { readFile } from 'node:fs/promises';
import { onValueCreated, onValueWritten } from 'firebase-functions/database';
import { onRequest } from 'firebase-functions/https';
import { setGlobalOptions } from 'firebase-functions';
import { defineSecret, defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as v from 'valibot';
import { cloudAdmissionQueue } from '../engine/adapters/runtime/cloud-admission-queue';
import { cloudPageQueue } from '../engine/adapters/runtime/cloud-page-queue';
import { signedRequest } from '../engine/adapters/runtime/signed-request';
import { systemClock } from '../engine/adapters/runtime/system-clock';
import { hiddenWritten as handleHidden } from '../engine/handlers/hidden-written';
import { reportWritten as handleReport } from '../engine/handlers/report-written';
import { answerPages } from '../pages/http/answer-pages';
import { failureDetail } from '../pages/http/failure-detail';
import { guardRequests } from '../pages/http/guard-requests';
import { cachedPictures } from '../pages/picture/cached-pictures';
import { threadedRenderer } from '../pages/picture/threaded-renderer';
import { restSource } from '../pages/source/rest-source';
import { hasAccount } from '../engine/handlers/accounts/has-account';
import { readHealth } from '../engine/handlers/read-health';
import { listsDue } from '../engine/handlers/lists-due';
import { requestWritten as handleRequest } from '../engine/handlers/request-written';
import { showcaseDue } from '../engine/handlers/showcase-due';
import { tidyDue } from '../engine/handlers/tidy-due';
import { SHOWCASE_UID } from '../story/paths';
import { countLike } from './triggers/count-like';
import { admitStories as admitThem } from './triggers/admit-stories';
import { duePages as handOutDuePages } from './triggers/due-pages';
import { traceOf } from './triggers/hand-out';
import { pageTaskSchema } from './triggers/page-task';
import { playPageTask } from './triggers/play-page-task';
import { storyBegins as beginStory } from './triggers/story-begins';
import { writtenRequestSchema } from './triggers/written-request';
import { answerHealth } from './http/answer-health';
import { openInstance } from './instance';
import { SECONDS } from './limits';
import { cloudLog } from './log/cloud-log';
import { createTracer } from './log/trace';
import { once } from './once';
import { run } from './run';
import { readFunctionsSettings, readSiteSettings, STANDARD_REGION, valid } from './settings';

const region = defineString('ENGINE_REGION', { default: STANDARD_REGION });
/** Where the Realtime Database is: its triggers run beside it. */
const databaseRegion = defineString('DATABASE_REGION', { default: STANDARD_REGION });
const modelSecrets = [defineSecret('GEMINI_API_KEY'), defineSecret('STORY_MODEL_KEY')];
const healthKey = defineSecret('HEALTH_KEY');

setGlobalOptions({ region, memory: '512MiB', maxInstances: 100 });

const tracer = createTracer();
const log = cloudLog({
  write: (line) => process.stdout.write(line),
  now: () => systemClock.now(),
  trace: () => tracer.current(),
  projectId: process.env['GCLOUD_PROJECT'] ?? '',
});
const runs = { log, tracer };
const instance = once(async () => {
  const settings = valid(readFunctionsSettings(process.env));
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

export const storyBegins = onValueCreated(
  {
    ref: '/ai/27/entry/{uid}',
    region: databaseRegion,
    retry: true,
    timeoutSeconds: SECONDS.event,
    secrets: modelSecrets,
  },
  ({ id, params: { uid } }) => {
    // It has no account, and no story begins by its entry: the schedule prepares it.
    if (uid === SHOWCASE_UID) return;
    const trace = traceOf(id);
    return run(runs, { failure: 'story-not-opened', trace, uid }, async () => {
      const { services, stories } = await instance();
      if (await hasAccount(uid, { ...services, log })) await beginStory(uid, trace, stories);
    });
  },
);

export const duePages = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeoutSeconds: SECONDS.schedule,
    maxInstances: 2,
    secrets: modelSecrets,
  },
  ({ scheduleTime }) => {
    const trace = traceOf(`duePages ${scheduleTime}`);
    return run(runs, { failure: 'due-pages-failed', trace }, async () => {
      const { stories } = await instance();
      // Where a task was lost, those who wait are looked at all the same.
      await admitThem(stories);
      await handOutDuePages(stories);
      const showcase = { ...stories, storyteller: stories.preparing, owner: stories.newOwner() };
      await showcaseDue(showcase, new AbortController().signal);
    });
  },
);

const PLAYING = {
  timeoutSeconds: SECONDS.play,
  memory: '1GiB',
  concurrency: 80,
  retryConfig: { maxAttempts: 5, minBackoffSeconds: 10, maxBackoffSeconds: 300 },
  secrets: modelSecrets,
} as const;

const play = (data: unknown): Promise<void> => {
  const task = v.parse(pageTaskSchema, data);
  const { trace, uid } = task;
  return run(runs, { failure: 'page-failed', trace, uid }, async () =>
    playPageTask(task, (await instance()).stories),
  );
};

export const playPage = onTaskDispatched(
  { ...PLAYING, rateLimits: { maxConcurrentDispatches: 1000, maxDispatchesPerSecond: 100 } },
  ({ data }) => play(data),
);

/** A queue of its own: a crowd of due pages delays no story that begins. */
export const playFirstPage = onTaskDispatched(
  {
    ...PLAYING,
    maxInstances: 20,
    rateLimits: { maxConcurrentDispatches: 400, maxDispatchesPerSecond: 50 },
  },
  ({ data }) => play(data),
);

/** One after the other: who begins is decided once. */
export const admitStories = onTaskDispatched(
  {
    timeoutSeconds: SECONDS.event,
    maxInstances: 1,
    retryConfig: { maxAttempts: 5, minBackoffSeconds: 1, maxBackoffSeconds: 10 },
    rateLimits: { maxConcurrentDispatches: 1, maxDispatchesPerSecond: 5 },
    secrets: modelSecrets,
  },
  ({ id }) =>
    run(runs, { failure: 'admission-failed', trace: traceOf(`admit ${id}`) }, async () =>
      admitThem((await instance()).stories),
    ),
);

export const favoriteWritten = onValueWritten(
  {
    ref: '/ai/27/favorite/{uid}/{key}',
    region: databaseRegion,
    retry: true,
    timeoutSeconds: SECONDS.event,
    secrets: modelSecrets,
  },
  ({ id, params: { uid, key } }) =>
    run(runs, { failure: 'like-not-counted', trace: traceOf(id), uid }, async () =>
      countLike({ uid, key }, (await instance()).likes),
    ),
);

export const requestWritten = onValueWritten(
  {
    ref: '/ai/27/request/{kind}/{uid}',
    region: databaseRegion,
    retry: true,
    timeoutSeconds: SECONDS.event,
    secrets: modelSecrets,
  },
  ({ id, data, params: { kind, uid } }) => {
    // It was served, and taken away.
    if (!data.after.exists()) return;
    return run(runs, { failure: 'request-not-served', trace: traceOf(id), uid }, async () =>
      handleRequest(
        v.parse(writtenRequestSchema, { kind, uid }),
        { ...(await instance()).services, clock: systemClock, log },
        new AbortController().signal,
      ),
    );
  },
);

export const reportWritten = onValueWritten(
  {
    ref: '/ai/27/report/{docid}/{uid}',
    region: databaseRegion,
    retry: true,
    timeoutSeconds: SECONDS.event,
    secrets: modelSecrets,
  },
  ({ id, params: { docid, uid } }) =>
    run(runs, { failure: 'report-not-noted', trace: traceOf(id), uid }, async () =>
      handleReport({ docid, uid }, { ...(await instance()).services, clock: systemClock, log }),
    ),
);

export const hiddenWritten = onValueWritten(
  {
    ref: '/ai/27/hidden/{uid}',
    region: databaseRegion,
    retry: true,
    timeoutSeconds: SECONDS.event,
    secrets: modelSecrets,
  },
  ({ id, params: { uid } }) =>
    run(runs, { failure: 'hidden-not-kept', trace: traceOf(id), uid }, async () =>
      handleHidden(uid, (await instance()).services),
    ),
);

export const keepLists = onSchedule(
  {
    schedule: 'every 1 minutes',
    timeoutSeconds: SECONDS.schedule,
    maxInstances: 2,
    secrets: modelSecrets,
  },
  ({ scheduleTime }) => {
    const trace = traceOf(`keepLists ${scheduleTime}`);
    return run(runs, { failure: 'lists-not-kept', trace }, async () => {
      await listsDue((await instance()).lists);
    });
  },
);

export const tidy = onSchedule(
  {
    schedule: 'every 10 minutes',
    timeoutSeconds: SECONDS.schedule,
    maxInstances: 1,
    secrets: modelSecrets,
  },
  ({ scheduleTime }) => {
    const trace = traceOf(`tidy ${scheduleTime}`);
    return run(runs, { failure: 'not-tidied', trace }, async () =>
      tidyDue({ ...(await instance()).services, clock: systemClock, log }),
    );
  },
);

/** What failed is named, and no text of people in full. */
const failed =
  (code: string) =>
  (path: string, error: unknown): void =>
    log({ level: 'error', code, detail: failureDetail(path, error) });

/** Lies beside the bundle. */
const PICTURE_THREAD = new URL('picture-thread.js', import.meta.url);

/** index.html lies beside the bundle, as it was built for the project. */
const answering = once(async () => {
  const { addresses, origin, security } = valid(readSiteSettings(process.env));
  const { database } = addresses;
  return answerPages({
    template: await readFile(new URL('index.html', import.meta.url), 'utf8'),
    // The emulators ask for no account, and no token is to travel in the clear.
    source: restSource(addresses, database.startsWith('https:') ? signedRequest(database) : fetch),
    renderPicture: cachedPictures(threadedRenderer(PICTURE_THREAD)),
    onFailure: failed('page-not-served'),
    origin,
    security,
  });
});

export const pages = onRequest(
  { timeoutSeconds: SECONDS.pages, memory: '1GiB', concurrency: 40, invoker: 'public' },
  guardRequests({
    handle: async (request) => (await answering())(request),
    onFailure: failed('page-not-served'),
  }),
);

export const health = onRequest(
  {
    timeoutSeconds: SECONDS.health,
    maxInstances: 2,
    invoker: 'public',
    secrets: [...modelSecrets, healthKey],
  },
  guardRequests({
    handle: async (request) => {
      const settings = valid(readFunctionsSettings(process.env));
      return answerHealth(request, settings.healthKey, async () => {
        const { agenda, usage } = (await instance()).services;
        const tokensPerDay = settings.model?.tokensPerDay ?? null;
        return readHealth({ agenda, usage, clock: systemClock, tokensPerDay });
      });
    },
    onFailure: failed('health-not-read'),
  }),
);
