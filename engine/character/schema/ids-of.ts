/** The ids of what was read of a character, without the evidence. */
export const idsOf = <Id>(elements: readonly { readonly id: Id }[]): readonly Id[] =>
  elements.map(({ id }) => id);
