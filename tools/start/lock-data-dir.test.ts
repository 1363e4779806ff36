import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../support/root';
import { lockDataDir, type DataDirLock } from './lock-data-dir';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const release = (lock: DataDirLock): Promise<void> =>
  lock.ok ? lock.release() : Promise.reject(new Error(lock.message));

const HOLDER = `
  import { lockDataDir } from './tools/start/lock-data-dir.ts';
  const lock = await lockDataDir(process.env.TEST_FOLDER);
  console.log(lock.ok);
  setInterval(() => undefined, 60_000);
`;

describe('lockDataDir', () => {
  it('lets one instance in, by whatever path, and the next one once that has gone', async () => {
    const first = await lockDataDir(folder);
    const second = await lockDataDir(join(folder, '.'));
    expect(second).toMatchObject({ ok: false });
    expect(!second.ok && second.message).toMatch(/in use by another instance.*DATA_DIR/u);
    await release(first);
    await release(await lockDataDir(folder));
  });

  it('makes the folder; two folders do not shut each other out', async () => {
    const locks = await Promise.all([join(folder, 'a', 'b'), join(folder, 'c')].map(lockDataDir));
    expect(locks.map(({ ok }) => ok)).toEqual([true, true]);
    for (const lock of locks) await release(lock);
  });

  it('is free again when its holder was killed', async () => {
    const holder = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', HOLDER],
      {
        cwd: ROOT,
        env: { ...process.env, TEST_FOLDER: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    expect(String((await once(holder.stdout, 'data'))[0])).toBe('true\n');
    expect(await lockDataDir(folder)).toMatchObject({ ok: false });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await release(await lockDataDir(folder));
  });

  it('says why a folder cannot be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    const lock = await lockDataDir(join(file, 'data'));
    expect(!lock.ok && lock.message).toMatch(/cannot be made: E.*DATA_DIR/u);
  });
});
