/** What the page is told when it is served; `src/config` reads it. */
interface AppConfig {
  readonly projectId: string;
  readonly apiKey: string;
  readonly databaseURL?: string;
  readonly appCheck?: { readonly siteKey: string; readonly debugToken?: string };
  readonly emulators: {
    readonly auth: string;
    readonly database: string;
    readonly firestore: string;
  } | null;
  readonly pageSeconds: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the environment names a Firebase project of somebody's own, for a build that is deployed. */
export function namesFirebaseProject(env: Environment): boolean {
  return Boolean(env['VITE_FIREBASE_PROJECT_ID']);
}

/**
 * The page's configuration as JSON that may stand inside a script element. With `VITE_FIREBASE_PROJECT_ID` it is that
 * project's; without, it leads to the services on this machine (`AUTH_PORT`, `DATABASE_PORT`, `FIRESTORE_PORT`). With
 * `VITE_APPCHECK_SITE_KEY` the app uses App Check, with `VITE_APPCHECK_DEBUG_TOKEN` as a debug token.
 */
export function appConfigJson(env: Environment): string {
  // A "<" could end the script element; JSON knows it by its number as well.
  return JSON.stringify(appConfig(env)).replaceAll('<', String.raw`\u003c`);
}

function appConfig(env: Environment): AppConfig {
  const pageSeconds = Number(env['PAGE_SECONDS'] || 900);
  const databaseURL = env['VITE_FIREBASE_DATABASE_URL'];
  if (namesFirebaseProject(env)) {
    return {
      projectId: env['VITE_FIREBASE_PROJECT_ID'] ?? '',
      apiKey: env['VITE_FIREBASE_API_KEY'] ?? '',
      ...(databaseURL ? { databaseURL } : {}),
      ...appCheckOf(env),
      emulators: null,
      pageSeconds,
    };
  }
  return {
    projectId: env['PROJECT_ID'] || 'demo-tokinotabibito',
    // The services on this machine take any key.
    apiKey: 'local',
    ...appCheckOf(env),
    emulators: {
      auth: `http://127.0.0.1:${env['AUTH_PORT'] || 9099}`,
      database: `127.0.0.1:${env['DATABASE_PORT'] || 9000}`,
      firestore: `127.0.0.1:${env['FIRESTORE_PORT'] || 8080}`,
    },
    pageSeconds,
  };
}

function appCheckOf(env: Environment): Pick<AppConfig, 'appCheck'> {
  const siteKey = env['VITE_APPCHECK_SITE_KEY'];
  const debugToken = env['VITE_APPCHECK_DEBUG_TOKEN'];
  return siteKey ? { appCheck: { siteKey, ...(debugToken ? { debugToken } : {}) } } : {};
}
