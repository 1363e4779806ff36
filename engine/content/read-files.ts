import type { Flourish } from '../storylets/format/flourish';
import type { Frame } from '../storylets/format/frame';
import type { Memory } from '../storylets/format/memory';
import type { ContentFault } from './fault';
import type { FileContent } from './read-file';
import type { SceneFile } from './scenes/read-scene';
import type { SpineFile } from './worlds/read-spine';

/** What was read from all files; collects what is missing or contradictory among them. */
export class ReadFiles {
  readonly faults: ContentFault[] = [];
  readonly #read: ReadonlyMap<string, FileContent>;

  /** @param read By path, in the order of the paths. */
  constructor(read: ReadonlyMap<string, FileContent>) {
    this.#read = read;
  }

  fault(file: string, message: string): void {
    this.faults.push({ file, line: 1, column: 1, code: 'file', message });
  }

  /** A file that must be there. */
  one<K extends FileContent['is']>(path: string, is: K): Of<K> | undefined {
    const found = this.#read.get(path);
    if (found !== undefined && isOf(found, is)) return found;
    this.fault(path, 'The file is missing.');
    return undefined;
  }

  /** The names of the folders in one. */
  folders(below: string): string[] {
    const inside = [...this.#read.keys()].flatMap((path) =>
      path.startsWith(below) ? path.slice(below.length).split('/').slice(0, -1).slice(0, 1) : [],
    );
    return [...new Set(inside)];
  }

  /** The scenes in a folder and in those below it, by name: where a scene stands decides nothing. */
  scenes(below: string): SceneFile[] {
    const found = new Map<string, SceneFile>();
    for (const [path, file] of this.#read) {
      if (!path.startsWith(below) || file.is !== 'scene') continue;
      const { id } = file.storylet;
      if (found.has(id)) this.fault(path, `Another scene is named ${id} as well.`);
      found.set(id, file);
    }
    return [...found.values()].toSorted((a, b) => (a.storylet.id < b.storylet.id ? -1 : 1));
  }

  /** The spines directly below a folder, by the names of theirs. */
  spines(below: string): { readonly id: string; readonly spine: SpineFile }[] {
    return [...this.#read].flatMap(([path, file]) => {
      if (!path.startsWith(below) || file.is !== 'spine') return [];
      return [{ id: path.slice(below.length).split('/')[0] ?? '', spine: file.spine }];
    });
  }

  /** What a chapter leaves to later ones: the file `memories.md` of a folder, which may be missing. */
  memories(below: string): readonly Memory[] {
    const file = this.#read.get(`${below}memories.md`);
    return file?.is === 'memories' ? file.memories : [];
  }

  flourishes(): Flourish[] {
    return [...this.#read.values()].flatMap((file) =>
      file.is === 'flourishes' ? file.flourishes : [],
    );
  }

  frame(): Partial<Frame> {
    return [...this.#read.values()].reduce<Partial<Frame>>(
      (parts, file) => (file.is === 'frame' ? { ...parts, ...file.frame } : parts),
      {},
    );
  }
}

type Of<K extends FileContent['is']> = Extract<FileContent, { readonly is: K }>;

function isOf<K extends FileContent['is']>(file: FileContent, is: K): file is Of<K> {
  return file.is === is;
}
