import { deleteApp, initializeApp } from 'firebase/app';
import { connectDatabaseEmulator, get, getDatabase, goOffline, ref, set } from 'firebase/database';
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT } from '../../tools/support/root';

let directory: string;
let processes: ChildProcess[];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'local-firebase-'));
  processes = [];
});
afterEach(async () => {
  for (const each of processes) each.kill('SIGKILL');
  await rm(directory, { recursive: true });
});

const freePorts = ['--auth-port', '0', '--database-port', '0', '--firestore-port', '0'];

/** The command line. */
const run = (...args: string[]) => {
  const child = spawn(process.execPath, [join(ROOT, 'tools/run.mjs'), 'local-firebase', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const lines: string[] = [];
  const firstLine = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      resolve(line);
    });
  });
  return { child, firstLine, lines, exit: once(child, 'exit'), errors: () => errors };
};

const client = (readyLine: string) => {
  const [, host = '', port = ''] = / database=([^:]+):(\d+) /.exec(readyLine) ?? [];
  const app = initializeApp(
    { projectId: 'demo-process', databaseURL: `http://${host}:${port}?ns=a` },
    randomUUID(),
  );
  const database = getDatabase(app);
  connectDatabaseEmulator(database, host, Number(port));
  return {
    database,
    end: async () => {
      goOffline(database);
      await deleteApp(app);
    },
  };
};

it('says in one line where it listens, and stops cleanly', async () => {
  const { child, firstLine, lines, exit } = run(...freePorts);
  const address = String.raw`127\.0\.0\.1:\d+`;
  expect(await firstLine).toMatch(
    new RegExp(`^ready auth=${address} database=${address} firestore=${address}$`),
  );
  const { database, end } = client(await firstLine);
  await set(ref(database, 'a'), 1);
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(lines).toHaveLength(1);
  await end();
});

it.each([
  [['--auth-port', 'x'], "--auth-port takes a port from 0 to 65535, not 'x'."],
  [['--nonsense'], "Unknown option '--nonsense'"],
  [['--database-rules', 'nowhere.json'], "The file nowhere.json can't be read."],
  [['--import', 'nowhere'], "nowhere can't be read"],
  [['--export', 'out'], '--export needs --data'],
])('%j is refused with a sentence', async (args, sentence) => {
  const { exit, errors, lines } = run(...args);
  expect(await exit).toEqual([1, null]);
  expect(errors()).toContain(sentence);
  expect(lines).toEqual([]);
});

it('writes what a data folder holds as an export, and starts another with it', async () => {
  const data = join(directory, 'data');
  const exported = join(directory, 'export');
  const first = run(...freePorts, '--data', data);
  const { database, end } = client(await first.firstLine);
  await set(ref(database, 'a'), 1);
  await end();
  first.child.kill('SIGTERM');
  await first.exit;

  const command = run('--data', data, '--export', exported);
  expect(await command.exit).toEqual([0, null]);
  expect(command.lines).toEqual([`exported ${data} to ${exported}`]);

  const refused = run(...freePorts, '--data', data, '--import', exported);
  expect(await refused.exit).toEqual([1, null]);
  expect(refused.errors()).toContain(`${data} holds data already`);

  const other = run(...freePorts, '--import', exported);
  const after = client(await other.firstLine);
  expect((await get(ref(after.database, 'a'))).val()).toBe(1);
  await after.end();
});

it('says where rules are wrong, and which port is in use', async () => {
  const rules = join(directory, 'rules.json');
  await writeFile(rules, '{\n  "rules": { ".read": "auth == user" }\n}');
  const wrong = run(...freePorts, '--database-rules', rules);
  expect(await wrong.exit).toEqual([1, null]);
  expect(wrong.errors()).toContain(
    "database rules, line 2, column 32, at /: .read: Unknown variable 'user'",
  );

  const running = run(...freePorts);
  const [, port = ''] = / database=[^:]+:(\d+) /.exec(await running.firstLine) ?? [];
  const late = run('--auth-port', '0', '--firestore-port', '0', '--database-port', port);
  expect(await late.exit).toEqual([1, null]);
  expect(late.errors()).toContain(
    `port ${port}, which Realtime Database should listen on, is in use`,
  );
});
