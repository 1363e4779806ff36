import type { CountedOutcome } from './outcome-counter';

/** What a condition of a ruleset came to, and what those came to that it is made of. */
export interface ExpressionReport {
  /** Both count from 1, in the text of the rules. */
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly values: readonly CountedOutcome[];
  readonly children: readonly ExpressionReport[];
}

/** The answer of the emulators' endpoints for coverage, as far as conditions go: other values are not kept. */
export interface CoverageReport {
  readonly rules: {
    readonly files: readonly [{ readonly name: string; readonly content: string }];
  };
  readonly report: readonly ExpressionReport[];
}
