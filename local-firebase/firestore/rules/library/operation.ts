import type { RuleValue } from '../values/rule-value';
import { EvaluationError } from '../values/rule-value';

/** A function or method of the language; `receiver` is what a method is called on. */
export interface Operation {
  readonly arity: readonly [least: number, most: number];
  readonly apply: (args: readonly RuleValue[]) => RuleValue;
}

export interface Method {
  readonly arity: readonly [least: number, most: number];
  readonly apply: (receiver: RuleValue, args: readonly RuleValue[]) => RuleValue;
}

/** The argument at a place; a missing one is an error of evaluation, though loading checks the number. */
export function argument(args: readonly RuleValue[], index: number): RuleValue {
  const value = args[index];
  if (value === undefined) throw new EvaluationError(`Argument ${index + 1} is missing.`);
  return value;
}

export function accepts(arity: readonly [number, number], count: number): boolean {
  return count >= arity[0] && count <= arity[1];
}
