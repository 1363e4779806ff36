import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ToolError } from '../support/tool-error';

/** The minimum Java version of the official Firestore and Realtime Database emulators. */
const JAVA_VERSION = 21;

/**
 * The environment whose PATH has the Java of the emulators: that of JAVA_HOME, otherwise the one on the PATH.
 * @throws ToolError `java-missing`
 */
export function environmentWithJava(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const home = given['JAVA_HOME'];
  const path = [...(home ? [join(home, 'bin')] : []), given['PATH'] ?? ''].join(delimiter);
  const env = { ...given, PATH: path };
  checkJava(installedJava(env));
  return env;
}

/** The major version of the `java` on the PATH, or null without one. */
export function installedJava(env: NodeJS.ProcessEnv): number | null {
  const { status, stderr } = spawnSync('java', ['-version'], { env, encoding: 'utf8' });
  if (status !== 0) return null;
  const version = /version "(?<major>\d+)/u.exec(stderr)?.groups?.['major'];
  return version === undefined ? null : Number(version);
}

/** @throws ToolError `java-missing` unless the version suffices; null is no Java. */
export function checkJava(version: number | null): void {
  if (version !== null && version >= JAVA_VERSION) return;
  const found = version === null ? 'no Java was found' : `the one found is Java ${version}`;
  throw new ToolError(
    'java-missing',
    `The official Firebase emulators need Java ${JAVA_VERSION} or newer, and ${found}. npm start needs neither Java nor a download: it runs the same app on local-firebase. npm run emulators -- --local-databases runs the official functions, tasks and hosting without Java.`,
  );
}
