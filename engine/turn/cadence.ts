import { draw, type Moment } from '../world/random';

/** The place of the last action's consequence in a game master's section; most sections open with place and reason. */
export type EchoPlace = 'first' | 'later' | 'left out';

const ECHO_SHARES = { first: 0.14, later: 0.5 } as const;

export function echoPlace(moment: Moment): EchoPlace {
  const drawn = draw(moment, 'echo-place');
  if (drawn < ECHO_SHARES.first) return 'first';
  return drawn < ECHO_SHARES.first + ECHO_SHARES.later ? 'later' : 'left out';
}

/** The share of the player's sections that may open with a thought. */
const THOUGHT_SHARE = 0.3;
/** The share of thoughts that may be a saying; the others are decisions. */
const QUIP_SHARE = 0.3;

export function mayOpenWithThought(moment: Moment): boolean {
  return draw(moment, 'opens-with-thought') < THOUGHT_SHARE;
}

export function mayQuip(moment: Moment): boolean {
  return draw(moment, 'quip') < QUIP_SHARE;
}
