import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BASE_PATH } from '../../../story/turn-url';
import { WEB_ROOT } from '../../web/build-if-stale';

/** The scripts that the page names, in kB. */
export function firstViewBytes(): { readonly gzip: number; readonly brotli: number } {
  const root = join(WEB_ROOT, BASE_PATH);
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const files = [...page.matchAll(/"([^"]+\.js)"/gu)].map(([, path = '']) =>
    readFileSync(join(root, path.slice(BASE_PATH.length))),
  );
  const kilobytes = (pack: (bytes: Buffer) => Buffer): number =>
    Math.round(files.reduce((sum, file) => sum + pack(file).length, 0) / 100) / 10;
  return {
    gzip: kilobytes((bytes) => gzipSync(bytes)),
    brotli: kilobytes((bytes) => brotliCompressSync(bytes)),
  };
}
