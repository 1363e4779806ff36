import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startLocalFirebaseProcess,
  type LocalFirebaseProcess,
} from '../tools/services/local-firebase-process';
import { bundleService } from '../tools/services/bundle';
import { startService, type Service } from '../tools/services/service';
import { BASE_PATH } from '../story/turn-url';
import { authTarget } from './fuzz/auth-target';
import { databaseTarget } from './fuzz/database-target';
import type { FuzzTarget } from './fuzz/fuzz-target';
import { firestoreTarget } from './fuzz/firestore-target';
import { siteDoor } from './fuzz/site-door';
import { openIdle } from './fuzz/http-attacks';
import { OPEN_RULES } from './fuzz/open-rules';
import { createRandom } from './fuzz/random';
import { processMegabytes } from './memory';
import { distribution, rounded } from './statistics';

const ATTACKERS = 8;
const IDLE_CONNECTIONS = 2_000;
const VISIT_PAUSE_MS = 100;
const PATIENCE_MS = 5_000;
const MAX_MEGABYTES = 1_024;

/** A process under attack. */
interface Target extends Pick<Service, 'name' | 'pid' | 'lastWords'> {
  readonly ended: Promise<unknown>;
}

/**
 * Invalid input at every port: those of local-firebase, the web server's, and the functions' handlers; `FUZZ_SECONDS` (60) for
 * each, among thousands of idle connections. `FUZZ_SEED` repeats a run.
 * @throws Error when a process crashes, a valid request gets no or a wrong response, or memory grows without bound.
 */
export async function benchFuzz(): Promise<object> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 32);
  const seconds = Number(process.env['FUZZ_SECONDS'] ?? 60);
  console.error(`fuzz: FUZZ_SEED=${seed}, ${seconds} s for each port`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-fuzz-'));
  const logged = new Map<string, number>();
  const note = (line: string): void => {
    // The lines of a stack are indented.
    if (/^\S/u.test(line)) logged.set(line, (logged.get(line) ?? 0) + 1);
  };
  const rules = join(dataDir, 'rules.json');
  writeFileSync(rules, JSON.stringify(OPEN_RULES));
  const server = await startLocalFirebaseProcess(
    ['--data', join(dataDir, 'data'), '--database-rules', rules],
    note,
  );
  const site = await startSite(server, note);
  const firebase: Target = { ...server, name: 'local-firebase' };
  const [web, pages, health] = ['web', 'pages', 'health'].map(
    (name) => new RegExp(`${name}=(\\S+)`, 'u').exec(site.ready)?.[1] ?? '',
  );
  const home = `${BASE_PATH}/`;
  const all: readonly (readonly [Target, (address: string) => FuzzTarget, string | undefined])[] = [
    [site, (address) => siteDoor('web', address, [home, 200]), web],
    [site, (address) => siteDoor('pages', address, [home, 200]), pages],
    [site, (address) => siteDoor('health', address, ['/operator/health', 404]), health],
    [firebase, authTarget, server.auth],
    [firebase, databaseTarget, server.database],
    [firebase, firestoreTarget, server.firestore],
  ];
  try {
    const results: Record<string, object> = {};
    for (const [target, open, address = ''] of all) {
      const door = open(address);
      results[door.name] = await besiege(target, door, address, { seed, seconds });
      await door.close();
    }
    return { seed, seconds, ...results, logged: Object.fromEntries([...logged].slice(0, 20)) };
  } finally {
    await site.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** The web server and the functions' handlers, which read from those services. */
async function startSite(
  { firestore, database }: LocalFirebaseProcess,
  onLine: (line: string) => void,
): Promise<Service> {
  return startService({
    name: 'site',
    script: await bundleService('fuzz-site', 'benches/fuzz/site-process.ts'),
    args: ['demo-fuzz', `http://${firestore}`, `http://${database}`],
    env: process.env,
    isReady: (line) => line.startsWith('ready '),
    onLine,
  });
}

async function besiege(
  server: Target,
  door: FuzzTarget,
  address: string,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Promise<object> {
  const leave = await openIdle(address, IDLE_CONNECTIONS);
  const end = performance.now() + seconds * 1000;
  const died = server.ended.then((end) => {
    throw new Error(
      `${server.name} ended with ${JSON.stringify(end)}. FUZZ_SEED=${seed}\n${server.lastWords()}`,
    );
  });
  let attacks = 0;
  const attacker = async (number: number): Promise<void> => {
    const random = createRandom(seed + number);
    for (; performance.now() < end; attacks += 1) await door.attack(random);
  };
  const visits: number[] = [];
  let maxMegabytes = 0;
  const visitor = async (): Promise<void> => {
    while (performance.now() < end) {
      const begin = performance.now();
      await within(PATIENCE_MS, door.visit(), `${door.name} left a good client without an answer`);
      visits.push(rounded(performance.now() - begin));
      maxMegabytes = Math.max(maxMegabytes, processMegabytes(server.pid));
      if (maxMegabytes > MAX_MEGABYTES) throw new Error(`${door.name}: ${maxMegabytes} MB`);
      await new Promise((resolve) => setTimeout(resolve, VISIT_PAUSE_MS));
    }
  };
  const attackers = Array.from({ length: ATTACKERS }, (_, number) => attacker(number));
  await Promise.race([Promise.all([visitor(), ...attackers]), died]);
  leave();
  return { attacks, goodClientMilliseconds: distribution(visits), maxMegabytes };
}

async function within(milliseconds: number, work: Promise<void>, problem: string): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(problem)), milliseconds);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
