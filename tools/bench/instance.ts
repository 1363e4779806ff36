import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../support/free-port';
import { startApp, type RunningApp } from '../support/running-app';

/** Settings for an instance of the app that shares nothing with any other. */
export interface Instance {
  readonly env: Readonly<Record<string, string>>;
  readonly dataDir: string;
  start(): Promise<{ app: RunningApp; seconds: number }>;
  remove(): void;
}

export async function newInstance(more: Readonly<Record<string, string>> = {}): Promise<Instance> {
  const [PORT, AUTH_PORT, DATABASE_PORT, FIRESTORE_PORT] = (await freePorts(4)).map(String);
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    PORT: PORT ?? '',
    AUTH_PORT: AUTH_PORT ?? '',
    DATABASE_PORT: DATABASE_PORT ?? '',
    FIRESTORE_PORT: FIRESTORE_PORT ?? '',
    DATA_DIR: dataDir,
    ...more,
  };
  return {
    env,
    dataDir,
    start: async () => {
      const begin = performance.now();
      const app = await startApp(env);
      return { app, seconds: Math.round(performance.now() - begin) / 1000 };
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
