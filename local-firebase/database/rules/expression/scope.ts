import type { RuleSnapshot } from '../rule-snapshot';
import type { RuleValue } from './rule-value';

/** The environment of an evaluation. */
export interface Scope {
  readonly auth: RuleValue;
  readonly now: number;
  readonly root: RuleSnapshot;
  readonly data: RuleSnapshot;
  readonly newData: RuleSnapshot | null;
  readonly query: RuleValue;
  /** Values of the `$` variables of the enclosing paths. */
  readonly variables: ReadonlyMap<string, string>;
}

export type Evaluate = (scope: Scope) => RuleValue;

/** The static type of an expression; `any` if it is unknown. */
export type StaticType =
  'any' | 'boolean' | 'number' | 'string' | 'null' | 'map' | 'snapshot' | 'regexp' | 'array';

export interface Compiled {
  readonly type: StaticType;
  readonly evaluate: Evaluate;
}

export type RuleKind = 'read' | 'write' | 'validate';

/** The names that an expression can use; records what it depends on. */
export interface CompileContext {
  readonly kind: RuleKind;
  readonly variables: ReadonlySet<string>;
  /** Called when the expression reads `data` or `root`. */
  readonly onReadsData: () => void;
  /** Wraps each condition of the expression, including the expression itself; `start` is its offset in code units. */
  readonly observe: (condition: Compiled, start: number) => Compiled;
}

/** A compile error; `offset` is its position in the expression, in code units. */
export class ExpressionError extends Error {
  readonly code = 'invalid-expression';
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}
