import type { SkillId } from '../vocabulary/skills';

export interface TradeEntry {
  /** Stands in for a word that is not Japanese. */
  readonly label: string;
  /** Fragments of regular expressions, separated by spaces; what they match is told as it stands, so they match nouns. */
  readonly words: string;
  /** What the trade teaches. */
  readonly skills: readonly SkillId[];
}
