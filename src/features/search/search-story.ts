import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter, ReadChapter } from '../../../story/listed-chapter';
import type { Turn } from '../../../story/turn';
import { compareSections, type SectionRef } from '../../../story/section-ref';
import { fold } from './fold';

export interface FoundSection extends SectionRef {
  readonly text: string;
  readonly role: Turn['role'];
}

/** The folded texts of a chapter's sections, of those that have been looked into. */
export type FoldedTexts = WeakMap<ListedChapter, string[]>;

interface SearchOptions {
  readonly read: ReadChapter;
  /** Folded; a section is found where all of them stand in it. */
  readonly terms: readonly string[];
  /** The last section that is looked into; null looks into all. */
  readonly upTo: SectionRef | null;
  /** What has been folded before; a listed chapter never changes. */
  readonly folded: FoldedTexts;
  readonly signal: AbortSignal;
}

/** How long looking may hold up the screen, in ms: less than a frame. */
const SLICE_MS = 6;

/** The screen's turn: what was typed and what is to be painted comes first. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Looks through a story in small slices, so that a field stays quick however long the story is. A chapter is unpacked when
 * its words are needed: the first time it is looked into, and where something was found.
 * @returns The sections in the order of the story; null where the signal ended it before.
 */
export async function searchStory(
  story: readonly ListedChapter[],
  { read, terms, upTo, folded, signal }: SearchOptions,
): Promise<readonly FoundSection[] | null> {
  const found: FoundSection[] = [];
  let pause = performance.now() + SLICE_MS;
  for (const { turn, known, ...place } of sectionsOf(story, read, folded)) {
    if (upTo !== null && compareSections(place, upTo) > 0) break;
    const text = (known[place.section - 1] ??= fold(turn().turn));
    if (terms.every((term) => text.includes(term))) {
      const { turn: words, role } = turn();
      found.push({ ...place, text: words, role });
    }
    if (performance.now() < pause) continue;
    await breathe();
    if (signal.aborted) return null;
    pause = performance.now() + SLICE_MS;
  }
  return signal.aborted ? null : found;
}

interface Section extends SectionRef {
  readonly turn: () => Pick<Turn, 'turn' | 'role'>;
  /** The chapter's folded texts, as far as they are known. */
  readonly known: string[];
}

function* sectionsOf(
  story: readonly ListedChapter[],
  read: ReadChapter,
  folded: FoldedTexts,
): Generator<Section> {
  for (const [index, listed] of story.entries()) {
    if (!listed.ok) continue;
    const known = folded.get(listed) ?? [];
    folded.set(listed, known);
    let stored: StoredChapter | null = null;
    for (let section = 1; section <= listed.sections; section += 1) {
      const turn = () => {
        stored ??= read(listed);
        return (stored.ok ? stored.chapter.turn[section - 1] : undefined) ?? NO_TURN;
      };
      yield { chapter: index + 1, section, turn, known };
    }
  }
}

const NO_TURN = { turn: '', role: 'model' } as const;
