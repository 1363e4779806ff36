import { createContext } from 'react';

/** How fast stories go on, and what time it is. */
interface Pace {
  /** Seconds between two pages of a story. */
  readonly pageSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const PaceContext = createContext<Pace>({ pageSeconds: 900, now: Date.now });
