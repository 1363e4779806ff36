import type { Browser, Page } from 'playwright-core';
import { startLocalFirebase } from '../../local-firebase/start-local-firebase';
import type { AppConfig } from '../../story/app-config';
import { launchBrowser } from '../../tools/support/browser';
import { servePage } from './browser-page';

/** The app's data layer, with its configuration in the URL; failures are returned as their code. */
const PAGE_SCRIPT = `
  import { createFirebaseData } from './src/data/firebase/firebase-data';
  const data = createFirebaseData(JSON.parse(decodeURIComponent(location.hash.slice(1))));
  const codeOf = (work) => work.then(() => 'done', ({ code }) => code);
  Object.assign(window, {
    signIn: () => data.session.signIn(),
    keepsAccount: () => data.session.keepsAccount(),
    register: (entry) => codeOf(data.entries().then((entries) => entries.create(entry))),
    like: (uid, key) => codeOf(data.likes().then((likes) => likes.set(uid, key, true))),
    connected: () => new Promise((resolve) => {
      data.session.watchConnection((isConnected) => { if (isConnected) resolve(true); });
    }),
  });
`;

/** A page with the app's data layer in a real browser, on a local-firebase of its own. */
export interface DataLayerSite {
  readonly browser: Browser;
  /** Opens the page; resolves when `callPage` can be used. */
  open(page: Page, settings?: Pick<AppConfig, 'appCheck'>): Promise<void>;
  /** The value at a path of the Realtime Database. */
  stored(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startDataLayerSite(projectId: string): Promise<DataLayerSite> {
  const firebase = await startLocalFirebase({ authPort: 0, databasePort: 0, firestorePort: 0 });
  const site = await servePage(PAGE_SCRIPT);
  const browser = await launchBrowser();
  return {
    browser,

    async open(page, settings = {}) {
      const config: AppConfig = {
        projectId,
        apiKey: 'local',
        pageSeconds: 900,
        emulators: {
          auth: `http://${firebase.auth}`,
          database: firebase.database,
          firestore: firebase.firestore,
        },
        ...settings,
      };
      await page.goto(`${site.origin}/#${encodeURIComponent(JSON.stringify(config))}`);
      await page.waitForFunction(() => 'signIn' in window);
    },

    async stored(path) {
      const url = `http://${firebase.database}/${path}.json?ns=${projectId}-default-rtdb`;
      const response = await fetch(url, { headers: { authorization: 'Bearer owner' } });
      const value: unknown = await response.json();
      return value;
    },

    async stop() {
      await browser.close();
      site.stop();
      await firebase.stop();
    },
  };
}

/** Calls a function of the page by name. */
export const callPage = (page: Page, name: string, ...args: unknown[]): Promise<unknown> =>
  page.evaluate(
    ([method, given]) => {
      const called: unknown = Reflect.get(window, method);
      if (typeof called !== 'function') throw new Error(`${method} is missing.`);
      return Reflect.apply(called, window, given) as unknown;
    },
    [name, args] as const,
  );
