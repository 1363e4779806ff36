import type { Turn } from '../../../story/turn';

/** How fast Japanese prose is read, in characters a minute. */
const CHARACTERS_PER_MINUTE = 500;

/** How long it takes to read from a section (第N節) to the end of its chapter, in whole minutes from 1. */
export function readingMinutes(turns: readonly Pick<Turn, 'turn'>[], section: number): number {
  const left = turns.slice(section - 1).reduce((sum, { turn }) => sum + turn.length, 0);
  return Math.max(1, Math.ceil(left / CHARACTERS_PER_MINUTE));
}
