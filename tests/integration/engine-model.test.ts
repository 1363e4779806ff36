import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startModelServer,
  TOKENS,
  type ModelServer,
  type Question,
  type Reply,
} from '../../engine/adapters/model/testing/model-server';
import { toldPage } from '../../engine/adapters/model/testing/told-page';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import { narratorAt, type TestNarrator } from '../../engine/compose/testing/narrated-story';
import { intendedAction } from '../../engine/plot/setback';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { parseSave } from '../../engine/turn/save';
import { SHOWCASE_UID } from '../../story/paths';
import { eventually } from '../support/eventually';
import {
  createTestProject,
  sections,
  shareTestFirebase,
  type EngineOptions,
  type TestEngine,
  type TestProject,
} from './engine-harness';

const UID = 'uid-a';
/** Words that only the model writes. */
const OWN = 'だれも見ていない';
/** Two calls with a timeout of 30 seconds. */
const NARRATING_MS = 60_000;

shareTestFirebase();
let model: ModelServer;
let reply: (question: Question) => Reply;
let project: TestProject;
let services: FirebaseServices;
let narrators: TestNarrator[];

beforeAll(async () => {
  model = await startModelServer((question) => reply(question));
});
afterAll(() => model.close());
beforeEach(() => {
  reply = retold;
  model.questions.length = 0;
  narrators = [];
  project = createTestProject();
  services = connectFirebase(project.id, `${project.id}-usage`);
});
afterEach(async () => {
  // As in the engine's process: a stop does not wait for a narration in progress.
  for (const { stop } of narrators) stop();
  await project.close();
  await services.close();
});

const retold = (question: Question): Reply => ({
  does: 'answer',
  text: toldPage(question),
});

async function narrator(environment: Readonly<Record<string, string>> = {}): Promise<TestNarrator> {
  const testNarrator = await narratorAt(model.url('openai-compatible'), {
    usage: services.usage,
    environment,
  });
  narrators.push(testNarrator);
  return testNarrator;
}

function engine(
  testNarrator: TestNarrator,
  options: Partial<EngineOptions<ReturnType<ReturnType<typeof createStoryteller>['begin']>>> = {},
): TestEngine {
  return project.engine({
    storyteller: createStoryteller(testNarrator),
    preparing: createStoryteller(),
    narratingMs: NARRATING_MS,
    ...options,
  });
}

const published = (count: number): Promise<void> =>
  eventually(async () => expect((await sections(project, UID))[0] ?? 0).toBe(count));

describe('stories narrated by a model', () => {
  it('reach their readers, and the showcase waits for no model', async () => {
    const testNarrator = await narrator();
    const { engine: worker } = engine(testNarrator);
    await worker.start();
    expect(model.questions).toHaveLength(0);
    expect((await sections(project, SHOWCASE_UID)).length).toBeGreaterThanOrEqual(3);
    await project.register(UID, '灯');
    await published(1);
    expect((await project.chapters(UID))[0]?.turn[0]?.turn).toContain(OWN);
  });

  it('go on in the model’s words with another worker, which asks for no word again', async () => {
    const one = engine(await narrator());
    await one.engine.start();
    await project.register(UID, '灯');
    await published(1);
    await one.close();
    const two = engine(await narrator(), { clock: one.clock });
    await two.engine.start();
    one.clock.advance(3000);
    await published(2);
    const [chapter] = await project.chapters(UID);
    for (const { turn } of chapter?.turn ?? []) expect(turn).toContain(OWN);
    expect(model.questions).toHaveLength(1);
  });

  it('have their costs summed up over all workers', async () => {
    const first = await narrator();
    const one = engine(first);
    await one.engine.start();
    await project.register(UID, '灯');
    await published(1);
    await one.close();
    const two = engine(await narrator(), { clock: one.clock });
    await two.engine.start();
    await project.register('uid-b', '汐');
    await eventually(() => expect(model.questions).toHaveLength(2));
    const today = new Date().toISOString().slice(0, 10);
    await eventually(async () =>
      expect((await services.usage.readDay(today)).usage.inputTokens).toBe(2 * TOKENS.input),
    );
    expect(first.events).toContainEqual({
      level: 'info',
      code: 'model-usage',
      uid: UID,
      detail: 'calls=1 input=1000 cached=0 output=200 thinking=0 cost=0.000000',
    });
  });

  it('stay with one worker however long the model thinks', async () => {
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => (answer = resolve));
    reply = (question) => ({ ...retold(question), does: 'wait', until });
    const testNarrator = await narrator();
    const one = engine(testNarrator);
    await one.engine.start();
    await project.register(UID, '灯');
    await eventually(() => expect(model.questions).toHaveLength(1));

    const seen: string[][] = [];
    const two = engine(testNarrator, { clock: one.clock, services: watchingDue(seen) });
    one.clock.advance(NARRATING_MS);
    await two.engine.start();
    await eventually(() => expect(seen.length).toBeGreaterThan(0));
    expect(seen.flat()).not.toContain(UID);
    expect(model.questions).toHaveLength(1);
    answer();
    await published(1);
    expect((await project.chapters(UID))[0]?.turn[0]?.turn).toContain(OWN);
  });

  it('continue with another worker when the waiting one has stopped', async () => {
    reply = () => ({ does: 'wait' });
    const one = engine(await narrator());
    await one.engine.start();
    await project.register(UID, '灯');
    await eventually(() => expect(model.questions).toHaveLength(1));

    reply = retold;
    const two = engine(await narrator(), { clock: one.clock });
    await two.engine.start();
    one.clock.advance(NARRATING_MS + 5001);
    await published(1);
    expect((await project.chapters(UID))[0]?.turn[0]?.turn).toContain(OWN);
    expect(model.questions).toHaveLength(2);
  });
});

describe('stories that a model plays', () => {
  const isChoice = ({ system }: Question): boolean => system.includes('"番号"');
  const choices = (): Question[] => model.questions.filter(isChoice);
  const SECOND = { does: 'answer', text: '{"番号": 2}' } as const;
  const saved = async () => parseSave((await project.record(UID))?.save ?? '');

  it('keep the choices that were made before the worker stopped', async () => {
    // The choices of a page are made before it is told.
    reply = (question) => (isChoice(question) ? SECOND : { does: 'wait' });
    const one = engine(await narrator({ STORY_MODEL_PLAYS: '1' }));
    await one.engine.start();
    await project.register(UID, '灯');
    await eventually(() => expect(model.questions.some((one) => !isChoice(one))).toBe(true));
    const made = choices().length;
    expect(made).toBeGreaterThan(1);
    const { decided, page } = await saved();
    expect(decided).toHaveLength(made);
    expect(page).toBeNull();

    reply = (question) => (isChoice(question) ? SECOND : retold(question));
    const two = engine(await narrator({ STORY_MODEL_PLAYS: '1' }), { clock: one.clock });
    await two.engine.start();
    one.clock.advance(NARRATING_MS + 8001);
    // A deed follows its scene; the model is not asked for one where only one is possible.
    const deed = decided.find(({ section }) => section % 2 === 0);
    expect(deed).toBeDefined();
    await published(1);
    for (let section = 2; section <= (deed?.section ?? 0); section += 1) {
      one.clock.advance(3000);
      await published(section);
    }
    expect(choices()).toHaveLength(made);
    const { echo } = await saved();
    expect(intendedAction(echo?.action ?? '')).toBe(deed?.pick);
  });
});

/** Records the stories that the schedule finds due. */
function watchingDue(seen: string[][]): EngineOptions<never>['services'] {
  return (connected) => ({
    ...connected,
    store: {
      ...connected.store,
      due: async (now, limit) => {
        const due = await connected.store.due(now, limit);
        seen.push([...due.uids]);
        return due;
      },
    },
  });
}
