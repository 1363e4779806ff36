import type { AppConfig } from '../../story/app-config';

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the environment names a Firebase project, for a build that is deployed. */
export function namesFirebaseProject(env: Environment): boolean {
  return Boolean(env['VITE_FIREBASE_PROJECT_ID']);
}

/**
 * The page's configuration as JSON for a script element. With `VITE_FIREBASE_PROJECT_ID` it is that
 * project's; without, it names the local services (`AUTH_PORT`, `DATABASE_PORT`, `FIRESTORE_PORT`). With
 * `VITE_APPCHECK_SITE_KEY` the app uses App Check, with `VITE_APPCHECK_DEBUG_TOKEN` as a debug token.
 */
export function appConfigJson(env: Environment): string {
  // A "<" could close the script element; its JSON escape is equivalent.
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
    // The local services accept any key.
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
