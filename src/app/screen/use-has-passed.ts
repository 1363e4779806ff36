import { useEffect, useReducer } from 'react';

/** Longer delays overflow a browser's timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment, in ms since 1970, is over; renders again when it is. */
export function useHasPassed(moment: number, now: () => number): boolean {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const left = moment - now();
  useEffect(() => {
    const wait = moment - now();
    if (wait <= 0 || wait > LONGEST_MS) return;
    const timer = setTimeout(renderAgain, wait);
    return () => clearTimeout(timer);
  }, [moment, now]);
  return left <= 0;
}
