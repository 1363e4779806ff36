import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startService, type Service } from '../services/service';
import { ROOT } from '../support/root';

interface SuiteOptions {
  readonly project: string;
  /** Made by makeSuiteFolder. */
  readonly folder: string;
  /** `functions`, `tasks`, … */
  readonly only: readonly string[];
  /** Where Auth and databases keep what is theirs; null where they are not the suite's. */
  readonly data: string | null;
  readonly env: NodeJS.ProcessEnv;
  readonly onLine: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Starts emulators of firebase-tools. @throws Error with the suite's last words. */
export function startSuite(options: SuiteOptions): Promise<Service> {
  const { project, folder, only, data, env, onLine, signal } = options;
  return startService({
    name: 'The Firebase emulator suite',
    script: join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js'),
    args: [
      'emulators:start',
      ...['--project', project],
      ...['--only', only.join(',')],
      ...['--config', join(folder, 'firebase.json')],
      // The first time there is nothing to bring in.
      ...(data === null || !existsSync(data) ? [] : ['--import', data]),
      ...(data === null ? [] : ['--export-on-exit', data]),
    ],
    // Looking for Google's machines costs seconds where there are none.
    env: { METADATA_SERVER_DETECTION: 'none', ...env },
    // It writes its own logs where it runs.
    cwd: folder,
    isReady: (line) => line.includes('All emulators ready'),
    onLine,
    ...(signal === undefined ? {} : { signal }),
  });
}
