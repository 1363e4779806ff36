import type { World } from '../storylets/format/world';
import { worldOf } from './assemble';
import type { ContentFault } from './fault';
import { readFile, type ContentFile, type FileContent } from './read-file';
import { ReadFiles } from './read-files';

export type LoadedWorld =
  | { readonly ok: true; readonly content: World }
  | { readonly ok: false; readonly faults: readonly ContentFault[] };

/** The world of a scene without its scenes, or the first world for a scene that fits every one. */
export function worldFor(path: string, files: readonly ContentFile[]): LoadedWorld {
  const own = /^worlds\/(?<id>[^/]+)\//u.exec(path)?.groups?.['id'];
  const id = own ?? firstWorld(files);
  const about = new RegExp(`^worlds/${id}/[^/]+\\.md$`, 'u');
  const read = new Map<string, FileContent>();
  const faults: ContentFault[] = [];
  for (const file of files.filter((one) => about.test(one.path))) {
    const { content, faults: found } = readFile(file);
    faults.push(...found);
    if (content !== null) read.set(file.path, content);
  }
  if (faults.length > 0) return { ok: false, faults };
  const whole = new ReadFiles(read);
  const world = worldOf(id, whole);
  return world === null ? { ok: false, faults: whole.faults } : { ok: true, content: world.world };
}

function firstWorld(files: readonly ContentFile[]): string {
  const file = files.find(({ path }) => path === 'worlds/worlds.md');
  const content = file === undefined ? null : readFile(file).content;
  return content?.is === 'worlds' ? (content.order[0] ?? '') : '';
}
