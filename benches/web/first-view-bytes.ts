import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BASE_PATH } from '../../story/turn-url';
import { WEB_ROOT } from '../../tools/web/build-if-stale';
import { firstViewScripts } from '../../tools/web/first-view';

/** The scripts that the page references, in kB. */
export function firstViewBytes(): { readonly gzip: number; readonly brotli: number } {
  const page = readFileSync(join(WEB_ROOT, BASE_PATH, 'index.html'), 'utf8');
  const files = firstViewScripts(page).map((path) => readFileSync(join(WEB_ROOT, path)));
  const kilobytes = (pack: (bytes: Buffer) => Buffer): number =>
    Math.round(files.reduce((sum, file) => sum + pack(file).length, 0) / 100) / 10;
  return {
    gzip: kilobytes((bytes) => gzipSync(bytes)),
    brotli: kilobytes((bytes) => brotliCompressSync(bytes)),
  };
}
