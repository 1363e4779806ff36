import { useEffect, useLayoutEffect, useState } from 'react';
import type { SpeechPlayer, SpeechState } from './speech-player';
import { createPageSpeech, type SpokenPosition } from './page-speech';

interface SpeechPlayerOptions extends SpokenPosition {
  /** Names the page on screen; another value is another page. */
  readonly page: string;
  /** A multiple of the voice's own speed. */
  readonly rate: number;
}

/** Reads the page on screen aloud; stops when the page is left. */
export function useSpeechPlayer({ page, rate, ...place }: SpeechPlayerOptions): {
  readonly player: SpeechPlayer;
  readonly state: SpeechState;
} {
  const [state, setState] = useState<SpeechState>({ phase: 'silent', section: 0 });
  const [{ player, setPlace }] = useState(() => createPageSpeech(setState));
  useLayoutEffect(() => setPlace(place));
  useEffect(() => player.setRate(rate), [player, rate]);
  useEffect(() => player.arrive(), [player, page]);
  useEffect(() => {
    // Some browsers go on speaking after the page is gone.
    window.addEventListener('pagehide', player.stop);
    return () => {
      window.removeEventListener('pagehide', player.stop);
      player.stop();
    };
  }, [player]);
  return { player, state };
}
