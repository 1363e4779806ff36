import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { PROJECT_ID } from '../../tools/start/project';
import type { Instance } from '../instance';
import { statusOf } from './parts';

const ANSWER_MS = 2000;

/** What a client observed while the disk refused writes. */
export interface Refusals {
  /** Pages by status; 0 is no response within six seconds. */
  readonly pages: Readonly<Record<number, number>>;
  readonly refusedWrites: number;
}

/** The app's behaviour while its disk refused writes, and the data afterwards. */
export interface DiskFault extends Partial<Refusals> {
  /** Why it was skipped. */
  readonly skipped?: string;
  readonly acknowledgedWrites?: number;
  /** Acknowledged writes that are missing after the disk accepts writes again. */
  readonly lostWrites?: number;
  readonly survived?: boolean;
  /** Whether `npm start` printed the reason. */
  readonly saidSo?: boolean;
}

/** Writes to the Realtime Database of an instance, and records the acknowledged writes. */
export interface DiskClient {
  /** @returns whether the write was acknowledged within two seconds. */
  write(key: string): Promise<boolean>;
  /** Requests the page and writes repeatedly for that long. */
  readAndWrite(page: string, seconds: number, each?: () => void): Promise<Refusals>;
  /** The number of acknowledged writes, and of those that are missing now. */
  lost(): Promise<{ readonly acknowledgedWrites: number; readonly lostWrites: number }>;
  close(): Promise<void>;
}

export function openDiskClient({ env }: Instance): DiskClient {
  const databaseURL = `http://127.0.0.1:${env.DATABASE_PORT}?ns=${PROJECT_ID}-default-rtdb`;
  const app = initializeApp({ projectId: PROJECT_ID, databaseURL }, 'disk-client');
  const database = getDatabase(app);
  const acknowledged: string[] = [];
  let writes = 0;

  const write = async (key: string): Promise<boolean> => {
    try {
      await withinAnswerTime(database.ref(`faults/${key}`).set('x'.repeat(2000)));
      acknowledged.push(key);
      return true;
    } catch {
      return false;
    }
  };
  return {
    write,
    async readAndWrite(page, seconds, each = () => undefined) {
      const pages: Record<number, number> = {};
      let refusedWrites = 0;
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        const status = await statusOf(page);
        pages[status] = (pages[status] ?? 0) + 1;
        if (!(await write(`refused-${(writes += 1)}`))) refusedWrites += 1;
        each();
      }
      return { pages, refusedWrites };
    },
    async lost() {
      const kept = new Set<string | null>();
      (await database.ref('faults').get()).forEach(({ key }) => void kept.add(key));
      return {
        acknowledgedWrites: acknowledged.length,
        lostWrites: acknowledged.filter((key) => !kept.has(key)).length,
      };
    },
    close: () => deleteApp(app),
  };
}

function withinAnswerTime<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer.')), ANSWER_MS);
    }),
  ]);
}
