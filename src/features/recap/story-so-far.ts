import type { StoredChapter } from '../../../story/adventure-document';
import type { ListedChapter } from '../../../story/listed-chapter';
import { recapOf, type PassedChapter } from '../../../story/recap';
import type { SectionRef } from '../../../story/section-ref';
import type { Role } from '../../../story/turn';
import { firstSentences } from '../../../view/turn/first-sentences';

/** How a section that has been read begins. */
interface RememberedSection {
  readonly section: number;
  readonly role: Role;
  readonly text: string;
}

export interface StorySoFar {
  readonly passed: readonly PassedChapter[];
  /** The chapter that is read; '' where it has no title. */
  readonly title: string;
  /** From that chapter: its beginning and what has just been read. */
  readonly remembered: readonly RememberedSection[];
}

/** Characters of a section at most, where its first sentence is not longer. */
const LENGTH = 90;

/**
 * What has happened up to a place, from nothing but what stands before it: chapters that are over in a sentence each,
 * and the open chapter in the words of its sections that have been read.
 * @param open The chapter of the place.
 */
export function storySoFar(
  story: readonly ListedChapter[],
  open: StoredChapter | undefined,
  place: SectionRef,
): StorySoFar {
  const chapters = story.map((listed) => (listed.ok ? listed : { title: '', summary: '' }));
  const turns = open?.ok === true ? open.chapter.turn : [];
  const numbers = [...new Set([1, place.section - 2, place.section - 1])];
  return {
    passed: recapOf(chapters, place.chapter),
    title: open?.ok === true ? open.chapter.title : '',
    remembered: numbers
      .filter((section) => section >= 1 && section < place.section)
      .flatMap((section) => {
        const turn = turns[section - 1];
        const text = turn === undefined ? '' : firstSentences(turn.turn, LENGTH);
        return turn === undefined || text === '' ? [] : [{ section, role: turn.role, text }];
      }),
  };
}
