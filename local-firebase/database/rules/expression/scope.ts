import type { RuleSnapshot } from '../rule-snapshot';
import type { RuleValue } from './rule-value';

/** What an expression is evaluated in. */
export interface Scope {
  readonly auth: RuleValue;
  readonly now: number;
  readonly root: RuleSnapshot;
  readonly data: RuleSnapshot;
  readonly newData: RuleSnapshot | null;
  readonly query: RuleValue;
  /** Values of the `$` variables that stand above the rule. */
  readonly variables: ReadonlyMap<string, string>;
}

export type Evaluate = (scope: Scope) => RuleValue;

/** What is known of an expression's value before it is evaluated; `any` where nothing is. */
export type StaticType =
  'any' | 'boolean' | 'number' | 'string' | 'null' | 'map' | 'snapshot' | 'regexp' | 'array';

export interface Compiled {
  readonly type: StaticType;
  readonly evaluate: Evaluate;
}

export type RuleKind = 'read' | 'write' | 'validate';

/** What may be named in an expression, and a note of what it depends on. */
export interface CompileContext {
  readonly kind: RuleKind;
  readonly variables: ReadonlySet<string>;
  /** Called when the expression reads `data` or `root`. */
  readonly onReadsData: () => void;
  /** Takes the place of each condition in the expression, itself among them; `start` counts its code units. */
  readonly observe: (condition: Compiled, start: number) => Compiled;
}

/** An expression that is refused; `offset` is where, in code units of the expression. */
export class ExpressionError extends Error {
  readonly code = 'invalid-expression';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
