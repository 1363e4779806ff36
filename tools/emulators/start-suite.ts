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
  /** Where Auth and the databases store their data; null when they are not part of the suite. */
  readonly data: string | null;
  readonly env: NodeJS.ProcessEnv;
  readonly onLine: (line: string) => void;
  readonly signal?: AbortSignal;
}

/** Starts emulators of firebase-tools. @throws Error with the end of the suite's output. */
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
      // The first start has no data to import.
      ...(data === null || !existsSync(data) ? [] : ['--import', data]),
      ...(data === null ? [] : ['--export-on-exit', data]),
    ],
    // The lookup of Google's metadata server takes seconds outside the cloud.
    env: { METADATA_SERVER_DETECTION: 'none', ...env },
    // It writes its own logs into its working folder.
    cwd: folder,
    isReady: (line) => line.includes('All emulators ready'),
    onLine,
    ...(signal === undefined ? {} : { signal }),
  });
}
