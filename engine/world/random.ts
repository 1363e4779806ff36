import { sortedBy } from './sorted-by';

/**
 * Stateless seeded randomness: a draw is a hash of its moment and purpose, so that adding a draw never changes the result
 * of another.
 */
export interface Moment {
  readonly seed: number;
  readonly chapter: number;
  /** The section, counting from 1 in each chapter. */
  readonly turn: number;
}

/** A whole number from 0 to 2³² − 1. FNV-1a over the UTF-16 code units, finished with a strong mix. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function hash({ seed, chapter, turn }: Moment, purpose: string): number {
  return hashText(`${seed}/${chapter}/${turn}/${purpose}`);
}

/** A number ≥ 0 and < 1. */
export function draw(moment: Moment, purpose: string): number {
  return hash(moment, purpose) / 2 ** 32;
}

/** A whole number from `min` to `max`, both included. */
export function drawBetween(moment: Moment, purpose: string, min: number, max: number): number {
  return min + Math.floor(draw(moment, purpose) * (max - min + 1));
}

/** A candidate, drawn in proportion to the weights (≥ 0); undefined when all weights are 0. */
export function drawWeighted<T>(
  moment: Moment,
  purpose: string,
  candidates: readonly T[],
  weightOf: (candidate: T) => number,
): T | undefined {
  const total = candidates.reduce((sum, candidate) => sum + weightOf(candidate), 0);
  let rest = draw(moment, purpose) * total;
  for (const candidate of candidates) {
    rest -= weightOf(candidate);
    if (rest < 0) return candidate;
  }
  return undefined;
}

/** The candidates in a random order. */
export function shuffled<T>(moment: Moment, purpose: string, candidates: readonly T[]): T[] {
  return sortedBy(candidates, (_, index) => hash(moment, `${purpose}#${index}`));
}

/** Gumbel noise: the maximum of sum plus noise is a softmax draw over the sums. */
export function drawGumbel(moment: Moment, purpose: string): number {
  return -Math.log(-Math.log(Math.max(1e-9, draw(moment, purpose))));
}

/**
 * One of the options by a softmax over their utilities; undefined when there are none.
 * @param temperature Lower is more predictable.
 */
export function drawByUtility<T>(
  moment: Moment,
  purpose: string,
  options: readonly T[],
  utilityOf: (option: T) => number,
  temperature: number,
): T | undefined {
  const utilities = new Map(options.map((option) => [option, utilityOf(option)]));
  const best = Math.max(...utilities.values());
  return drawWeighted(moment, purpose, options, (option) =>
    Math.exp(((utilities.get(option) ?? best) - best) / temperature),
  );
}
