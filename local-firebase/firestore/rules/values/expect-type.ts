import type { RuleValue } from './rule-value';
import { EvaluationError, RuleMap, RuleSet, isList, typeOf } from './rule-value';

function mismatch(value: RuleValue, wanted: string): EvaluationError {
  return new EvaluationError(`Expected ${wanted}, got ${typeOf(value)}.`);
}

export function asBoolean(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch(value, 'bool');
}

export function asString(value: RuleValue): string {
  if (typeof value === 'string') return value;
  throw mismatch(value, 'string');
}

export function asInteger(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  throw mismatch(value, 'int');
}

const MAX_INTEGER = (1n << 63n) - 1n;
const MIN_INTEGER = -(1n << 63n);

/** Throws EvaluationError beyond 64 bits. */
export function int64(value: bigint): bigint {
  if (value <= MAX_INTEGER && value >= MIN_INTEGER) return value;
  throw new EvaluationError('Integer overflow.');
}

/** An integer or a float as a double. */
export function asNumber(value: RuleValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  throw mismatch(value, 'a number');
}

export function asList(value: RuleValue): readonly RuleValue[] {
  if (isList(value)) return value;
  throw mismatch(value, 'list');
}

export function asMap(value: RuleValue): RuleMap {
  if (value instanceof RuleMap) return value;
  throw mismatch(value, 'map');
}

export function asSet(value: RuleValue): RuleSet {
  if (value instanceof RuleSet) return value;
  throw mismatch(value, 'set');
}

/** The elements of a list or a set. */
export function asElements(value: RuleValue): readonly RuleValue[] {
  return value instanceof RuleSet ? value.elements : asList(value);
}
