import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { isPortFree } from '../../tools/support/is-port-free';
import { ownSettings, type OwnSettings } from '../../tools/support/own-settings';
import { ROOT } from '../../tools/support/root';
import { runToEnd, startApp } from '../../tools/support/running-app';

const PORTS = ['PORT', 'AUTH_PORT', 'DATABASE_PORT', 'FIRESTORE_PORT'] as const;

async function freeAgain(env: OwnSettings): Promise<boolean[]> {
  return Promise.all(PORTS.map((name) => isPortFree(Number(env[name]))));
}

describe('npm start', () => {
  it('lists its settings', async () => {
    const { code, output } = await runToEnd(['start', '--help'], {});
    expect(code).toBe(0);
    for (const name of [...PORTS, 'DATA_DIR', 'PAGE_SECONDS', 'TURN_SECONDS', 'STORY_MODEL']) {
      expect(output).toContain(name);
    }
  });

  it('names the port that is taken and its variable, and ends', async () => {
    const env = await ownSettings();
    const other = createServer();
    await new Promise<void>((resolve) =>
      other.listen(Number(env.FIRESTORE_PORT), '127.0.0.1', resolve),
    );
    const { code, output } = await runToEnd(['start'], env);
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(output).toContain(`Port ${env.FIRESTORE_PORT} is taken`);
    expect(output).toContain('FIRESTORE_PORT');
  });

  it('says which setting is wrong, and leaves nothing running', async () => {
    const env = { ...(await ownSettings()), STORY_MODEL: 'oracle' };
    const { code, output } = await runToEnd(['start'], env);
    expect(code).toBe(1);
    expect(output).toContain('STORY_MODEL');
    expect(await freeAgain(env)).toEqual([true, true, true, true]);
  });

  it('runs twice side by side, and Ctrl-C ends everything that was started', async () => {
    const instances = await Promise.all(
      [await ownSettings(), await ownSettings()].map(async (env) => ({
        env,
        app: await startApp(env),
      })),
    );
    for (const { env, app } of instances) {
      expect(app.url).toBe(`http://127.0.0.1:${env.PORT}/game/adventure/16/`);
      const page = await (await fetch(app.url)).text();
      expect(page).toContain(`127.0.0.1:${env.DATABASE_PORT}`);
      const log = join(env.DATA_DIR, 'logs', 'engine.log');
      const logged = await readFile(log, 'utf8');
      expect(logged).toContain('chapter-published');
      // With its own ports, but the data folder of the running instance.
      const second = await runToEnd(['start'], {
        ...(await ownSettings()),
        DATA_DIR: env.DATA_DIR,
      });
      expect(second).toMatchObject({ code: 1 });
      expect(second.output).toContain(`${env.DATA_DIR} is in use by another instance`);
      expect(await readFile(log, 'utf8')).toContain(logged);
    }
    for (const { env, app } of instances) {
      expect(await app.interrupt()).toBe(0);
      expect(await freeAgain(env)).toEqual([true, true, true, true]);
    }
  });
});

it('npm itself may be ended in place of what it started: nothing is left running', async () => {
  const env = await ownSettings();
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: npm.stdout });
  await new Promise<void>((resolve) =>
    lines.on('line', (line) => {
      if (line.startsWith('ready ')) resolve();
    }),
  );
  npm.kill('SIGTERM');
  await expect.poll(() => freeAgain(env)).toEqual([true, true, true, true]);
});

it('npm run emulators says what is missing where there is no Java 21', async () => {
  const { code, output } = await runToEnd(['emulators'], {
    PATH: dirname(process.execPath),
    JAVA_HOME: '',
  });
  expect(code).toBe(1);
  expect(output).toMatch(/Java 21.*npm start needs neither Java nor a download/u);
});
