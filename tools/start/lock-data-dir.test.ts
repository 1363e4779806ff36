import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../support/root';
import { lockDataDir } from './lock-data-dir';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

const HOLDER = `
  import { lockDataDir } from './tools/start/lock-data-dir.ts';
  await lockDataDir(process.env.TEST_FOLDER);
  console.log('locked');
  setInterval(() => undefined, 60_000);
`;

describe('lockDataDir', () => {
  it('lets one instance in, by whatever path, and the next one once that has gone', async () => {
    const release = await lockDataDir(folder);
    await expect(lockDataDir(join(folder, '.'))).rejects.toThrow(
      /in use by another instance[^]*DATA_DIR/u,
    );
    await release();
    await (
      await lockDataDir(folder)
    )();
  });

  it('makes the folder; two folders do not shut each other out', async () => {
    const folders = [join(folder, 'a', 'b'), join(folder, 'c')];
    const releases = await Promise.all(folders.map(lockDataDir));
    expect(folders.map((one) => existsSync(one))).toEqual([true, true]);
    for (const release of releases) await release();
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
    expect(String((await once(holder.stdout, 'data'))[0])).toBe('locked\n');
    await expect(lockDataDir(folder)).rejects.toThrow(/data-folder-in-use/u);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (
      await lockDataDir(folder)
    )();
  });

  it('says why a folder cannot be made', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    await chmod(file, 0o400);
    await expect(lockDataDir(join(file, 'data'))).rejects.toThrow(/cannot be made: E[^]*DATA_DIR/u);
  });
});
