import { LOCAL_FIREBASE } from '../start/parts';
import { PROJECT_ID } from '../start/project';
import { runApp } from '../start/run-app';
import { readArguments } from '../support/read-arguments';
import { environmentWithJava } from './java';
import { FUNCTIONS, officialSuite } from './suite-services';

/** Replaces the emulators that need Java and a download. */
const LOCAL = 'local-databases';
const OPTIONS = { [LOCAL]: { type: 'boolean' } } as const;

const USAGE = `npm run emulators – the same app on the official Firebase emulators, all of them as ${PROJECT_ID}:
Auth, Realtime Database, Firestore, Cloud Functions with Cloud Tasks, and Hosting.
  --${LOCAL}   Auth and databases are local-firebase's, which needs no Java; the rest is official`;

export function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const isLocal = values[LOCAL] === true;
  // Neither help nor local databases need Java.
  const env = isLocal || values.help ? process.env : environmentWithJava(process.env);
  return runApp(args, {
    usage: USAGE,
    options: OPTIONS,
    services: isLocal ? [LOCAL_FIREBASE, FUNCTIONS] : [officialSuite(env)],
    // Hosting serves the app.
    web: null,
  });
}
