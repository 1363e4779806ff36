import { appConfigJson } from '../web/app-config';
import type { WebServerOptions } from '../web/web-server-options';
import { PROJECT_ID } from './project';
import type { Settings } from './settings';

/** The web app of these settings, with the local services. */
export function localWebServer(settings: Settings): WebServerOptions {
  const at = (port: number): string => `127.0.0.1:${port}`;
  const firestore = `http://${at(settings.firestorePort)}`;
  const database = `http://${at(settings.databasePort)}`;
  return {
    port: settings.port,
    origin: settings.origin ?? `http://${at(settings.port)}`,
    appConfig: appConfigJson(webEnvironment(settings)),
    addresses: { projectId: PROJECT_ID, firestore, database },
    connect: [
      firestore,
      database,
      `ws://${at(settings.databasePort)}`,
      `http://${at(settings.authPort)}`,
    ],
  };
}

function webEnvironment(settings: Settings): Record<string, string> {
  return {
    PROJECT_ID,
    AUTH_PORT: String(settings.authPort),
    DATABASE_PORT: String(settings.databasePort),
    FIRESTORE_PORT: String(settings.firestorePort),
    PAGE_SECONDS: String(settings.pageSeconds),
    VITE_APPCHECK_SITE_KEY: process.env['VITE_APPCHECK_SITE_KEY'] ?? '',
    VITE_APPCHECK_DEBUG_TOKEN: process.env['VITE_APPCHECK_DEBUG_TOKEN'] ?? '',
  };
}
