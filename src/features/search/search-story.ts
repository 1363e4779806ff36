import type { StoredChapter } from '../../../story/adventure-document';
import type { Turn } from '../../../story/turn';
import { fold } from './fold';
import { comparePlaces, type Place } from './place';

export interface FoundSection extends Place {
  readonly text: string;
  readonly role: Turn['role'];
}

interface SearchOptions {
  /** Folded; a section is found where all of them stand in it. */
  readonly terms: readonly string[];
  /** The last section that is looked into; null looks into all. */
  readonly upTo: Place | null;
  /** Texts that have been folded before; a turn never changes. */
  readonly folded: WeakMap<Turn, string>;
  readonly signal: AbortSignal;
}

/** How long looking may hold up the screen, in ms: less than a frame. */
const SLICE_MS = 6;

/** The screen's turn: what was typed and what is to be painted comes first. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Looks through a story in small slices, so that a field stays quick however long the story is.
 * @returns The sections in the order of the story; null where the signal ended it before.
 */
export async function searchStory(
  story: readonly StoredChapter[],
  { terms, upTo, folded, signal }: SearchOptions,
): Promise<readonly FoundSection[] | null> {
  const found: FoundSection[] = [];
  let pause = performance.now() + SLICE_MS;
  for (const { turn, ...place } of sectionsOf(story)) {
    if (upTo !== null && comparePlaces(place, upTo) > 0) break;
    const text = folded.get(turn) ?? fold(turn.turn);
    folded.set(turn, text);
    if (terms.every((term) => text.includes(term))) {
      found.push({ ...place, text: turn.turn, role: turn.role });
    }
    if (performance.now() < pause) continue;
    await breathe();
    if (signal.aborted) return null;
    pause = performance.now() + SLICE_MS;
  }
  return signal.aborted ? null : found;
}

function* sectionsOf(story: readonly StoredChapter[]): Generator<Place & { readonly turn: Turn }> {
  for (const [chapterIndex, stored] of story.entries()) {
    const turns = stored.ok ? stored.chapter.turn : [];
    for (const [index, turn] of turns.entries()) {
      yield { chapter: chapterIndex + 1, section: index + 1, turn };
    }
  }
}
