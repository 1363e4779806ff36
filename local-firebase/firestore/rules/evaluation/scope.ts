import type { FunctionDeclaration } from '../language/syntax-tree';
import type { RuleValue } from '../values/rule-value';

export interface BoundFunction {
  readonly declaration: FunctionDeclaration;
  /** The scope of the declaration, which the body sees besides its parameters. */
  readonly scope: Scope;
}

/** The variables and functions in scope; inner ones shadow outer ones. */
export class Scope {
  readonly #outer: Scope | undefined;
  readonly #variables = new Map<string, RuleValue>();
  readonly #functions = new Map<string, BoundFunction>();

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  bind(name: string, value: RuleValue): void {
    this.#variables.set(name, value);
  }

  declare(declaration: FunctionDeclaration): void {
    this.#functions.set(declaration.name, { declaration, scope: this });
  }

  /** `undefined` if it does not exist; `null` is a value. */
  variable(name: string): RuleValue | undefined {
    const value = this.#variables.get(name);
    return value === undefined ? this.#outer?.variable(name) : value;
  }

  function(name: string): BoundFunction | undefined {
    return this.#functions.get(name) ?? this.#outer?.function(name);
  }
}
