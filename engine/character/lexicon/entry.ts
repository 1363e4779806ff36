/** Words of one id. Fragments of regular expressions, separated by spaces; `_` stands for a space. */
export interface Entry {
  /** What the id is called where a person inspects a character. */
  readonly label: string;
  /** Nouns that say nothing by themselves: a predicate decides (料理 が得意, が苦手). */
  readonly topics?: string;
  /** Says the id without a predicate. */
  readonly sure?: string;
}
