/** A language fault in a text. */
export interface TextFault {
  readonly kind:
    | 'doubled-particle'
    | 'sentence-end'
    | 'sentence-start'
    | 'brackets'
    | 'slot'
    | 'counter'
    | 'no-da-twice'
    | 'marude-twice';
  /** The sentence, or as much of the text as shows it. */
  readonly excerpt: string;
}
