/** Something in a told text that a Japanese reader would stumble over. */
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
