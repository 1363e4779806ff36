import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { earlyError } from './support/early-error.mjs';

const ROOT = new URL('..', import.meta.url);

/** @throws `node-too-old` */
export function ensureNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw earlyError(
    'node-too-old',
    `Node ${version} is too old: please install Node 20.19 or newer.`,
  );
}

/**
 * Runs `npm ci` unless node_modules already matches the lock file.
 * @param {'run' | 'develop'} scope `run`: only what builds and runs the app; `develop`: tests, linters, deployment as well.
 * @throws `packages-not-installed`
 */
export async function ensureInstalled(scope) {
  if (isInstalled(scope)) return;
  console.log(
    scope === 'run'
      ? 'Installing the packages that build and run the app (npm ci --omit=dev), up to a minute …'
      : 'Installing all packages, those of tests and deployment too (npm ci), a few minutes the first time …',
  );
  const code = await runNpmCi(scope);
  if (code === 0 && isInstalled(scope)) return;
  throw earlyError(
    'packages-not-installed',
    'npm ci failed: the packages could not be installed. Its output above says why.',
  );
}

function isInstalled(scope) {
  const installed = new URL('node_modules/.package-lock.json', ROOT);
  if (!existsSync(installed)) return false;
  const wanted = packagesOf(new URL('package-lock.json', ROOT));
  const present = packagesOf(installed);
  return Object.entries(wanted).every(
    ([path, { version, optional, peer, dev, devOptional }]) =>
      path === '' ||
      optional ||
      peer ||
      (scope === 'run' && (dev || devOptional)) ||
      present[path]?.version === version,
  );
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}

function runNpmCi(scope) {
  // npm passes its own path to its scripts; otherwise `npm` is found on the PATH.
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(
    command,
    [...first, 'ci', ...(scope === 'run' ? ['--omit=dev'] : []), '--no-audit', '--no-fund'],
    {
      cwd: fileURLToPath(ROOT),
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: !npm && process.platform === 'win32',
    },
  );
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
