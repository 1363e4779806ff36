import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BASE_PATH } from '../../story/turn-url.ts';

/** A file of the build; one with a digest in its name has no revision. */
interface BuildFile {
  readonly url: string;
  readonly revision: string | null;
}

const CACHED = /\.(?:js|css|svg|webmanifest)$/u;
const WITH_DIGEST = /^assets\//u;

/** Writes `sw.js` into a build: it caches every file of the build, and the page anew with each build. */
export async function bundleServiceWorker(folder: string): Promise<void> {
  const files = filesOf(folder);
  const page = { url: `${BASE_PATH}/`, revision: digest(JSON.stringify(files)) };
  await build({
    entryPoints: [join(import.meta.dirname, 'service-worker.ts')],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    charset: 'utf8',
    define: {
      BUILD_FILES: JSON.stringify([...files, page]),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'warning',
  });
}

function filesOf(folder: string): BuildFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && CACHED.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, url: relative(folder, path).split(sep).join('/') }))
    .filter(({ url }) => url !== 'sw.js')
    .sort((a, b) => (a.url < b.url ? -1 : 1))
    .map(({ path, url }) => ({
      url,
      revision: WITH_DIGEST.test(url) ? null : digest(readFileSync(path)),
    }));
}

const digest = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');
