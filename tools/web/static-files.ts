import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import type { Answer } from '../../pages/answer';

/** Served as files: `index.html` is the template of pages. */
const NO_FILE = /(?:^|\/)(?:index\.html|.*\.br)$/u;

interface StaticFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
  /** Compressed with Brotli, when the file exists. */
  readonly packed: Buffer | null;
}

/**
 * Responds with the files of a build, which are read once: a build takes 3 MB, and a new build on disk does not affect
 * clients with an older page. Files with a hash in their name may be cached forever.
 * @param root The build's folder.
 */
export function staticFiles(
  root: string,
): (path: string, headers: IncomingHttpHeaders) => Answer | null {
  const files = readBuild(root);
  return (path, { 'accept-encoding': accepted, 'if-none-match': knownTag }) => {
    const file = files.get(path);
    if (file === undefined) return null;
    const { headers, bytes, packed } = file;
    if (knownTag?.includes(headers['etag'] ?? '') === true) {
      return { status: 304, headers, body: '' };
    }
    return packed !== null && /\bbr\b/u.test(String(accepted))
      ? { status: 200, headers: { ...headers, 'content-encoding': 'br' }, body: packed }
      : { status: 200, headers, body: bytes };
  };
}

/** Attempts to read the files while another instance replaces them with its own build. */
const ATTEMPTS = 5;

/** Reads a complete build; starts again when a file was removed since the listing. */
function readBuild(root: string): ReadonlyMap<string, StaticFile> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readFiles(root);
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!isGone || attempt === ATTEMPTS) throw error;
    }
  }
}

function readFiles(root: string): ReadonlyMap<string, StaticFile> {
  const found = new Map<string, Buffer>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const absolute = join(entry.parentPath, entry.name);
    found.set(`/${relative(root, absolute).split(sep).join('/')}`, readFileSync(absolute));
  }
  return new Map(
    [...found]
      .filter(([path]) => !NO_FILE.test(path))
      .map(([path, bytes]): [string, StaticFile] => [
        path,
        { headers: headersOf(path, bytes), bytes, packed: found.get(`${path}.br`) ?? null },
      ]),
  );
}

function headersOf(path: string, bytes: Buffer): Record<string, string> {
  const type = lookup(path) ?? 'application/octet-stream';
  return {
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    'cache-control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
