import { mkdirSync, rmSync } from 'node:fs';
import { runCommand } from '../../tools/support/run-command';
import type { RunningApp } from '../../tools/support/running-app';
import { newInstance, type Instance } from '../instance';
import { openDiskClient, type DiskClient, type DiskFault } from './disk-client';
import { isAlive, secondsUntil } from './parts';

const DISK = '256M';
const READ_ONLY_SECONDS = 10;

/** Makes the file system of a running app read-only, as the kernel does after a disk error, and mounts it again. */
export async function makeDiskReadOnly(): Promise<DiskFault> {
  const instance = await newInstance({ TURN_SECONDS: '0.5', PAGE_SECONDS: '3' });
  const image = `${instance.dataDir}.img`;
  mkdirSync(instance.dataDir, { recursive: true });
  try {
    if (!(await makeDisk(image, instance.dataDir)))
      return { skipped: 'A file system in a file can only be mounted as root.' };
    return await whileMounted(instance, image);
  } finally {
    await runCommand('umount', ['-l', instance.dataDir]);
    rmSync(image, { force: true });
    instance.remove();
  }
}

async function whileMounted(instance: Instance, image: string): Promise<DiskFault> {
  const client = openDiskClient(instance);
  try {
    const { app } = await instance.start();
    const met = await whileReadOnly(instance, app, client);
    await app.interrupt();
    await runCommand('umount', [instance.dataDir]);
    await runCommand('mount', ['-o', 'loop', image, instance.dataDir]);
    const again = await instance.start();
    try {
      await secondsUntil('writes are taken again', () => client.write('after'));
      return { ...met, ...(await client.lost()) };
    } finally {
      await again.app.interrupt();
    }
  } finally {
    await client.close();
  }
}

async function whileReadOnly({ dataDir }: Instance, app: RunningApp, client: DiskClient) {
  await secondsUntil('a write is taken', () => client.write('before'));
  // Unwritten kernel buffers are lost with the disk, not by the app.
  await runCommand('sync', ['-f', dataDir]);
  await runCommand('mount', ['-o', 'remount,abort', dataDir]);
  const refusals = await client.readAndWrite(`${app.url}10353/1/1`, READ_ONLY_SECONDS);
  const saidSo = app.lines.some((line) => line.includes("can't be written to: "));
  return { ...refusals, survived: isAlive(app.pid), saidSo };
}

async function makeDisk(image: string, folder: string): Promise<boolean> {
  const commands: readonly (readonly [string, ...string[]])[] = [
    ['truncate', '-s', DISK, image],
    ['mkfs.ext4', '-q', '-F', image],
    ['mount', '-o', 'loop', image, folder],
  ];
  for (const [command, ...args] of commands) {
    if ((await runCommand(command, args)).code !== 0) return false;
  }
  return true;
}
