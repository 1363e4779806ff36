import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../support/root';
import { startService } from './service';

/** Connected to the test while it runs, so that its exit is an event there. */
const CONNECTED = `
  import { connect } from 'node:net';
  const socket = connect(Number(process.env.TEST_PORT), '127.0.0.1');
  await new Promise((resolve) => socket.once('connect', resolve));
  console.log('ready');
`;
const STUBBORN = `${CONNECTED} process.on('SIGTERM', () => undefined);`;

const PARENT = `
  import { startService } from './tools/services/service.ts';
  const service = await startService({
    name: 'stubborn', script: process.env.TEST_SCRIPT, args: [], env: process.env,
    isReady: (line) => line === 'ready', onLine: () => undefined,
  });
  console.log(service.pid);
`;

let folder: string;
let server: Server;
let connected: Promise<Socket>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-'));
  server = createServer();
  connected = new Promise((resolve) => server.once('connection', resolve));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function script(text: string): Promise<string> {
  const path = join(folder, 'service.mjs');
  await writeFile(path, text);
  return path;
}

const environment = () => ({
  ...process.env,
  TEST_PORT: String((server.address() as AddressInfo).port),
});

async function start(text: string, lines: string[] = []) {
  return startService({
    ...{ name: 'it', script: await script(text), args: [], env: environment() },
    isReady: (line) => line === 'ready',
    onLine: (line) => lines.push(line),
  });
}

describe('a service', () => {
  it('ends after the death of its parent, also when it heeds no signal', async () => {
    const env = { ...environment(), TEST_SCRIPT: await script(STUBBORN) };
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', PARENT],
      { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const socket = await connected;
    await once(parent.stdout, 'data');
    const closed = once(socket.resume(), 'close');
    parent.kill('SIGKILL');
    await closed;
    expect(socket.closed).toBe(true);
  });

  it('answers pings, is stopped, and says how it ended', async () => {
    const service = await start(`${CONNECTED} console.log('hello');`);
    await service.ping();
    await service.stop();
    expect(await service.ended).toEqual({ code: null, signal: 'SIGTERM' });
    expect(service.lastWords()).toBe('hello');
  });

  it('that ends before it is ready is refused with what it said last', async () => {
    await expect(start(`console.error('The port is taken.'); process.exit(3);`)).rejects.toThrow(
      'it ended before it was ready.\nThe port is taken.',
    );
  });

  it('that never becomes ready can be given up', async () => {
    const giveUp = new AbortController();
    const starting = startService({
      ...{ name: 'it', script: await script(CONNECTED), args: [], env: environment() },
      ...{ isReady: () => false, onLine: () => undefined, signal: giveUp.signal },
    });
    const outcome = starting.catch(String);
    await connected;
    giveUp.abort();
    expect(await outcome).toContain('ended before it was ready');
  });
});
