import { LOCAL_FIREBASE } from '../start/parts';
import { PROJECT_ID } from '../start/project';
import { runApp } from '../start/run-app';
import { readArguments } from '../support/read-arguments';
import { systemJava } from './java';
import { FUNCTIONS, officialSuite } from './suite-services';

/** Replaces the emulators that need Java and a download. */
const LOCAL = 'local-databases';
const OPTIONS = { [LOCAL]: { type: 'boolean' } } as const;

const USAGE = `npm run emulators – the same app on the official Firebase emulators, all of them as ${PROJECT_ID}:
Auth, Realtime Database, Firestore, Cloud Functions with Cloud Tasks, and Hosting.
  --${LOCAL}   Auth and databases are local-firebase's, which needs no Java; the rest is official`;

export function main(args: readonly string[]): Promise<number> {
  const read = readArguments(args, OPTIONS);
  if (!read.ok) {
    console.error(read.message);
    return Promise.resolve(1);
  }
  const isLocal = read.values[LOCAL] === true;
  const java = systemJava(process.env);
  if (!java.ok && !isLocal && !read.values.help) {
    console.error(
      `${java.problem} npm run emulators -- --${LOCAL} runs the official functions, tasks and hosting without it.`,
    );
    return Promise.resolve(1);
  }
  return runApp(args, {
    usage: USAGE,
    options: OPTIONS,
    services: isLocal
      ? [LOCAL_FIREBASE, FUNCTIONS]
      : [officialSuite(java.ok ? java.env : process.env)],
    // Hosting serves the app.
    web: null,
  });
}
