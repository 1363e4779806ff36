import { rmSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../tools/support/browser';
import { ownSettings, type OwnSettings } from '../../tools/support/own-settings';
import { startApp, type RunningApp } from '../../tools/support/running-app';

/** The environment of a file's tests: the whole app, with only the showcase, and a browser. */
export interface Stage {
  readonly env: OwnSettings;
  /** The page's address; ends with a slash. */
  readonly url: string;
  readonly browser: Browser;
  /** Restarts the app with its data. */
  restart(): Promise<void>;
  /** Stops the app with SIGINT; gives its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Sets the environment up before a file's first test, and removes it after the last one.
 * @param settings More settings of `npm start`.
 */
export function setStage(settings: Readonly<Record<string, string>> = {}): Stage {
  let env: OwnSettings;
  let app: RunningApp;
  let browser: Browser;
  beforeAll(async () => {
    env = { ...(await ownSettings()), ...settings };
    app = await startApp(env);
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.interrupt();
    rmSync(env.DATA_DIR, { recursive: true });
  });
  return {
    get env() {
      return env;
    },
    get url() {
      return app.url;
    },
    get browser() {
      return browser;
    },
    restart: async () => {
      app = await startApp(env);
    },
    stop: () => app.interrupt(),
  };
}
