import type { Position } from './rules-syntax-error';

export type BinaryOperator =
  '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export type Expression = { readonly position: Position } & (
  | { readonly kind: 'literal'; readonly value: null | boolean | bigint | number | string | Buffer }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly elements: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'path'; readonly segments: readonly (string | Expression)[] }
  | { readonly kind: 'not' | 'negate'; readonly operand: Expression }
  | {
      readonly kind: 'binary';
      readonly operator: BinaryOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'choice';
      readonly condition: Expression;
      readonly whenTrue: Expression;
      readonly whenFalse: Expression;
    }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | {
      readonly kind: 'slice';
      readonly object: Expression;
      readonly from: Expression;
      readonly to: Expression;
    }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[] }
  | {
      readonly kind: 'methodCall';
      readonly object: Expression;
      readonly name: string;
      readonly args: readonly Expression[];
    }
);

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly { readonly name: string; readonly value: Expression }[];
  readonly result: Expression;
  readonly position: Position;
}

/** A segment of a match: a literal, `{name}` or `{name=**}`. */
export type PathPattern =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'single' | 'rest'; readonly name: string };

export type RuleMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface Allow {
  readonly methods: ReadonlySet<RuleMethod>;
  /** Without a condition it always allows. */
  readonly condition: Expression | undefined;
  readonly position: Position;
}

/** A match with its contents; the service block is one with an empty path. */
export interface MatchBlock {
  readonly path: readonly PathPattern[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly Allow[];
  readonly matches: readonly MatchBlock[];
  readonly position: Position;
}

export interface RulesSource {
  readonly version: 1 | 2;
  readonly service: MatchBlock;
}
