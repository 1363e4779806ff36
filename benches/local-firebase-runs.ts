import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startLocalFirebaseProcess,
  type LocalFirebaseProcess,
} from '../tools/services/local-firebase-process';
import { processMegabytes } from './memory';
import { distribution, rounded } from './statistics';

const STARTS = 5;

/**
 * Starts local-firebase several times on stored data, then once more for `measure`.
 * @returns Seconds to ready and idle memory of the starts, and the result of `measure`.
 */
export async function benchLocalFirebase(
  measure: (server: LocalFirebaseProcess) => Promise<object>,
): Promise<object> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-local-firebase-'));
  try {
    const starts = await benchStarts(dataDir);
    const server = await startLocalFirebaseProcess(['--data', dataDir]);
    try {
      return { ...starts, ...(await measure(server)) };
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
}

async function benchStarts(dataDir: string): Promise<object> {
  const seconds: number[] = [];
  const megabytes: number[] = [];
  for (let run = 0; run < STARTS; run += 1) {
    const begin = performance.now();
    const server = await startLocalFirebaseProcess(['--data', dataDir]);
    seconds.push(rounded((performance.now() - begin) / 1000));
    megabytes.push(processMegabytes(server.pid));
    await server.stop();
  }
  return {
    startToReadySeconds: distribution(seconds),
    residentMegabytesIdle: distribution(megabytes),
  };
}
