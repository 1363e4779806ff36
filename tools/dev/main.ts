import { join } from 'node:path';
import { startService } from '../services/service';
import type { AppService } from '../start/app-service';
import { ENGINE, LOCAL_FIREBASE } from '../start/parts';
import { runApp } from '../start/run-app';
import { ROOT } from '../support/root';

const VITE: AppService = {
  name: 'web',
  greeting: null,
  prepare: ({ port }) =>
    Promise.resolve((onLine, signal) =>
      startService({
        name: 'web',
        script: join(ROOT, 'node_modules/vite/bin/vite.js'),
        args: ['--host', '127.0.0.1', '--port', String(port), '--strictPort'],
        // Its output is parsed, so colours are disabled.
        env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
        cwd: ROOT,
        isReady: (line) => line.includes('Local:'),
        onLine,
        signal,
      }),
    ),
};

export function main(args: readonly string[]): Promise<number> {
  return runApp(args, {
    usage: 'npm run dev – like npm start, with the web app from Vite’s development server.',
    services: [LOCAL_FIREBASE, ENGINE],
    web: VITE,
  });
}
