import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  startLocalFirebaseProcess,
  type LocalFirebaseProcess,
} from '../tools/services/local-firebase-process';
import { ROOT } from '../tools/support/root';
import { processMegabytes } from './memory';
import { distribution, rounded } from './statistics';

const DOCUMENTS = 100_000;
const COMMIT = 500;
const DOCUMENT_BYTES = 600;
/** Interval of reads during a backup, in ms. */
const READ_EVERY_MS = 5;

const documents = (server: LocalFirebaseProcess): string =>
  `http://${server.firestore}/v1/projects/demo-project/databases/(default)/documents`;

/** The cost of storage: the start, the daily backup and a repair with 100,000 documents. */
export async function benchStorage(): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-storage-'));
  const dataDir = join(folder, 'data');
  try {
    await fill(dataDir);
    const begin = performance.now();
    const server = await startLocalFirebaseProcess(['--data', dataDir]);
    const startToReadySeconds = rounded((performance.now() - begin) / 1000);
    const withoutCopy = processMegabytes(server.pid);
    await server.kill();
    const copy = await benchCopy(dataDir);
    rmSync(join(dataDir, 'CURRENT'));
    const repairBegin = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, [
      join(ROOT, 'tools/run.mjs'),
      ...['local-firebase', '--data', dataDir, '--repair'],
    ]);
    return {
      documents: DOCUMENTS,
      startToReadySeconds,
      residentMegabytes: withoutCopy,
      copy,
      repairSeconds: rounded((performance.now() - repairBegin) / 1000),
      repaired: stdout.trim().split('\n')[0],
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function fill(dataDir: string): Promise<void> {
  const server = await startLocalFirebaseProcess(['--data', dataDir]);
  const { pathname } = new URL(documents(server));
  for (let number = 0; number < DOCUMENTS; number += COMMIT) {
    const writes = Array.from({ length: COMMIT }, (_, index) => ({
      update: {
        name: `${pathname.slice('/v1/'.length)}/stories/${number + index}`,
        fields: { data: { bytesValue: randomBytes(DOCUMENT_BYTES).toString('base64') } },
      },
    }));
    const answer = await fetch(`${documents(server)}:commit`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ writes }),
    });
    if (!answer.ok) throw new Error(`A commit was answered with ${answer.status}.`);
    await answer.text();
  }
  await server.stop();
}

/** Reads a document repeatedly during the first backup. */
async function benchCopy(dataDir: string): Promise<object> {
  const lines: string[] = [];
  const server = await startLocalFirebaseProcess(['--data', dataDir, '--daily-copies'], (line) =>
    lines.push(line),
  );
  const before = processMegabytes(server.pid);
  let highest = before;
  const times: number[] = [];
  while (!lines.some((line) => line.startsWith('copies: '))) {
    const begin = performance.now();
    await (await fetch(`${documents(server)}/stories/1`)).text();
    times.push(rounded(performance.now() - begin));
    highest = Math.max(highest, processMegabytes(server.pid));
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
  await server.stop();
  return {
    said: lines.find((line) => line.startsWith('copies: '))?.replace(dataDir, 'DIR'),
    readMillisecondsMeanwhile: distribution(times),
    residentMegabytes: { before, highest },
  };
}
