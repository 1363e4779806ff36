import { initializeApp, type FirebaseApp } from 'firebase/app';
import type { AppConfig } from '../../../story/app-config';

/** The Firebase app of a configuration; `name` distinguishes several in one process. */
export function connectApp(
  { projectId, apiKey, databaseURL }: AppConfig,
  name: string,
): FirebaseApp {
  return initializeApp(
    {
      projectId,
      apiKey,
      databaseURL: databaseURL ?? `https://${projectId}-default-rtdb.firebaseio.com`,
    },
    name,
  );
}

/** The app with App Check, for the services that people write to; without the setting nothing of it is loaded. */
export async function guardApp(
  app: FirebaseApp,
  { appCheck, emulators }: AppConfig,
): Promise<FirebaseApp> {
  if (appCheck) (await import('./app-check')).protectApp(app, appCheck, emulators !== null);
  return app;
}

/** `127.0.0.1:9000` as the SDKs want it. */
export function hostAndPort(address: string): [host: string, port: number] {
  const [host = '', port = ''] = address.split(':');
  return [host, Number(port)];
}
