import { createFollower } from './follow';
import { markPassage } from './mark';
import { createNarrator, type AloudEnd, type Narrator, type NarratorState } from './narrator';
import { passagesOnPage, sectionAfter } from './on-page';

/** What is on screen, and what lies around it. */
export interface SpokenPosition {
  /** By the word that has one. */
  readonly readings: ReadonlyMap<string, string>;
  /** Turns to the page that follows; false where none does. */
  readonly onPageRead: () => boolean;
  readonly onEnd: (end: AloudEnd) => void;
}

/** A narrator on the page: the sentence that it reads is marked there and brought into sight. */
export interface Stage {
  readonly narrator: Narrator;
  readonly setPlace: (place: SpokenPosition) => void;
}

export function createStage(onState: (state: NarratorState) => void): Stage {
  const follow = createFollower();
  let place: SpokenPosition | null = null;
  const narrator = createNarrator({
    synth: 'speechSynthesis' in window ? window.speechSynthesis : null,
    passages: (section) => passagesOnPage(section, place?.readings ?? new Map()),
    following: sectionAfter,
    onPassage: (passage) => {
      markPassage(passage?.range ?? null);
      follow(passage?.range ?? null);
    },
    onPageRead: () => {
      follow(null);
      return place?.onPageRead() ?? false;
    },
    onEnd: (end) => place?.onEnd(end),
    onState,
  });
  return {
    narrator,
    setPlace: (next) => {
      place = next;
    },
  };
}
