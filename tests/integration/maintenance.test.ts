import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  startLocalFirebaseProcess,
  type LocalFirebaseProcess,
} from '../../tools/services/local-firebase-process';
import { ROOT } from '../../tools/support/root';

let folder: string;
let dataDir: string;
let running: LocalFirebaseProcess | null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maintenance-'));
  dataDir = join(folder, 'firebase');
  running = null;
});
afterEach(async () => {
  await running?.kill();
  await rm(folder, { recursive: true });
});

const start = async (args: readonly string[] = [], onLine?: (line: string) => unknown) =>
  (running = await startLocalFirebaseProcess(['--data', dataDir, ...args], onLine));

/** The command line. */
const run = async (...args: string[]) => {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'tools/run.mjs'), 'local-firebase', '--data', dataDir, ...args],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
};

const place = ({ database }: LocalFirebaseProcess) => `http://${database}/a.json?ns=demo`;
const write = async (server: LocalFirebaseProcess, value: number) => {
  const answer = await fetch(place(server), { method: 'PUT', body: String(value) });
  expect(answer.status).toBe(200);
};
const read = async (server: LocalFirebaseProcess): Promise<unknown> =>
  (await fetch(place(server))).json();

it('damaged data is refused with what to do, and repaired by that command, but not while it is in use', async () => {
  const first = await start();
  await write(first, 1);
  expect(await run('--repair')).toMatchObject({
    code: 1,
    output: expect.stringContaining('is in use by another process') as unknown,
  });
  await first.kill();
  await rm(join(dataDir, 'CURRENT'));
  await expect(start()).rejects.toThrow(`npm run local-firebase -- --data ${dataDir} --repair`);
  expect(await run('--repair')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Saved: 0 accounts, 1 values') as unknown,
  });
  expect(await read(await start())).toBe(1);
});

it('the daily copy is listed, and takes the place of the data, which is kept', async () => {
  const first = await start();
  await write(first, 1);
  await first.kill();
  // Every start checks whether a backup is due.
  const lines: string[] = [];
  const second = await start(['--daily-copies'], (line) => lines.push(line));
  await expect.poll(() => lines.join('\n')).toContain('1 records copied');
  await write(second, 2);
  await second.stop();

  const listed = await run('--list-copies');
  const [name = ''] = /^\S+\.jsonl\.gz/m.exec(listed.output) ?? [];
  expect(await run('--restore', name)).toMatchObject({
    code: 0,
    output: expect.stringContaining(`1 records of ${name} are now in ${dataDir}`) as unknown,
  });
  expect(await read(await start())).toBe(1);
  expect((await readdir(folder)).filter((each) => each.includes('.replaced-'))).toHaveLength(1);
});
