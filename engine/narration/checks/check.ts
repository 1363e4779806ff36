import type { Facts } from '../facts/facts';

/** A text that somebody wrote freely, to be held against what really happened. */
export interface Draft {
  /** With stand-ins for what participants typed, without the opening. */
  readonly body: string;
  /** As readers would get it. */
  readonly text: string;
  /** What the text must begin with; '' for nothing. */
  readonly opening: string;
  readonly facts: Facts;
  /** What participants typed, and what may therefore not be repeated by somebody who was told not to. */
  readonly typed: readonly string[];
  /** The last turns, with stand-ins. */
  readonly recent: readonly string[];
  readonly isNarrated: (sentence: string) => boolean;
}

export const FAULTS = [
  'length',
  'marks',
  'script',
  'brackets',
  'ending',
  'leak',
  'opening',
  'amounts',
  'goods',
  'people',
  'deaths',
  'missing',
  'repeats',
] as const;

/** What is wrong with a text. */
export interface Fault {
  readonly code: (typeof FAULTS)[number];
  /** One sentence in Japanese for whoever writes the next draft. */
  readonly advice: string;
}

export type Check = (draft: Draft) => readonly Fault[];

export const NO_FAULTS: readonly Fault[] = [];

/** A fault for each of the different things that are wrong, three at most: more would only blur them. */
export function faultsOf(
  code: Fault['code'],
  found: readonly string[],
  advice: (one: string) => string,
): Fault[] {
  return [...new Set(found)].slice(0, 3).map((one) => ({ code, advice: advice(one) }));
}
