import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  startModelServer,
  type ModelServer,
} from '../../engine/adapters/model/testing/model-server';
import type { LogEvent } from '../../engine/ports/runtime/event-log';
import { databaseDataVersion } from '../../engine/adapters/runtime/database-data-version';
import { DATA_VERSION } from '../../story/data-version';
import { playPageTask } from '../../functions/triggers/play-page-task';
import { storyBegins } from '../../functions/triggers/story-begins';
import { openInstance } from '../../functions/instance';
import { readFunctionsSettings, valid } from '../../functions/settings';
import type { LocalFirebase } from '../../local-firebase/start-local-firebase';
import { createTestProject, sections, startTestFirebase, type TestProject } from './engine-harness';
import { testQueue } from './functions-harness';

const UID = 'uid-a';
const TRACE = 'a'.repeat(32);

let server: LocalFirebase;
let model: ModelServer;
let project: TestProject;
beforeAll(async () => {
  server = await startTestFirebase();
  model = await startModelServer(() => ({ does: 'fail', status: 400 }));
  project = createTestProject();
});
afterAll(async () => {
  await model.close();
  await project.close();
  await server.stop();
});

const noAdmissions = { wakeAt: () => Promise.resolve() };

it('functions refuse data of a newer version, and work once it is gone', async () => {
  const settings = valid(
    readFunctionsSettings({
      GCLOUD_PROJECT: project.id,
      FIREBASE_DATABASE_EMULATOR_HOST: server.database,
      FIRESTORE_EMULATOR_HOST: server.firestore,
    }),
  );
  const queue = testQueue();
  const open = () =>
    openInstance(
      settings,
      () => undefined,
      () => ({ queue, firstPageQueue: queue, admissionQueue: noAdmissions }),
    );
  const version = databaseDataVersion(project.database);
  await version.write(DATA_VERSION + 1);
  await expect(open()).rejects.toMatchObject({ code: 'data-too-new' });
  expect(await version.read()).toBe(DATA_VERSION + 1);
  await version.write(DATA_VERSION);
  const { services } = await open();
  await services.close();
});

it('a task narrates its page offline when the day’s tokens are spent, and does not call the model', async () => {
  const events: LogEvent[] = [];
  const settings = valid(
    readFunctionsSettings({
      GCLOUD_PROJECT: project.id,
      FIREBASE_DATABASE_EMULATOR_HOST: server.database,
      FIRESTORE_EMULATOR_HOST: server.firestore,
      STORY_MODEL: 'openai-compatible:any',
      STORY_MODEL_URL: model.url('openai-compatible'),
      STORY_MODEL_TOKENS_PER_DAY: '0',
      TURN_SECONDS: '0.01',
    }),
  );
  const queue = testQueue();
  const { stories, services } = await openInstance(
    settings,
    (event) => void events.push(event),
    () => ({ queue, firstPageQueue: queue, admissionQueue: noAdmissions }),
  );
  await project.register(UID, '灯');
  await storyBegins(UID, TRACE, stories);
  for (const task of queue.all.values()) await playPageTask(task, stories);
  expect(await sections(project, UID)).toEqual([10]);
  expect(model.questions).toEqual([]);
  const codes = events.map(({ code }) => code);
  expect(codes.filter((code) => code === 'chapter-told-offline')).toHaveLength(1);
  expect(codes.at(-1)).toBe('page-over');
  await services.close();
});
