import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { BASE_PATH } from '../../story/turn-url';
import { withImports } from '../support/rooms';
import { ROOT } from '../support/root';
import { runCommand } from '../support/run-command';
import { ToolError } from '../support/tool-error';
import { compressBuild } from './compress-build';

/** Files and folders that the production build depends on. */
const INPUTS = [
  ...withImports('src'),
  'public',
  'tools/web/app-config.ts',
  'tools/web/app-icons.ts',
  'tools/web/bundle-service-worker.ts',
  'tools/web/compress-build.ts',
  'tools/web/first-view-chunks.ts',
  'tools/web/manifest-path.ts',
  'tools/web/offline-plugin.ts',
  'tools/web/other-page.ts',
  'tools/web/page-head.ts',
  'tools/web/service-worker.ts',
  'tools/web/start-app.ts',
  'tools/web/words-first.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** The build's folder; Hosting serves the same one. */
export const WEB_ROOT = join(ROOT, 'dist');
const STAMP = join(ROOT, '.cache', 'web-build');

/**
 * Makes the production build unless the existing one was made from the same files.
 * @throws ToolError `web-build-failed` with Vite's output when the build fails.
 */
export async function buildIfStale(onBuild: () => void): Promise<void> {
  const stamp = digestOfInputs();
  const isFresh = (): boolean =>
    existsSync(join(WEB_ROOT, BASE_PATH, 'index.html')) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === stamp;
  if (isFresh()) return;
  onBuild();
  await runVite(isFresh);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, stamp);
}

function digestOfInputs(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap(filesBelow)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  const absolute = join(ROOT, path);
  if (!existsSync(absolute)) return [];
  if (statSync(absolute).isFile()) return [path];
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/u.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length))
    .sort();
}

/** Builds beside the served folder and then replaces it, so that no running instance serves an incomplete build. */
async function runVite(isFresh: () => boolean): Promise<void> {
  const fresh = join(ROOT, '.cache', `web-${process.pid}`);
  const old = `${fresh}-old`;
  const env = Object.fromEntries(
    // This build is configured when it is served; a build for a Firebase project is made separately.
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')),
  );
  const { code, output } = await runCommand(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      ...['--outDir', join(fresh, BASE_PATH), '--emptyOutDir'],
    ],
    // Under a test's environment the build would be a development build.
    { env: { ...env, NODE_ENV: 'production' } },
  );
  if (code !== 0)
    throw new ToolError('web-build-failed', `The web app could not be built.\n${output}`);
  compressBuild(fresh);
  if (isFresh()) {
    // Another instance has made the same build meanwhile, and may be reading it.
    rmSync(fresh, { recursive: true, force: true });
    return;
  }
  if (existsSync(WEB_ROOT)) renameSync(WEB_ROOT, old);
  takePlace(fresh);
  rmSync(old, { recursive: true, force: true });
  // It remains when another instance has made the same build meanwhile.
  rmSync(fresh, { recursive: true, force: true });
}

function takePlace(fresh: string): void {
  try {
    renameSync(fresh, WEB_ROOT);
  } catch (error) {
    // Another instance was faster between the two calls.
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';
}
