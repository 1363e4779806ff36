/** Somebody asked about goods that the catalogue does not have. */
export class UnknownItemError extends Error {
  readonly code = 'unknown-item';

  constructor(itemId: number) {
    super(`The catalogue has no item ${String(itemId)}.`);
    this.name = 'UnknownItemError';
  }
}
