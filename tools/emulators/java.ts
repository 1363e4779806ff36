import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** The minimum Java version of the official Firestore and Realtime Database emulators. */
const JAVA_VERSION = 21;

type JavaResult =
  /** The environment whose PATH has it. */
  | { readonly ok: true; readonly env: NodeJS.ProcessEnv }
  /** A sentence. */
  | { readonly ok: false; readonly problem: string };

/** The Java of the emulators: that of JAVA_HOME, otherwise the one on the PATH. */
export function systemJava(given: NodeJS.ProcessEnv): JavaResult {
  const home = given['JAVA_HOME'];
  const path = [...(home ? [join(home, 'bin')] : []), given['PATH'] ?? ''].join(delimiter);
  const env = { ...given, PATH: path };
  const problem = javaProblem(installedJava(env));
  return problem === null ? { ok: true, env } : { ok: false, problem };
}

/** The major version of the `java` on the PATH, or null without one. */
export function installedJava(env: NodeJS.ProcessEnv): number | null {
  const { status, stderr } = spawnSync('java', ['-version'], { env, encoding: 'utf8' });
  if (status !== 0) return null;
  const version = /version "(?<major>\d+)/u.exec(stderr)?.groups?.['major'];
  return version === undefined ? null : Number(version);
}

/** A sentence that says what is missing, or null when the installed Java suffices. */
export function javaProblem(version: number | null): string | null {
  if (version !== null && version >= JAVA_VERSION) return null;
  const found = version === null ? 'no Java was found' : `the one found is Java ${version}`;
  return `The official Firebase emulators need Java ${JAVA_VERSION} or newer, and ${found}. npm start needs neither Java nor a download: it runs the same app on local-firebase.`;
}
