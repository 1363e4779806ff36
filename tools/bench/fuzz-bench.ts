import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startLocalFirebaseProcess,
  type LocalFirebaseProcess,
} from '../services/local-firebase-process';
import { authDoor } from './fuzz/auth-door';
import { databaseDoor } from './fuzz/database-door';
import type { Door } from './fuzz/door';
import { firestoreDoor } from './fuzz/firestore-door';
import { openIdle } from './fuzz/http-attacks';
import { createRandom } from './fuzz/random';
import { processMegabytes } from './memory';
import { distribution, rounded } from './statistics';

const ATTACKERS = 8;
const IDLE_CONNECTIONS = 2_000;
const VISIT_PAUSE_MS = 100;
const PATIENCE_MS = 5_000;
const MAX_MEGABYTES = 1_024;

/**
 * Wrong input at every front door of local-firebase, `FUZZ_SECONDS` (60) for each, among thousands of idle connections.
 * `FUZZ_SEED` repeats a run.
 * @throws Error when the process dies, when a good client gets no or a wrong answer, or when memory is not bounded.
 */
export async function benchFuzz(): Promise<object> {
  const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 32);
  const seconds = Number(process.env['FUZZ_SECONDS'] ?? 60);
  console.error(`fuzz: FUZZ_SEED=${seed}, ${seconds} s for each of auth, database and firestore`);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-fuzz-'));
  const logged = new Map<string, number>();
  const server = await startLocalFirebaseProcess(['--data', dataDir], (line) => {
    // The lines of a stack are indented.
    if (/^\S/u.test(line)) logged.set(line, (logged.get(line) ?? 0) + 1);
  });
  try {
    const results: Record<string, object> = {};
    for (const [open, address] of [
      [authDoor, server.auth],
      [databaseDoor, server.database],
      [firestoreDoor, server.firestore],
    ] as const) {
      const door = open(address);
      results[door.name] = await besiege(server, door, address, { seed, seconds });
      await door.close();
    }
    return { seed, seconds, ...results, logged: Object.fromEntries([...logged].slice(0, 20)) };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

async function besiege(
  server: LocalFirebaseProcess,
  door: Door,
  address: string,
  { seed, seconds }: { readonly seed: number; readonly seconds: number },
): Promise<object> {
  const leave = await openIdle(address, IDLE_CONNECTIONS);
  const end = performance.now() + seconds * 1000;
  const died = server.ended.then((code) => {
    throw new Error(`local-firebase ended with ${code}. FUZZ_SEED=${seed}\n${server.lastWords()}`);
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
