import { connectFirebase } from '../../engine/adapters/firebase-services';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { ERROR_SENTENCES } from '../../engine/errors/error-sentences';
import { readOperatorArguments, USAGE } from '../../engine/operator/arguments';
import { OperatorError } from '../../engine/operator/operator-error';
import { runCommand } from '../../engine/operator/run-command';

const EMULATOR_HOSTS = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIREBASE_DATABASE_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
] as const;

/** @returns the exit code: 0 done, 1 failed during execution, 2 not possible. */
export async function main(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.length === 0) {
    console.log(USAGE);
    return args.length === 0 ? 2 : 0;
  }
  try {
    const { command, project, databaseUrl, isDryRun } = readOperatorArguments(args);
    checkHosts(project);
    const services = connectFirebase(project, 'operator', databaseUrl);
    try {
      const say = (line: string): void => console.log(line);
      await runCommand(command, { services, clock: systemClock, isDryRun, say });
    } finally {
      await services.close();
    }
    return 0;
  } catch (error) {
    if (error instanceof OperatorError) {
      console.error(`${error.message} (${error.code})\n${ERROR_SENTENCES[error.code]}`);
      return 2;
    }
    console.error(
      `It was not done to the end, and may be begun again: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 1;
  }
}

/** Emulator variables must be set for both databases or for neither. */
function checkHosts(project: string): void {
  const missing = EMULATOR_HOSTS.filter((name) => !process.env[name]);
  const isLocal = project.startsWith('demo-') || missing.length < EMULATOR_HOSTS.length;
  if (!isLocal) return;
  if (missing[0] !== undefined) {
    throw new OperatorError(
      'bad-command',
      `${missing[0]} must say where the local project is, such as 127.0.0.1:9000. Try --help.`,
    );
  }
  // The lookup of Google's metadata server takes seconds outside the cloud.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
}
