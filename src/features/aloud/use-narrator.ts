import { useEffect, useLayoutEffect, useState } from 'react';
import type { Narrator, NarratorState } from './narrator';
import { createStage, type SpokenPosition } from './stage';

interface NarratorOptions extends SpokenPosition {
  /** Names the page on screen; another value is another page. */
  readonly page: string;
  /** A multiple of the voice's own speed. */
  readonly rate: number;
}

/** Reads the page on screen aloud; stops when the page is left. */
export function useNarrator({ page, rate, ...place }: NarratorOptions): {
  readonly narrator: Narrator;
  readonly state: NarratorState;
} {
  const [state, setState] = useState<NarratorState>({ phase: 'silent', section: 0 });
  const [{ narrator, setPlace }] = useState(() => createStage(setState));
  useLayoutEffect(() => setPlace(place));
  useEffect(() => narrator.setRate(rate), [narrator, rate]);
  useEffect(() => narrator.arrive(), [narrator, page]);
  useEffect(() => {
    // Some browsers go on speaking after the page is gone.
    window.addEventListener('pagehide', narrator.stop);
    return () => {
      window.removeEventListener('pagehide', narrator.stop);
      narrator.stop();
    };
  }, [narrator]);
  return { narrator, state };
}
