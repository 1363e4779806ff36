import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startModelServer } from '../../engine/adapters/model/testing/model-server';
import { toldPage } from '../../engine/adapters/model/testing/told-page';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { readParticipant } from '../../engine/handlers/participants/read-participant';
import { screenWith } from '../../story/user-text/screen-text';
import { storySeed } from '../../engine/handlers/publication/story-seed';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { bundleService } from '../../tools/services/bundle';
import { eventually } from '../support/eventually';
import { createTestProject, sections, shareTestFirebase, type TestProject } from './engine-harness';

const UID = 'uid-a';

shareTestFirebase();
/** What `npm start` runs. */
let program: string;
let project: TestProject;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  program = await bundleService('engine', 'engine/cli/worker.ts');
});
beforeEach(() => {
  project = createTestProject();
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await project.close();
});

function startProcess(environment: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      GCLOUD_PROJECT: project.id,
      TURN_SECONDS: '0.1',
      PAGE_SECONDS: '1.5',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Resolves when the process has reported readiness. */
async function startReady(environment: Record<string, string> = {}): Promise<ChildProcess> {
  const child = startProcess(environment);
  child.stderr?.resume();
  if (child.stdout === null) throw new Error('The process has no output.');
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'ready engine') return child;
  }
  throw new Error('The engine ended before it was ready.');
}

const exitCode = async (child: ChildProcess): Promise<unknown> => (await once(child, 'exit'))[0];

const published = (count: number): Promise<void> =>
  eventually(async () =>
    expect((await sections(project, UID))[0] ?? 0).toBeGreaterThanOrEqual(count),
  );

describe('the engine’s process', () => {
  it('says that it is ready when guests find three chapters, and ends cleanly when asked to', async () => {
    const child = await startReady();
    const chapters = await project.chapters(SHOWCASE_UID);
    expect(chapters.filter(({ summary }) => summary !== '').length).toBeGreaterThanOrEqual(3);
    child.kill('SIGTERM');
    expect(await exitCode(child)).toBe(0);
  });

  it('publishes each turn once, after SIGKILL and after SIGTERM', { timeout: 90_000 }, async () => {
    const entry = await project.register(UID, '灯');
    // The showcase's character would be a guest, which the story that is played below in one go does not have.
    await project.database.ref(`${paths.entry(UID)}/flag/accept`).set(false);
    const first = await startReady();
    await published(3);
    first.kill('SIGKILL');
    await exitCode(first);
    const second = await startReady();
    await published(8);
    second.kill('SIGINT');
    expect(await exitCode(second)).toBe(0);
    const third = await startReady();
    await published(12);
    third.kill('SIGTERM');
    expect(await exitCode(third)).toBe(0);

    const turns = (await project.chapters(UID)).flatMap(({ turn }) => turn);
    expect(turns.map(({ turn }) => turn)).toEqual(await storyOf(entry, turns.length));
    expect(turns.map(({ date }) => date)).toEqual(turns.map(({ date }) => date).sort());
    expect(await project.read(`${paths.entry(UID)}/clause`)).toBe(turns.length);
  });

  it('narrates with the model of its settings', async () => {
    const model = await startModelServer((question) => ({
      does: 'answer',
      text: toldPage(question),
    }));
    await project.register(UID, '灯');
    const child = await startReady({
      STORY_MODEL: 'google:test-model',
      STORY_MODEL_URL: model.url('google'),
      GEMINI_API_KEY: 'test-key',
    });
    await published(1);
    const [first] = await project.chapters(UID);
    expect(first?.turn[0]?.turn).toContain('だれも見ていない');
    child.kill('SIGTERM');
    expect(await exitCode(child)).toBe(0);
    await model.close();
  });

  it('answers what it cannot work with with a sentence and exit code 1', async () => {
    const child = startProcess({ STORY_MODEL: 'some-model' });
    const [said, code] = await Promise.all([child.stderr && text(child.stderr), exitCode(child)]);
    expect(said).toMatch(
      /^STORY_MODEL must be offline, google:MODEL or .*\(story-model-unknown\)/u,
    );
    expect(code).toBe(1);
  });
});

/** The number of the story that begins after the showcase. */
const SECOND = 2;

/** The texts of a story that is played in one go. */
async function storyOf(entry: object, turns: number): Promise<string[]> {
  const read = readParticipant(UID, entry, screenWith({ unwelcome: [], severe: [] }));
  if (!read.ok) throw new Error(read.code);
  const storyteller = createStoryteller();
  let save = storyteller.begin(storySeed(UID), read.participant, SECOND);
  const texts: string[] = [];
  while (texts.length < turns) {
    const step = await storyteller.play(save, read.participant);
    save = step.save;
    texts.push(step.played.turn.turn);
  }
  return texts;
}
