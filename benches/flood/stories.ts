import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import { connectFirebase } from '../../engine/adapters/firebase-services';
import { paths } from '../../story/paths';
import { PROJECT_ID } from '../../tools/start/project';
import { seedParticipants } from '../scale/seed-participants';

/** The stories of a running instance, without the app. */
export interface Stories {
  /** Seeds participants with stories into the instance, numbered from 1. */
  seed(participants: number): Promise<void>;
  /** Reports a story's score, now and after each change, until stopped. */
  watchScore(docid: string, listener: (score: number) => void): () => void;
  read(path: string): Promise<unknown>;
  close(): Promise<void>;
}

export function openStories(env: Readonly<Record<string, string>>): Stories {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIREBASE_DATABASE_EMULATOR_HOST'] = `127.0.0.1:${env['DATABASE_PORT']}`;
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${env['FIRESTORE_PORT']}`;
  const databaseURL = `http://127.0.0.1:${env['DATABASE_PORT']}?ns=${PROJECT_ID}-default-rtdb`;
  const app = initializeApp({ projectId: PROJECT_ID, databaseURL }, 'bench-flood');
  const database = getDatabase(app);
  const firestore = getFirestore(app);
  const services = connectFirebase(PROJECT_ID, 'bench-flood-engine');
  return {
    // Without likes: a running engine would still be counting them during the first flood.
    seed: (participants) =>
      seedParticipants({ database, firestore, store: services.store, likes: 0 }, 1, participants),
    watchScore(docid, listener) {
      const score = database.ref(`${paths.entry(docid)}/data/score`);
      const notify = (snapshot: { val(): unknown }): void => listener(Number(snapshot.val() ?? 0));
      score.on('value', notify);
      return () => score.off('value', notify);
    },
    async read(path) {
      return (await database.ref(path).get()).val() as unknown;
    },
    async close() {
      database.goOffline();
      await services.close();
      await deleteApp(app);
    },
  };
}
