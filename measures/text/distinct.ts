import { distinctShare } from '../../engine/japanese/grams';
import type { MeasuredStory } from '../format/measured-story';

/** Shares depend on the length, in characters. */
const LENGTH = 12_000;
const GRAM = 4;

/** The share of different runs of four characters in the beginning of a story, without what repeats a morning on purpose. */
export function distinctGrams({ turns }: Pick<MeasuredStory, 'turns'>): number {
  const told = turns.filter(({ facts }) => !facts.echo).map(({ text }) => text);
  return distinctShare(told.join('\n').slice(0, LENGTH), GRAM);
}
