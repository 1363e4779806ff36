import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../tools/support/run-command';
import type { RunningApp } from '../../tools/support/running-app';
import { newInstance, type Instance } from '../instance';
import { openDiskClient, type DiskFault } from './disk-client';
import { isAlive, secondsUntil, statusOf } from './parts';

const DISK = '96m';
const FULL_SECONDS = 20;
const BLOCK = Buffer.alloc(65_536);

interface FullDisk extends DiskFault {
  readonly secondsToWriteAgain?: number;
}

/** Fills the disk of a running app, reads and writes meanwhile, and frees it again. */
export async function fillDisk(): Promise<FullDisk> {
  const instance = await newInstance({ TURN_SECONDS: '0.5', PAGE_SECONDS: '3' });
  mkdirSync(instance.dataDir, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${DISK}`];
  const mounted = await runCommand('mount', [...options, 'tmpfs', instance.dataDir]);
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
  const client = openDiskClient(instance);
  try {
    await client.write('before');
    const filler = join(instance.dataDir, 'filler');
    fill(filler);
    const page = `${app.url}10353/1/1`;
    const refusals = await client.readAndWrite(page, FULL_SECONDS, () => fill(filler));
    rmSync(filler);
    let tries = 0;
    const secondsToWriteAgain = await secondsUntil('writes are taken again', () =>
      client.write(`after-${(tries += 1)}`),
    );
    await secondsUntil('a page is served again', async () => (await statusOf(app.url)) === 200);
    return {
      ...refusals,
      ...(await client.lost()),
      secondsToWriteAgain,
      survived: isAlive(app.pid),
      saidSo: app.lines.some((line) => line.includes("can't be written to: ")),
    };
  } finally {
    await client.close();
  }
}

/** Writes to a file until the disk is full. */
function fill(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (;;) writeSync(file, BLOCK);
  } catch {
    // ENOSPC.
  } finally {
    closeSync(file);
  }
}
