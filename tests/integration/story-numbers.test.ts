import { afterEach, beforeEach, expect, it } from 'vitest';
import { newRecord } from '../../engine/handlers/play/open-story';
import { readParticipant } from '../../engine/handlers/participants/read-participant';
import { manualClock } from '../../engine/testing/manual-clock';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { newEntry } from '../../story/entry';
import { screenWith } from '../../story/user-text/screen-text';
import { createTestProject, START, shareTestFirebase, type TestProject } from './engine-harness';
import { testInstance, testQueue, type TestInstance } from './functions-harness';

const storyteller = createStoryteller();

shareTestFirebase();

let project: TestProject;
let instance: TestInstance;
beforeEach(() => {
  project = createTestProject();
  instance = testInstance(project, { clock: manualClock(START), queue: testQueue() });
});
afterEach(async () => {
  await instance.close();
  await project.close();
});

function open(uid: string): Promise<boolean> {
  const entry = newEntry({ uid, oid: 1, onamae: '灯', firstWord: '朝。' }, new Date(START));
  const read = readParticipant(uid, entry, screenWith({ unwelcome: [], severe: [] }));
  if (!read.ok) throw new Error(read.code);
  const { participant } = read;
  return instance.services.store.create(uid, (serial) =>
    newRecord(storyteller, participant, START, serial),
  );
}

async function numberOf(uid: string): Promise<number> {
  const record = await instance.services.store.read(uid);
  if (record === null) throw new Error(`there is no story of ${uid}`);
  return storyteller.parse(record.save).serial;
}

it('each story takes the next number, also when several begin at once, and keeps it', async () => {
  const uids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const begun = await Promise.all([...uids, ...uids].map(open));
  expect(begun.filter(Boolean)).toHaveLength(uids.length);
  const numbers = await Promise.all(uids.map(numberOf));
  expect([...numbers].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await open('a')).toBe(false);
  expect(await open('g')).toBe(true);
  expect(await numberOf('g')).toBe(7);
  expect(await Promise.all(uids.map(numberOf))).toEqual(numbers);
});
