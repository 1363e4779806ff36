import { rmSync } from 'node:fs';
import { ownSettings, type OwnSettings } from '../tools/support/own-settings';
import { startApp, type RunningApp } from '../tools/support/running-app';

/** Settings of an isolated instance of the app. */
export interface Instance {
  readonly env: OwnSettings;
  readonly dataDir: string;
  start(): Promise<{ app: RunningApp; seconds: number }>;
  remove(): void;
}

export async function newInstance(more: Readonly<Record<string, string>> = {}): Promise<Instance> {
  const env: OwnSettings = { ...(await ownSettings()), ...more };
  return {
    env,
    dataDir: env.DATA_DIR,
    start: async () => {
      const begin = performance.now();
      const app = await startApp(env);
      return { app, seconds: Math.round(performance.now() - begin) / 1000 };
    },
    remove: () => rmSync(env.DATA_DIR, { recursive: true, force: true }),
  };
}
