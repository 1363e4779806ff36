import type { RuleValue } from '../values/rule-value';
import { EvaluationError } from '../values/rule-value';

/** A function or method of the language; `receiver` is the object of a method call. */
export interface Operation {
  readonly arity: readonly [least: number, most: number];
  readonly apply: (args: readonly RuleValue[]) => RuleValue;
}

export interface Method {
  readonly arity: readonly [least: number, most: number];
  readonly apply: (receiver: RuleValue, args: readonly RuleValue[]) => RuleValue;
}

/** The argument at an index; a missing one is an evaluation error, although the number is checked at load time. */
export function argument(args: readonly RuleValue[], index: number): RuleValue {
  const value = args[index];
  if (value === undefined) throw new EvaluationError(`Argument ${index + 1} is missing.`);
  return value;
}

export function accepts(arity: readonly [number, number], count: number): boolean {
  return count >= arity[0] && count <= arity[1];
}
