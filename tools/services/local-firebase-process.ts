import { bundleService } from './bundle';
import { startService } from './service';

/** local-firebase in a child process, on free ports. */
export interface LocalFirebaseProcess {
  readonly pid: number;
  /** `host:port`, as the other addresses. */
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
  /** Resolves when the process has exited, with its exit code (null after a signal). */
  readonly ended: Promise<number | null>;
  /** The last lines of its output. */
  lastWords(): string;
  stop(): Promise<void>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

/**
 * @param args Further arguments of the command, for instance `--data DIR`.
 * @param onLine Gets every line of its output except the first.
 */
export async function startLocalFirebaseProcess(
  args: readonly string[] = [],
  onLine: (line: string) => void = () => undefined,
): Promise<LocalFirebaseProcess> {
  const service = await startService({
    name: 'local-firebase',
    script: await bundleService('local-firebase-alone', 'local-firebase/cli/main.ts'),
    args: [...['--auth-port', '0', '--database-port', '0', '--firestore-port', '0'], ...args],
    env: process.env,
    isReady: (line) => line.startsWith('ready '),
    onLine,
  });
  const address = (name: string): string =>
    new RegExp(`${name}=(\\S+)`).exec(service.ready)?.[1] ?? '';
  return {
    pid: service.pid,
    auth: address('auth'),
    database: address('database'),
    firestore: address('firestore'),
    ended: service.ended.then(({ code }) => code),
    lastWords: () => service.lastWords(),
    stop: () => service.stop(),
    kill: () => service.kill(),
  };
}
