import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { createStoryteller } from '../../engine/turn/offline-storyteller';
import { readParticipant } from '../../engine/handlers/participants/read-participant';
import { storySeed } from '../../engine/handlers/publication/story-seed';
import { newEntry } from '../../story/entry';
import { paths } from '../../story/paths';
import { screenWith } from '../../story/user-text/screen-text';
import { PROJECT_ID } from '../../tools/start/project';
import { newInstance } from '../instance';
import { openStories } from '../published-turns';
import { PARTS, isAlive, processesOf, secondsUntil, signalPart, statusOf } from './parts';

const KILLS = 9;
const UID = 'faults';

interface Killed {
  readonly kills: number;
  readonly sections: number;
  /** Sections that differ from a replay of the story, including missing and duplicate ones. */
  readonly wrongSections: number;
  readonly requests: number;
  /** Requests by response status; 0: no connection during a restart of the web server. */
  readonly answers: Readonly<Record<number, number>>;
  readonly survived: boolean;
}

/** Kills services in turn while a story is played and read, and compares the story with a replay. */
export async function killInPlay(): Promise<Killed> {
  const instance = await newInstance({ TURN_SECONDS: '0.2', PAGE_SECONDS: '1' });
  const { app } = await instance.start();
  const stories = openStories(instance.env);
  const admin = initializeApp(
    {
      projectId: PROJECT_ID,
      databaseURL: `http://127.0.0.1:${instance.env.DATABASE_PORT}?ns=${PROJECT_ID}-default-rtdb`,
    },
    'faults',
  );
  const character = { uid: UID, oid: 1, onamae: '灯', firstWord: 'まだ、ここにいる。' };
  // Without guests, which a replay does not have.
  const entry = { ...newEntry(character, new Date()), flag: { accept: false, offer: false } };
  await getDatabase(admin).ref(paths.entry(UID)).set(entry);
  await secondsUntil(
    'the first section is told',
    async () => (await stories.texts(UID)).length > 0,
  );

  const answers: Record<number, number> = {};
  let isOver = false;
  const reading = (async () => {
    while (!isOver) {
      const status = await statusOf(`${app.url}10353/1/1`);
      answers[status] = (answers[status] ?? 0) + 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const part = PARTS[kill % PARTS.length] ?? 'engine';
    const before = processesOf(instance.dataDir, part).length;
    signalPart(instance.dataDir, part, 'SIGKILL');
    await secondsUntil(
      `${part} runs again`,
      () => processesOf(instance.dataDir, part).length > before,
    );
  }
  const published = (await stories.texts(UID)).length;
  await secondsUntil(
    'the story goes on',
    async () => (await stories.texts(UID)).length > published,
  );
  isOver = true;
  await reading;
  const texts = await stories.texts(UID);
  const replayed = await replay(entry, texts.length);
  const survived = isAlive(app.pid);
  await stories.close();
  await deleteApp(admin);
  await app.interrupt();
  instance.remove();
  return {
    kills: KILLS,
    sections: texts.length,
    wrongSections: texts.filter((text, index) => text !== replayed[index]).length,
    requests: Object.values(answers).reduce((sum, count) => sum + count, 0),
    answers,
    survived,
  };
}

/** The number of the story that begins after the showcase. */
const SECOND = 2;

async function replay(entry: object, sections: number): Promise<string[]> {
  const read = readParticipant(UID, entry, screenWith({ unwelcome: [], severe: [] }));
  if (!read.ok) throw new Error(read.code);
  const storyteller = createStoryteller();
  let save = storyteller.begin(storySeed(UID), read.participant, SECOND);
  const texts: string[] = [];
  while (texts.length < sections) {
    const step = await storyteller.play(save, read.participant);
    save = step.save;
    texts.push(step.played.turn.turn);
  }
  return texts;
}
