import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFile } from './read-file';

/** The paths of all files of a `content/` folder, from it and with `/`. */
function contentPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md'))
    .toSorted();
}

export function contentFiles(folder: string): ContentFile[] {
  return contentPaths(folder).map((path) => ({
    path,
    text: readFileSync(join(folder, path), 'utf8'),
  }));
}
