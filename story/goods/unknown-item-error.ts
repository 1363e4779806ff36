/** The catalogue does not have this 商品ID. */
export class UnknownItemError extends Error {
  readonly code = 'unknown-item';

  constructor(itemId: number) {
    super(`The catalogue has no item ${String(itemId)}.`);
    this.name = 'UnknownItemError';
  }
}
