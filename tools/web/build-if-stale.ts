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
import { compressBuild } from './compress-build';

/** Files and folders that the production build is made of. */
const INPUTS = [
  ...withImports('src'),
  'public',
  'tools/web/app-config.ts',
  'tools/web/app-icons.ts',
  'tools/web/compress-build.ts',
  'tools/web/offline-plugin.ts',
  'tools/web/page-head.ts',
  'tools/web/words-first.ts',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Where the build lies; Hosting serves the same folder. */
export const WEB_ROOT = join(ROOT, 'dist');
const STAMP = join(ROOT, '.cache', 'web-build');

/**
 * Makes the production build unless the one that is there was made from the same files.
 * @throws Error with Vite's output when the build fails.
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

/** Builds beside the folder that is served and then takes its place, so that no running instance serves half a build. */
async function runVite(isFresh: () => boolean): Promise<void> {
  const fresh = join(ROOT, '.cache', `web-${process.pid}`);
  const old = `${fresh}-old`;
  const env = Object.fromEntries(
    // A build for a Firebase project of somebody's own is another build: this one is configured when it is served.
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_')),
  );
  const { code, output } = await runCommand(
    process.execPath,
    [
      join(ROOT, 'node_modules/vite/bin/vite.js'),
      'build',
      ...['--outDir', join(fresh, BASE_PATH), '--emptyOutDir'],
    ],
    // Whoever calls this may be a test, whose environment would build everything for development.
    { env: { ...env, NODE_ENV: 'production' } },
  );
  if (code !== 0) throw new Error(`The web app could not be built.\n${output}`);
  compressBuild(fresh);
  if (isFresh()) {
    // Another instance has built the same meanwhile, and may be reading it.
    rmSync(fresh, { recursive: true, force: true });
    return;
  }
  if (existsSync(WEB_ROOT)) renameSync(WEB_ROOT, old);
  takePlace(fresh);
  rmSync(old, { recursive: true, force: true });
  // Still there when another instance has built the same meanwhile.
  rmSync(fresh, { recursive: true, force: true });
}

function takePlace(fresh: string): void {
  try {
    renameSync(fresh, WEB_ROOT);
  } catch (error) {
    // Between the two, another instance was quicker.
    if (!isTaken(error)) throw error;
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY';
}
