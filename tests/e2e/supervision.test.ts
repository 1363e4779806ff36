import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { newReader, readOnAsGuest, section } from './reader';
import { setStage } from './stage';

const stage = setStage({ TURN_SECONDS: '0.5', PAGE_SECONDS: '4' });

/** The process ids of a service so far, the running one last. */
async function processesOf(part: string): Promise<number[]> {
  const log = await readFile(join(stage.env.DATA_DIR, 'logs', `${part}.log`), 'utf8');
  return [...log.matchAll(/"service-started","pid":(\d+)/gu)].map(([, pid]) => Number(pid));
}

async function kill(part: string): Promise<void> {
  const pids = await processesOf(part);
  try {
    process.kill(pids.at(-1) ?? NaN, 'SIGKILL');
  } catch {
    // It has exited, and is not restarted yet.
  }
}

async function openStory(): Promise<Page> {
  const page = await newReader(stage.browser);
  await page.goto(stage.url);
  await readOnAsGuest(page);
  await section(page, 1).waitFor();
  return page;
}

/** The number of sections in the story's head. */
async function sectionCount(page: Page): Promise<number> {
  const text = await page
    .getByText(/^全\d+節/u)
    .first()
    .innerText();
  return Number(/全(\d+)節/u.exec(text)?.[1]);
}

it('a killed engine is started again, and the story goes on before the same reader', async () => {
  const page = await openStory();
  const [web, databases] = await Promise.all([processesOf('web'), processesOf('local-firebase')]);
  await kill('engine');
  await eventually(async () => expect(await processesOf('engine')).toHaveLength(2));
  const before = await sectionCount(page);
  await eventually(async () => expect(await sectionCount(page)).toBeGreaterThan(before));
  expect(await processesOf('web')).toEqual(web);
  expect(await processesOf('local-firebase')).toEqual(databases);
  await page.context().close();
});

it('a killed web server is started again, and ends nothing else', async () => {
  const engine = await processesOf('engine');
  await kill('web');
  await eventually(async () => {
    expect(await processesOf('web')).toHaveLength(2);
    expect((await fetch(stage.url)).status).toBe(200);
  });
  expect(await processesOf('engine')).toEqual(engine);
});

/** Prevents the databases' restart: another server uses their port. */
async function takeDatabasePort(): Promise<Server> {
  for (;;) {
    await kill('local-firebase');
    const server = createServer((socket) => socket.destroy());
    const isTaken = await new Promise<boolean>((resolve) => {
      server.once('listening', () => resolve(true));
      server.once('error', () => resolve(false));
      server.listen(Number(stage.env.DATABASE_PORT), '127.0.0.1');
    });
    if (isTaken) return server;
  }
}

it('while the databases are down a notice says so, and all continues after their restart', async () => {
  const page = await openStory();
  const blocker = await takeDatabasePort();
  const answer = await eventually(async () => {
    const served = await fetch(stage.url);
    expect(served.status).toBe(503);
    return served;
  });
  expect(answer.headers.get('retry-after')).toBe('10');
  expect(await answer.text()).toContain('物語を読み込めませんでした。');
  const banner = page.getByText(/^サーバーとの接続が切れています。つながると自動で/u);
  await banner.waitFor();
  await section(page, 1).waitFor();

  await new Promise((resolve) => blocker.close(resolve));
  await banner.waitFor({ state: 'detached' });
  const before = await sectionCount(page);
  await eventually(async () => expect(await sectionCount(page)).toBeGreaterThan(before));
  expect((await fetch(stage.url)).status).toBe(200);
  await page.context().close();
});
