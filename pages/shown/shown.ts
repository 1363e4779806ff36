import type { Address } from '../../story/address';
import type { Chapter } from '../../story/chapter';
import { endsStory } from '../../story/ends-story';
import type { Turn } from '../../story/turn';
import { pageCount, sectionsOfPage } from '../../story/page-bounds';
import { sectionOfPosition } from '../../story/turn-url';
import type { PublicStory } from '../source/story-source';

type StoryAddress = Extract<Address, { kind: 'story' }>;

/** A section with its number; the turn of a hidden one is a notice. */
export interface ShownTurn {
  readonly section: number;
  readonly turn: Turn;
}

/** The content of an address. */
export interface Shown {
  readonly story: PublicStory;
  readonly address: StoryAddress;
  readonly chapter: Chapter;
  readonly pages: number;
  /** One section for the address of a turn, otherwise a page of them. */
  readonly turns: readonly ShownTurn[];
  /** Whether the chapter is complete: this page changes only when the operator hides content. */
  readonly isSettled: boolean;
}

/** Finds the content of an address; null when the story has no such place, or it is hidden. */
export function shownAt(story: PublicStory, address: StoryAddress): Shown | null {
  const { isHidden, chapters } = story;
  const stored = chapters[address.chapter - 1];
  if (isHidden || stored?.ok !== true) return null;
  const { chapter } = stored;
  const pages = pageCount(chapter.turn.length);
  const [first, last] = boundsOf(address, chapter.turn.length);
  const turns = chapter.turn
    .slice(first - 1, last)
    .map((turn, index): ShownTurn => ({ section: first + index, turn }));
  if (turns.length === 0) return null;
  // Until the next chapter has begun, there is no next page.
  const isSettled =
    endsStory(stored) || (chapter.summary !== '' && address.chapter < chapters.length);
  return { story, address, chapter, pages, turns, isSettled };
}

/** The first and the last section of an address, of a chapter with this many. */
function boundsOf({ page, turn }: StoryAddress, sections: number): readonly [number, number] {
  if (turn === null) return sectionsOfPage(page, sections) ?? [1, 0];
  const section = sectionOfPosition({ page, turn });
  return [section, section];
}
