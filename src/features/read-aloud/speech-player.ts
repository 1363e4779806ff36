import type { Passage } from './passages';
import { findVoice } from './voice';

/** Why the reading aloud has come to an end by itself; `finished` when there is nothing more to read. */
export type SpeechEnd = 'unsupported' | 'no-voice' | 'blocked' | 'failed' | 'finished';

export interface SpeechState {
  readonly phase: 'silent' | 'speaking' | 'paused';
  /** 第N節, 0 where nothing is read. */
  readonly section: number;
}

/** Where a speech player gets its text, and its callbacks. */
export interface SpeechPlayerDeps {
  /** Null where the browser can't speak. */
  readonly synth: SpeechSynthesis | null;
  /** The sentences of a section of the page, none where it isn't on it. */
  readonly passages: (section: number) => readonly Passage[];
  /** The section after another on the page, the first one after 0; null where there is none. */
  readonly following: (section: number) => number | null;
  /** A sentence begins; null when none is being read any more. */
  readonly onPassage: (passage: Passage | null) => void;
  /** Everything on the page has been read: turns the page, or gives false where nothing follows. */
  readonly onPageRead: () => boolean;
  readonly onEnd: (end: SpeechEnd) => void;
  readonly onState: (state: SpeechState) => void;
}

export interface SpeechPlayer {
  readonly readFrom: (section: number) => void;
  readonly pause: () => void;
  /** Goes on with the sentence in which it was paused. */
  readonly resume: () => void;
  readonly stop: () => void;
  /** @param rate A multiple of the voice's own speed. */
  readonly setRate: (rate: number) => void;
  /** Another page is on screen: reading goes on there when it was turned for it, and ends otherwise. */
  readonly arrive: () => void;
}

/** Reads the sections of a page aloud, a sentence at a time. */
export function createSpeechPlayer(world: SpeechPlayerDeps): SpeechPlayer {
  const { synth } = world;
  let state: SpeechState = { phase: 'silent', section: 0 };
  let index = 0;
  let rate = 1;
  let voice: SpeechSynthesisVoice | null = null;
  let isTurning = false;
  let stopWaiting: () => void = () => undefined;
  // Referenced here: browsers collect an utterance without references, and its `end` event is lost.
  let current: SpeechSynthesisUtterance | null = null;

  const become = (next: SpeechState): void => {
    state = next;
    world.onState(next);
  };

  const hush = (): void => {
    stopWaiting();
    const isSpeaking = current !== null;
    current = null;
    if (isSpeaking) synth?.cancel();
  };

  const end = (why: SpeechEnd | null): void => {
    hush();
    isTurning = false;
    if (state.phase === 'silent') return;
    become({ phase: 'silent', section: 0 });
    world.onPassage(null);
    if (why !== null) world.onEnd(why);
  };

  const fail = (error: SpeechSynthesisErrorCode): void => {
    hush();
    become({ ...state, phase: 'paused' });
    world.onEnd(error === 'not-allowed' ? 'blocked' : 'failed');
  };

  const speak = (): void => {
    let passage = world.passages(state.section)[index];
    while (passage === undefined) {
      const section = world.following(state.section);
      if (section === null) {
        isTurning = true;
        if (!world.onPageRead()) end('finished');
        return;
      }
      become({ ...state, section });
      index = 0;
      passage = world.passages(section)[0];
    }
    const utterance = new SpeechSynthesisUtterance(passage.spoken);
    utterance.lang = voice?.lang ?? 'ja-JP';
    utterance.voice = voice;
    utterance.rate = rate;
    utterance.onend = () => {
      if (current !== utterance) return;
      current = null;
      index += 1;
      speak();
    };
    utterance.onerror = ({ error }) => {
      if (current === utterance) fail(error);
    };
    current = utterance;
    world.onPassage(passage);
    synth?.speak(utterance);
  };

  const begin = (): void => {
    if (synth === null) return end('unsupported');
    stopWaiting = findVoice(synth, (found) => {
      voice = found;
      if (found === null) end('no-voice');
      else speak();
    });
  };

  return {
    readFrom: (section) => {
      hush();
      index = 0;
      isTurning = false;
      become({ phase: 'speaking', section });
      begin();
    },
    pause: () => {
      if (state.phase !== 'speaking' || isTurning) return;
      hush();
      become({ ...state, phase: 'paused' });
    },
    resume: () => {
      if (state.phase !== 'paused') return;
      become({ ...state, phase: 'speaking' });
      begin();
    },
    stop: () => end(null),
    setRate: (next) => {
      rate = next;
      if (current === null) return;
      hush();
      speak();
    },
    arrive: () => {
      if (!isTurning) return end(null);
      isTurning = false;
      index = 0;
      become({ ...state, section: 0 });
      speak();
    },
  };
}
