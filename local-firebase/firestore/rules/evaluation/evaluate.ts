import { CONVERSIONS, conversion, namespaceFunction } from '../library/functions';
import { callMethod } from '../library/methods';
import { accepts, argument } from '../library/operation';
import type { OutcomeCounter } from '../../../rule-coverage/outcome-counter';
import type { Expression } from '../language/syntax-tree';
import { asBoolean, asString } from '../values/expect-type';
import type { RuleValue } from '../values/rule-value';
import {
  EvaluationError,
  LimitError,
  RuleBytes,
  RuleMap,
  RulePath,
  Unknown,
  isUncertain,
  typeOf,
} from '../values/rule-value';
import { elementOf, entryOf, sliceOf } from './element-access';
import { inferOperator } from './infer';
import { applyOperator } from './operators';
import { Scope } from './scope';
import { TYPE_TESTS } from './type-tests';

/** Reads other documents for conditions; `after` asks for the state after all writes of the request. */
export type DocumentLookup = (path: RulePath, after: boolean) => RuleMap | null;

const LOOKUPS: Readonly<Record<string, { after: boolean; exists: boolean }>> = {
  get: { after: false, exists: false },
  exists: { after: false, exists: true },
  getAfter: { after: true, exists: false },
  existsAfter: { after: true, exists: true },
};

const DEBUG = 'debug';

/** The built-in functions. */
export const BUILT_IN_FUNCTIONS: ReadonlySet<string> = new Set([
  ...Object.keys(LOOKUPS),
  ...Object.keys(CONVERSIONS),
  DEBUG,
]);

const MAX_CALL_DEPTH = 20;
/** The maximum number of expressions per request; literals and variables are not counted. */
const MAX_EXPRESSIONS = 1000;

export interface EvaluatorOptions {
  /** Called with every value that `debug()` prints. */
  readonly debug?: (value: RuleValue) => void;
  /** The outcome counter of an expression. */
  readonly counterOf: (expression: Expression) => OutcomeCounter | undefined;
}

/** Evaluates the expressions of one request. */
export class Evaluator {
  readonly #lookup: DocumentLookup;
  readonly #debug: (value: RuleValue) => void;
  readonly #counterOf: EvaluatorOptions['counterOf'];
  #depth = 0;
  #evaluated = 0;

  constructor(lookup: DocumentLookup, { debug = () => undefined, counterOf }: EvaluatorOptions) {
    this.#lookup = lookup;
    this.#debug = debug;
    this.#counterOf = counterOf;
  }

  /** Throws EvaluationError for a missing field or a wrong type, and LimitError after too many expressions. */
  evaluate(expression: Expression, scope: Scope): RuleValue {
    const counter = this.#counterOf(expression);
    try {
      const value = this.#evaluate(expression, scope);
      counter?.came(value);
      return value;
    } catch (error) {
      if (error instanceof EvaluationError) counter?.failed();
      throw error;
    }
  }

  #evaluate(expression: Expression, scope: Scope): RuleValue {
    if (expression.kind !== 'literal' && expression.kind !== 'variable') this.#count();
    switch (expression.kind) {
      case 'literal':
        return Buffer.isBuffer(expression.value)
          ? new RuleBytes(expression.value)
          : expression.value;
      case 'variable': {
        const value = scope.variable(expression.name);
        if (value === undefined) throw new EvaluationError(`Unknown variable ${expression.name}.`);
        return value;
      }
      case 'list':
        return expression.elements.map((element) => this.evaluate(element, scope));
      case 'map':
        return new RuleMap(
          new Map(
            expression.entries.map(([key, value]) => [
              asString(this.evaluate(key, scope)),
              this.evaluate(value, scope),
            ]),
          ),
        );
      case 'path':
        return this.#path(expression.segments, scope);
      case 'not': {
        const operand = this.evaluate(expression.operand, scope);
        return operand instanceof Unknown ? operand : !asBoolean(operand);
      }
      case 'negate': {
        const operand = this.evaluate(expression.operand, scope);
        if (operand instanceof Unknown) return new Unknown();
        return typeof operand === 'bigint' ? -operand : applyOperator('-', 0, operand);
      }
      case 'binary':
        return this.#binary(expression, scope);
      case 'is': {
        const operand = this.evaluate(expression.operand, scope);
        if (operand instanceof Unknown) return new Unknown();
        return TYPE_TESTS[expression.type]?.(typeOf(operand)) ?? false;
      }
      case 'choice': {
        const condition = this.evaluate(expression.condition, scope);
        if (condition instanceof Unknown) return this.#both(expression, scope);
        const chosen = asBoolean(condition) ? expression.whenTrue : expression.whenFalse;
        return this.evaluate(chosen, scope);
      }
      case 'member':
        return entryOf(this.evaluate(expression.object, scope), expression.name);
      case 'index': {
        const object = this.evaluate(expression.object, scope);
        return elementOf(object, this.evaluate(expression.index, scope));
      }
      case 'slice':
        return sliceOf(
          this.evaluate(expression.object, scope),
          this.evaluate(expression.from, scope),
          this.evaluate(expression.to, scope),
        );
      case 'call':
        return this.#call(expression.name, this.#all(expression.args, scope), scope);
      case 'methodCall':
        return this.#methodCall(expression, scope);
    }
  }

  #count(): void {
    if (++this.#evaluated > MAX_EXPRESSIONS) {
      throw new LimitError(
        `maximum of ${MAX_EXPRESSIONS} expressions to evaluate has been reached`,
      );
    }
  }

  #all(expressions: readonly Expression[], scope: Scope): RuleValue[] {
    return expressions.map((expression) => this.evaluate(expression, scope));
  }

  /** An operand whose error counts only if the other operand does not decide. */
  #logical(operand: Expression, scope: Scope): boolean | Unknown | EvaluationError {
    try {
      const value = this.evaluate(operand, scope);
      return value instanceof Unknown ? value : asBoolean(value);
    } catch (error) {
      if (error instanceof EvaluationError) return error;
      throw error;
    }
  }

  #binary(expression: Extract<Expression, { kind: 'binary' }>, scope: Scope): RuleValue {
    const { operator } = expression;
    if (operator === '&&' || operator === '||') {
      const deciding = operator === '||';
      const left = this.#logical(expression.left, scope);
      if (left === deciding) return deciding;
      const right = this.#logical(expression.right, scope);
      if (right === deciding) return deciding;
      if (left instanceof EvaluationError) throw left;
      if (right instanceof EvaluationError) throw right;
      return left instanceof Unknown ? left : right;
    }
    const left = this.evaluate(expression.left, scope);
    const right = this.evaluate(expression.right, scope);
    return isUncertain(left) || isUncertain(right)
      ? inferOperator(operator, left, right)
      : applyOperator(operator, left, right);
  }

  /** A conditional on an unknown value is known if both branches have the same truth value. */
  #both(expression: Extract<Expression, { kind: 'choice' }>, scope: Scope): RuleValue {
    const whenTrue = this.#logical(expression.whenTrue, scope);
    const whenFalse = this.#logical(expression.whenFalse, scope);
    return typeof whenTrue === 'boolean' && whenTrue === whenFalse ? whenTrue : new Unknown();
  }

  #path(segments: readonly (string | Expression)[], scope: Scope): RuleValue {
    const parts: string[] = [];
    for (const segment of segments) {
      const value = typeof segment === 'string' ? segment : this.evaluate(segment, scope);
      if (value instanceof Unknown) return new Unknown();
      if (value instanceof RulePath) parts.push(...value.segments);
      else parts.push(asString(value));
    }
    return new RulePath(parts);
  }

  #call(name: string, args: readonly RuleValue[], scope: Scope): RuleValue {
    const declared = scope.function(name);
    if (declared) {
      if (this.#depth >= MAX_CALL_DEPTH) throw new EvaluationError('Too many nested calls.');
      const { parameters, bindings, result } = declared.declaration;
      const inner = new Scope(declared.scope);
      for (const [index, parameter] of parameters.entries()) {
        inner.bind(parameter, args[index] ?? null);
      }
      this.#depth++;
      try {
        for (const binding of bindings) {
          inner.bind(binding.name, this.evaluate(binding.value, inner));
        }
        return this.evaluate(result, inner);
      } finally {
        this.#depth--;
      }
    }
    if (name === DEBUG) {
      const value = argument(args, 0);
      this.#debug(value);
      return value;
    }
    if (args.some(isUncertain)) return new Unknown();
    const lookup = Object.hasOwn(LOOKUPS, name) ? LOOKUPS[name] : undefined;
    if (lookup) {
      const [path] = args;
      if (!(path instanceof RulePath)) throw new EvaluationError(`${name}() needs a path.`);
      const found = this.#lookup(path, lookup.after);
      return lookup.exists ? found !== null : found;
    }
    const operation = conversion(name);
    if (!operation || !accepts(operation.arity, args.length)) {
      throw new EvaluationError(`Unknown function ${name}.`);
    }
    return operation.apply(args);
  }

  #methodCall(expression: Extract<Expression, { kind: 'methodCall' }>, scope: Scope): RuleValue {
    const { object, name } = expression;
    const args = this.#all(expression.args, scope);
    if (object.kind === 'variable' && scope.variable(object.name) === undefined) {
      const operation = namespaceFunction(object.name, name);
      if (operation) return args.some(isUncertain) ? new Unknown() : operation.apply(args);
    }
    const receiver = this.evaluate(object, scope);
    const [key] = args;
    if (receiver instanceof RuleMap && name === 'get' && typeof key === 'string') {
      // A key that a filter fixes is known even though others are not.
      const value = receiver.entries.get(key);
      if (value !== undefined) return value;
    }
    if (isUncertain(receiver) || args.some(isUncertain)) return new Unknown();
    return callMethod(receiver, name, args);
  }
}
