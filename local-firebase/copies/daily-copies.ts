import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock';
import type { RecordStore } from '../storage/record-store';
import { writeCopy } from './copy-file';
import { copiesDirectory, copyName, listCopies } from './copy-names';

const DAY_MS = 86_400_000;
/** Interval between checks whether a backup is due, in ms. */
const LOOK_MS = 600_000;
const KEPT = 7;
/** A backup needs this many times the size of the last one as free disk space, because the data needs space, too. */
const ROOM = 3;

export interface DailyCopiesOptions {
  readonly store: RecordStore;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/** The newest backup may carry a time in the future, if the clock was ahead then. */
function isDue(madeAt: number, now: number): boolean {
  return Math.abs(now - madeAt) >= DAY_MS;
}

/** Makes a backup when the newest one is a day old, and deletes all but the newest seven. */
export async function copyIfDue(
  { store, dataDir, clock, log }: DailyCopiesOptions,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const copies = await listCopies(dataDir);
  const newest = copies.at(-1);
  if (newest !== undefined && !isDue(newest.madeAt, now)) return;
  const directory = copiesDirectory(dataDir);
  await mkdir(directory, { recursive: true });
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < (newest?.bytes ?? 0) * ROOM) {
    log(`copies: there is too little room for a copy in ${directory}`);
    return;
  }
  const begin = clock.elapsed();
  const path = join(directory, copyName(now));
  const records = await writeCopy(store, path, signal);
  // An empty backup must not push out one with data.
  if (records === 0) return rm(path);
  log(`copies: ${records} records copied to ${path} in ${Math.round(clock.elapsed() - begin)} ms`);
  for (const { path: old } of (await listCopies(dataDir)).slice(0, -KEPT)) await rm(old);
}

/**
 * Makes a daily backup from now on.
 * @returns a function that stops it
 */
export function startDailyCopies(options: DailyCopiesOptions): () => Promise<void> {
  const ending = new AbortController();
  const look = () =>
    copyIfDue(options, ending.signal).catch((error: unknown) => {
      if (!ending.signal.aborted)
        options.log(
          `copies: no copy could be made: ${error instanceof Error ? error.message : String(error)}`,
        );
    });
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, LOOK_MS).unref();
  return async () => {
    clearInterval(timer);
    ending.abort();
    await looking;
  };
}
