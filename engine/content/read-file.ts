import type { Flourish } from '../storylets/format/flourish';
import type { Frame } from '../storylets/format/frame';
import type { Memory } from '../storylets/format/memory';
import type { Quest } from '../storylets/format/quest';
import type { Person, StoryLocation } from '../storylets/format/world';
import { checkFacts } from './document/check-facts';
import { readDocument, type Section } from './document/read-document';
import { Faults, type ContentFault } from './fault';
import { readFlourishes } from './frame/read-flourishes';
import { FRAME_FILES } from './frame/read-frame';
import { readScene, type SceneFile } from './scenes/read-scene';
import { readMemories } from './worlds/read-memories';
import { readPeople } from './worlds/read-people';
import { readPlaces } from './worlds/read-places';
import { readQuest } from './worlds/read-quest';
import { readSpine, type SpineFile } from './worlds/read-spine';
import { readWorld, type WorldFile } from './worlds/read-world';
import { ORDER } from './worlds/world-schema';

/** A file below `content/`. */
export interface ContentFile {
  /** From `content/`, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** What a file holds, by its kind. */
export type FileContent =
  | ({ readonly is: 'scene' } & SceneFile)
  | { readonly is: 'world'; readonly world: WorldFile }
  | { readonly is: 'places'; readonly places: readonly StoryLocation[] }
  | { readonly is: 'people'; readonly people: readonly Person[] }
  | { readonly is: 'quest'; readonly quest: Quest }
  | { readonly is: 'spine'; readonly spine: SpineFile }
  | { readonly is: 'memories'; readonly memories: readonly Memory[] }
  | { readonly is: 'worlds'; readonly order: readonly string[] }
  | { readonly is: 'flourishes'; readonly flourishes: readonly Flourish[] }
  | { readonly is: 'frame'; readonly frame: Partial<Frame> };

type Read = (name: string, file: Section, faults: Faults) => FileContent | null;

/** Where each kind of file stands; the pattern's group is the name that it gives to what it holds. */
const KINDS: readonly (readonly [RegExp, Read])[] = [
  [
    /^worlds\/worlds\.md$/u,
    (_, file, faults) => {
      const facts = checkFacts(ORDER, file.facts, file, faults);
      return facts && { is: 'worlds', order: facts.worlds };
    },
  ],
  [
    /^worlds\/[^/]+\/world\.md$/u,
    (_, file, faults) => {
      const world = readWorld(file, faults);
      return world && { is: 'world', world };
    },
  ],
  [
    /^worlds\/[^/]+\/places\.md$/u,
    (_, file, faults) => ({ is: 'places', places: readPlaces(file, faults) }),
  ],
  [
    /^worlds\/[^/]+\/people\.md$/u,
    (_, file, faults) => ({ is: 'people', people: readPeople(file, faults) }),
  ],
  [
    /^worlds\/[^/]+\/quest\.md$/u,
    (_, file, faults) => {
      const quest = readQuest(file, faults);
      return quest && { is: 'quest', quest };
    },
  ],
  [
    /^worlds\/[^/]+\/[^/]+\/spine\.md$/u,
    (_, file, faults) => {
      const spine = readSpine(file, faults);
      return spine && { is: 'spine', spine };
    },
  ],
  [
    /^worlds\/[^/]+\/[^/]+\/memories\.md$/u,
    (_, file, faults) => ({ is: 'memories', memories: readMemories(file, faults) }),
  ],
  [
    /^frame\/flourishes\/[^/]+\.md$/u,
    (_, file, faults) => ({ is: 'flourishes', flourishes: readFlourishes(file, faults) }),
  ],
  ...Object.entries(FRAME_FILES).map(([name, read]): readonly [RegExp, Read] => [
    new RegExp(`^frame/${name}\\.md$`, 'u'),
    (_, file, faults) => ({ is: 'frame', frame: read(file, faults) }),
  ]),
  [
    /^(?:worlds\/[^/]+\/[^/]+|guests\/[^/]+|frame\/scenes\/[^/]+|frame\/(?:offer|interruptions|epilogue|endings))\/([^/]+)\.md$/u,
    (name, file, faults) => {
      const scene = readScene(name, file, faults);
      return scene && { is: 'scene', ...scene };
    },
  ],
];

/** Notes for writers, in any folder. */
const NOTES = /(?:^|\/)(?:README|continuity)\.md$/u;

/** @returns What the file holds; null for notes, and where a fault leaves nothing. */
export function readFile({ path, text }: ContentFile): {
  content: FileContent | null;
  faults: readonly ContentFault[];
} {
  const faults = new Faults(path);
  if (NOTES.test(path)) return { content: null, faults: [] };
  for (const [pattern, read] of KINDS) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const content = read(found[1] ?? '', readDocument(text, faults), faults);
    return { content, faults: faults.list() };
  }
  faults.add(
    'file',
    { line: 1, column: 1 },
    'No kind of file stands here: see docs/storytelling.md.',
  );
  return { content: null, faults: faults.list() };
}
