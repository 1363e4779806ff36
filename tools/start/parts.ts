import { join } from 'node:path';
import { bundleService, bundleThread } from '../services/bundle';
import { startService } from '../services/service';
import { ROOT } from '../support/root';
import { buildIfStale, WEB_ROOT } from '../web/build-if-stale';
import type { AppService } from './app-service';
import { localWebServer } from './local-web-server';
import { firebaseEnvironment, PROJECT_ID } from './project';

export const LOCAL_FIREBASE: AppService = {
  name: 'local-firebase',
  greeting: 'Starting the Firebase services …',
  // Lines about truncated, damaged or unwritable data, and failed backups.
  isAlert: (line) => line.startsWith('storage: ') || line.startsWith('copies: no '),
  async prepare(settings) {
    const script = await bundleService('local-firebase', 'local-firebase/cli/main.ts');
    const args = [
      ...['--auth-port', String(settings.authPort)],
      ...['--database-port', String(settings.databasePort)],
      ...['--firestore-port', String(settings.firestorePort)],
      ...['--project', PROJECT_ID],
      ...['--data', join(settings.dataDir, 'firebase'), '--daily-copies'],
      ...['--database-rules', join(ROOT, 'database.rules.json')],
      ...['--firestore-rules', join(ROOT, 'firestore.rules')],
      ...['--firestore-indexes', join(ROOT, 'firestore.indexes.json')],
    ];
    return (onLine, signal) =>
      startService({
        ...{ name: 'local-firebase', script, args, env: process.env, onLine, signal },
        isReady: (line) => line.startsWith('ready '),
      });
  },
};

export const ENGINE: AppService = {
  name: 'engine',
  greeting: 'Starting the engine; it makes sure that the showcase story is there …',
  async prepare(settings) {
    const script = await bundleService('engine', 'engine/cli/worker.ts');
    const env = {
      ...process.env,
      ...firebaseEnvironment(settings),
      PAGE_SECONDS: String(settings.pageSeconds),
      TURN_SECONDS: String(settings.turnSeconds),
      STORIES_PER_HOUR: String(settings.storiesPerHour),
      STORY_MODEL: settings.storyModel,
    };
    return (onLine, signal) =>
      startService({
        ...{ name: 'engine', script, args: [], env, onLine, signal },
        isReady: (line) => line === 'ready engine',
      });
  },
};

/** The production build, made when it is missing or stale. */
export const WEB: AppService = {
  name: 'web',
  greeting: null,
  async prepare(settings, say) {
    const [script] = await Promise.all([
      bundleService('web', 'tools/web/main.ts'),
      bundleThread('picture-thread', 'pages/picture/picture-thread.ts'),
      buildIfStale(() => say('Building the web app …')),
    ]);
    const place = { ...localWebServer(settings), root: WEB_ROOT };
    // React's development build takes ten times as long to render a page.
    const env = { ...process.env, NODE_ENV: 'production', WEB_PLACE: JSON.stringify(place) };
    return (onLine, signal) =>
      startService({
        ...{ name: 'web', script, args: [], env, onLine, signal },
        isReady: (line) => line === 'ready web',
      });
  },
};
