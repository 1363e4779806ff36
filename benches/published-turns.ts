import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { adventureDocumentSchema, chaptersOf, inStoryOrder } from '../story/adventure-document';
import { ADVENTURE_COLLECTION, paths } from '../story/paths';
import { memberSchema } from '../story/public-lists';
import type { Turn } from '../story/turn';
import { PROJECT_ID } from '../tools/start/project';

/** The published stories, read without the app. */
export interface Stories {
  /** The participant of this name. */
  docidOf(onamae: string): Promise<string>;
  /** The times of the first chapter's turns, in ms since 1970. */
  turnTimes(docid: string): Promise<number[]>;
  /** The texts of all turns. */
  texts(docid: string): Promise<string[]>;
  close(): Promise<void>;
}

export function openStories(env: Readonly<Record<string, string>>): Stories {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${env['FIRESTORE_PORT']}`;
  const app = initializeApp(
    {
      projectId: PROJECT_ID,
      databaseURL: `http://127.0.0.1:${env['DATABASE_PORT']}?ns=${PROJECT_ID}-default-rtdb`,
    },
    'bench',
  );
  /** Each chapter's turns. */
  const turnsOf = async (docid: string): Promise<(readonly Turn[])[]> => {
    const found = await getFirestore(app)
      .collection(ADVENTURE_COLLECTION)
      .where('uid', '==', docid)
      .get();
    const documents = found.docs.map((document) => ({
      id: document.id,
      ...v.parse(adventureDocumentSchema, document.data()),
    }));
    return inStoryOrder(documents)
      .flatMap((document) => chaptersOf(document))
      .map((stored) => (stored.ok ? stored.chapter.turn : []));
  };

  return {
    docidOf: async (onamae) => {
      const snapshot = await getDatabase(app).ref(paths.members).get();
      const members = v.parse(v.record(v.string(), memberSchema), snapshot.val());
      const member = Object.values(members).find((each) => each.onamae === onamae);
      if (member === undefined) throw new Error(`Nobody is called ${onamae}.`);
      return member.uid;
    },
    turnTimes: async (docid) => {
      const [first] = await turnsOf(docid);
      return (first ?? []).map(({ date }) => Date.parse(date));
    },
    texts: async (docid) => (await turnsOf(docid)).flat().map(({ turn }) => turn),
    close: () => deleteApp(app),
  };
}
