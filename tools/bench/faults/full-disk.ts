import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ID } from '../../start/project';
import { runCommand } from '../../support/run-command';
import type { RunningApp } from '../../support/running-app';
import { newInstance, type Instance } from '../instance';
import { isAlive, secondsUntil, statusOf } from './parts';

const DISK = '96m';
const FULL_SECONDS = 20;
const BLOCK = Buffer.alloc(65_536);

interface FullDisk {
  /** Why it was not tried. */
  readonly skipped?: string;
  readonly pagesWhileFull?: Readonly<Record<number, number>>;
  readonly refusedWrites?: number;
  readonly acknowledgedWrites?: number;
  /** Acknowledged writes that are not there afterwards. */
  readonly lostWrites?: number;
  readonly secondsToWriteAgain?: number;
  readonly survived?: boolean;
}

/** Fills the disk of a running app, reads and writes meanwhile, and frees it again. */
export async function fillDisk(): Promise<FullDisk> {
  const instance = await newInstance({ TURN_SECONDS: '0.5', PAGE_SECONDS: '3' });
  mkdirSync(instance.dataDir, { recursive: true });
  const mounted = await runCommand('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${DISK}`,
    'tmpfs',
    instance.dataDir,
  ]);
  if (mounted.code !== 0) return { skipped: 'A file system can only be mounted as root.' };
  const { app } = await instance.start();
  try {
    return await whileFull(instance, app);
  } finally {
    await app.interrupt();
    await runCommand('umount', ['-l', instance.dataDir]);
    instance.remove();
  }
}

async function whileFull(instance: Instance, app: RunningApp): Promise<FullDisk> {
  const admin = initializeApp(
    {
      projectId: PROJECT_ID,
      databaseURL: `http://127.0.0.1:${instance.env.DATABASE_PORT}?ns=${PROJECT_ID}-default-rtdb`,
    },
    'full-disk',
  );
  try {
    const acknowledged: string[] = [];
    let refused = 0;
    /** Whether it was acknowledged. */
    const write = async (key: string): Promise<boolean> => {
      try {
        await within(2000, getDatabase(admin).ref(`faults/${key}`).set('x'.repeat(2000)));
        acknowledged.push(key);
        return true;
      } catch {
        refused += 1;
        return false;
      }
    };
    await write('before');
    const filler = join(instance.dataDir, 'filler');
    fill(filler);
    const pages: Record<number, number> = {};
    const end = performance.now() + FULL_SECONDS * 1000;
    for (let number = 0; performance.now() < end; number += 1) {
      const status = await statusOf(`${app.url}10353/1/1`);
      pages[status] = (pages[status] ?? 0) + 1;
      await write(`full-${number}`);
      fill(filler);
    }
    rmSync(filler);
    let tries = 0;
    const secondsToWriteAgain = await secondsUntil('writes are taken again', () =>
      write(`after-${(tries += 1)}`),
    );
    const kept = new Set<string | null>();
    (await getDatabase(admin).ref('faults').get()).forEach(({ key }) => void kept.add(key));
    await secondsUntil('a page is served again', async () => (await statusOf(app.url)) === 200);
    const survived = isAlive(app.pid);
    return {
      pagesWhileFull: pages,
      refusedWrites: refused,
      acknowledgedWrites: acknowledged.length,
      lostWrites: acknowledged.filter((key) => !kept.has(key)).length,
      secondsToWriteAgain,
      survived,
    };
  } finally {
    await deleteApp(admin);
  }
}

/** Writes to a file until the disk takes no more. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch {
    // Full.
  } finally {
    closeSync(file);
  }
}

function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('No answer.')), milliseconds);
    }),
  ]);
}
