import type { CountedOutcome } from './outcome-counter';

/** The outcomes of a condition of a ruleset, and of the conditions that it consists of. */
export interface ExpressionReport {
  /** Both count from 1, in the text of the rules. */
  readonly sourcePosition: { readonly line: number; readonly column: number };
  readonly values: readonly CountedOutcome[];
  readonly children: readonly ExpressionReport[];
}

/** The response of the emulators' coverage endpoints, for conditions only: other values are not recorded. */
export interface CoverageReport {
  readonly rules: {
    readonly files: readonly [{ readonly name: string; readonly content: string }];
  };
  readonly report: readonly ExpressionReport[];
}
