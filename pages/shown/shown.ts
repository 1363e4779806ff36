import type { Address } from '../../story/address';
import type { Chapter } from '../../story/chapter';
import { endsStory } from '../../story/ends-story';
import type { Turn } from '../../story/turn';
import { pageCount, sectionOfPosition, TURNS_PER_PAGE } from '../../story/turn-url';
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
  const sections =
    address.turn === null
      ? sectionsOfPage(chapter, address.page)
      : [sectionOfPosition({ page: address.page, turn: address.turn })];
  const turns = sections.flatMap((section): ShownTurn[] => {
    const turn = chapter.turn[section - 1];
    if (turn === undefined) return [];
    return [{ section, turn }];
  });
  if (turns.length === 0) return null;
  // Until the next chapter has begun, there is no next page.
  const isSettled =
    endsStory(stored) || (chapter.summary !== '' && address.chapter < chapters.length);
  return { story, address, chapter, pages, turns, isSettled };
}

function sectionsOfPage({ turn: turns }: Chapter, page: number): number[] {
  const first = (page - 1) * TURNS_PER_PAGE;
  return turns.slice(first, first + TURNS_PER_PAGE).map((_, index) => first + index + 1);
}
