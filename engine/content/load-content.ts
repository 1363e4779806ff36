import type { Content } from '../storylets/format/content';
import { assemble } from './assemble';
import type { ContentFault } from './fault';
import { readFile, type ContentFile, type FileContent } from './read-file';
import { ReadFiles } from './read-files';

export type LoadedContent =
  | { readonly ok: true; readonly content: Content }
  /** File by file, in the order of the lines. */
  | { readonly ok: false; readonly faults: readonly ContentFault[] };

/** Reads all files of `content/`; the order in which they come decides nothing. */
export function loadContent(files: readonly ContentFile[]): LoadedContent {
  const read = new Map<string, FileContent>();
  const faults: ContentFault[] = [];
  for (const file of files.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const { content, faults: found } = readFile(file);
    faults.push(...found);
    if (content !== null) read.set(file.path, content);
  }
  if (faults.length > 0) return { ok: false, faults };
  const whole = new ReadFiles(read);
  const content = assemble(whole);
  if (content === null || whole.faults.length > 0) return { ok: false, faults: whole.faults };
  return { ok: true, content };
}
