import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { databaseDataVersion } from '../../engine/adapters/runtime/database-data-version';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { manualClock } from '../../engine/testing/manual-clock';
import { checkDataVersion } from '../../engine/compose/check-data-version';
import { DATA_VERSION } from '../../story/data-version';
import { ADVENTURE_COLLECTION, ENGINE_COLLECTION, paths } from '../../story/paths';
import { ROOT } from '../../tools/support/root';
import { eventually } from '../support/eventually';
import { createTestProject, sections, shareTestFirebase, type TestProject } from './engine-harness';

const UID = 'traveller';
const CHAPTER = `${UID}-00001`;
const FOLDER = join(ROOT, 'tests/fixtures/data-versions');
const NEWER = DATA_VERSION + 1;

const fields = v.record(v.string(), v.unknown());
const fixtureSchema = v.object({ entry: fields, record: fields, chapter: fields });

type Fixture = v.InferOutput<typeof fixtureSchema>;

const bytesSchema = v.object({ base64: v.string() });

/** JSON has no bytes: they are `{base64}`. */
const revive = (_key: string, value: unknown): unknown => {
  const bytes = v.safeParse(bytesSchema, value);
  return bytes.success ? Buffer.from(bytes.output.base64, 'base64') : value;
};

const readFixture = (name: string): Fixture =>
  v.parse(fixtureSchema, JSON.parse(readFileSync(join(FOLDER, name), 'utf8'), revive));

const names = readdirSync(FOLDER).sort();
const newest = (): Fixture => readFixture(names.at(-1) ?? '');

shareTestFirebase();
let project: TestProject;
let firestore: Firestore;
let endApp: () => Promise<void>;
beforeEach(() => {
  project = createTestProject();
  const app = initializeApp({ projectId: project.id }, randomUUID());
  firestore = getFirestore(app);
  endApp = () => deleteApp(app);
});
afterEach(async () => {
  await project.close();
  await endApp();
});

const place = async ({ entry, record, chapter }: Fixture): Promise<void> => {
  await firestore.doc(`${ADVENTURE_COLLECTION}/${CHAPTER}`).set(chapter);
  await firestore.doc(`${ENGINE_COLLECTION}/${UID}`).set(record);
  await project.database.ref(paths.entry(UID)).set(entry);
};

/** All stored data of the story, with update times. */
const stored = async () => {
  const documents = await firestore.getAll(
    firestore.doc(`${ENGINE_COLLECTION}/${UID}`),
    firestore.doc(`${ADVENTURE_COLLECTION}/${CHAPTER}`),
  );
  return documents.map((document) => ({
    data: document.data(),
    changed: document.updateTime?.toMillis(),
  }));
};

const dueAt = ({ record }: Fixture): number => v.parse(v.number(), record['turnDueAt']);

const startEngine = async (fixture: Fixture) => {
  const test = project.engine({
    storyteller: createStoryteller(),
    clock: manualClock(dueAt(fixture)),
  });
  await test.engine.start();
  return test;
};

describe.each(names)('data as %s has it', (name) => {
  it('is read, and its story goes on', async () => {
    const fixture = readFixture(name);
    await place(fixture);
    const before = await project.chapters(UID);
    expect(before.map(({ turn }) => turn.length)).toEqual([3]);
    await startEngine(fixture);
    await eventually(async () => expect(await sections(project, UID)).toEqual([4]));
    const [chapter] = await project.chapters(UID);
    expect(chapter?.turn.slice(0, 3)).toEqual(before[0]?.turn);
    const record = await firestore.doc(`${ENGINE_COLLECTION}/${UID}`).get();
    expect(record.get('version')).toBe(DATA_VERSION);
  });
});

it('keeps one of the newest version', () => {
  expect(newest().record['version']).toBe(DATA_VERSION);
});

it('a record of a newer version is refused with a sentence and left as it is, its chapters too', async () => {
  const { record, ...rest } = newest();
  const newer = { ...rest, record: { ...record, version: NEWER } };
  await place(newer);
  const before = await stored();
  const { events } = await startEngine(newer);
  const sentence = `The record of ${UID} is of version ${NEWER}, and this program reads up to ${DATA_VERSION}.`;
  await eventually(() =>
    expect(events).toContainEqual(
      expect.objectContaining({ detail: expect.stringContaining(sentence) as string }),
    ),
  );
  expect(await stored()).toEqual(before);
});

describe('the version of the whole store', () => {
  const versions = () => databaseDataVersion(project.database);
  const check = () => checkDataVersion(versions(), () => undefined);

  it('is noted where there is none or an older one', async () => {
    await check();
    expect(await versions().read()).toBe(DATA_VERSION);
    await versions().write(DATA_VERSION - 1);
    await check();
    expect(await versions().read()).toBe(DATA_VERSION);
  });

  it('that is newer stops an engine before it begins, and stays', async () => {
    await versions().write(NEWER);
    await expect(check()).rejects.toMatchObject({ code: 'data-too-new' });
    expect(await versions().read()).toBe(NEWER);
  });
});
