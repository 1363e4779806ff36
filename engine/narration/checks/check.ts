import type { Facts } from '../facts/facts';

/** A model's text, to be checked against the facts. */
export interface Draft {
  /** With stand-ins for typed texts, without the opening. */
  readonly body: string;
  /** As readers would see it. */
  readonly text: string;
  /** The required start of the text; '' for none. */
  readonly opening: string;
  readonly facts: Facts;
  /** Texts that participants typed; a copy of one in the body shows that the model ignored its rules. */
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
  'day',
  'decency',
  'hero',
  'hour',
  'loop',
  'magic',
  'meta',
  'outcome',
  'place',
  'promise',
  'purse',
  'register',
  'secrets',
  'spending',
  'technology',
  'viewpoint',
  'weather',
  'wounds',
  'judged',
] as const;

/** A reason to reject a text. */
export interface Fault {
  readonly code: (typeof FAULTS)[number];
  /** One sentence in Japanese for the model's next draft. */
  readonly advice: string;
}

export type Check = (draft: Draft) => readonly Fault[];

export const NO_FAULTS: readonly Fault[] = [];

/** A fault for each distinct finding, at most three, which keeps the advice to the model short. */
export function faultsOf(
  code: Fault['code'],
  found: readonly string[],
  advice: (one: string) => string,
): Fault[] {
  return [...new Set(found)].slice(0, 3).map((one) => ({ code, advice: advice(one) }));
}
