import { createFollower } from './follow';
import { markPassage } from './mark';
import {
  createSpeechPlayer,
  type SpeechEnd,
  type SpeechPlayer,
  type SpeechState,
} from './speech-player';
import { passagesOnPage, sectionAfter } from './on-page';

/** What is on screen, and what lies around it. */
export interface SpokenPosition {
  /** By the word that has one. */
  readonly readings: ReadonlyMap<string, string>;
  /** Turns to the page that follows; false where none does. */
  readonly onPageRead: () => boolean;
  readonly onEnd: (end: SpeechEnd) => void;
}

/** A speech player on the page: the sentence that it reads is marked there and brought into sight. */
export interface PageSpeech {
  readonly player: SpeechPlayer;
  readonly setPlace: (place: SpokenPosition) => void;
}

export function createPageSpeech(onState: (state: SpeechState) => void): PageSpeech {
  const follow = createFollower();
  let place: SpokenPosition | null = null;
  const player = createSpeechPlayer({
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
    player,
    setPlace: (next) => {
      place = next;
    },
  };
}
