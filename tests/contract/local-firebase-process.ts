import { bundleService } from '../../tools/services/bundle';
import { startService } from '../../tools/services/service';

/** local-firebase in a process of its own, with data that outlives it. */
export interface LocalFirebaseProcess {
  /** `host:port`, as the other addresses. */
  readonly auth: string;
  readonly database: string;
  readonly firestore: string;
  /** Ends it without a chance to finish anything. */
  kill(): Promise<void>;
}

export async function startProcess(
  dataDir: string,
  onLine: (line: string) => void,
): Promise<LocalFirebaseProcess> {
  const service = await startService({
    name: 'local-firebase',
    command: process.execPath,
    args: [
      await bundleService('local-firebase-to-kill', 'local-firebase/cli/main.ts'),
      ...['--auth-port', '0', '--database-port', '0', '--firestore-port', '0'],
      ...['--data', dataDir],
    ],
    env: process.env,
    isReady: (line) => line.startsWith('ready '),
    onLine,
  });
  const address = (name: string): string =>
    new RegExp(`${name}=(\\S+)`).exec(service.ready)?.[1] ?? '';
  return {
    auth: address('auth'),
    database: address('database'),
    firestore: address('firestore'),
    kill: async () => {
      process.kill(service.pid, 'SIGKILL');
      await service.ended;
    },
  };
}
