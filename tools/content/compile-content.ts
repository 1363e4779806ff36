import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../support/root';

/** Where `#content` of package.json leads. */
const MODULE = join(ROOT, '.cache', 'content', 'content.mjs');
/** What the module depends on: the files, and the code that reads them. */
const SOURCES = ['content', 'engine/content', 'engine/storylets/format'];

/**
 * Compiles `content/` to the module `#content`, unless it is current.
 * @returns The faults, a line each; none when the module is current now.
 */
export async function compileContent(): Promise<readonly string[]> {
  const head = `// ${signature()}\n`;
  if (headOfModule(head.length) === head) return [];
  const { contentFiles } = await import('../../engine/content/content-files');
  const { loadContent } = await import('../../engine/content/load-content');
  const { printFault } = await import('../../engine/content/fault');
  const { printModule } = await import('../../engine/content/print-module');
  const loaded = loadContent(contentFiles(join(ROOT, 'content')));
  if (!loaded.ok) return loaded.faults.map(printFault);
  replaceFile(MODULE, head + printModule(loaded.content));
  return [];
}

/** Changes with every source that is written, added or removed. */
function signature(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })) {
      const stat = statSync(join(ROOT, folder, path));
      if (stat.isFile()) hash.update(`${folder}/${path} ${stat.size} ${stat.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** '' where there is no module yet. */
function headOfModule(length: number): string {
  let file;
  try {
    file = openSync(MODULE, 'r');
  } catch {
    return '';
  }
  try {
    const head = Buffer.alloc(length);
    return head.toString('utf8', 0, readSync(file, head, 0, length, 0));
  } finally {
    closeSync(file);
  }
}

/** A process that imports the module meanwhile reads a whole one. */
function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.${randomUUID()}`;
  writeFileSync(fresh, text);
  renameSync(fresh, path);
}
