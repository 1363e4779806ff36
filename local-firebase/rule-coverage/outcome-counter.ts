/** The outcome of an expression; `undefined` is an error. */
type Outcome = { readonly boolValue: boolean } | { readonly undefined: object };

export interface CountedOutcome {
  readonly value: Outcome;
  readonly count: number;
}

/** Counts how often a condition held, did not hold and failed to evaluate. */
export class OutcomeCounter {
  #held = 0;
  #refused = 0;
  #failed = 0;

  /** Values that are not boolean are not counted. */
  came(value: unknown): void {
    if (value === true) this.#held += 1;
    else if (value === false) this.#refused += 1;
  }

  failed(): void {
    this.#failed += 1;
  }

  /** The outcomes that occurred. */
  outcomes(): CountedOutcome[] {
    const all: CountedOutcome[] = [
      { value: { boolValue: true }, count: this.#held },
      { value: { boolValue: false }, count: this.#refused },
      { value: { undefined: {} }, count: this.#failed },
    ];
    return all.filter(({ count }) => count > 0);
  }
}
