import { isSameNode } from '../../tree/tree';
import type { Branch } from '../../tree/node';
import { RuleSnapshot } from '../rule-snapshot';

/** The value of an expression. Maps are `auth` and its parts; a branch is the `val()` of one. */
export type RuleValue =
  | string
  | number
  | boolean
  | null
  | RegExp
  | RuleSnapshot
  | Branch
  | RuleMap
  | readonly RuleValue[];

export interface RuleMap {
  readonly kind: 'map';
  readonly fields: Readonly<Record<string, unknown>>;
}

/** An expression without a value, such as `null + 1`; its rule is then not met. */
export class EvaluationError extends Error {
  readonly code = 'evaluation-failed';
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A JSON value (of a token, for instance) as a value of the rules' language. */
export function toRuleValue(value: unknown): RuleValue {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (Array.isArray(value)) return value.map(toRuleValue);
  return isPlainObject(value) ? { kind: 'map', fields: value } : null;
}

export function isRuleMap(value: RuleValue): value is RuleMap {
  return isPlainObject(value) && 'kind' in value && value.kind === 'map';
}

function isBranch(value: RuleValue): value is Branch {
  return isPlainObject(value) && 'kind' in value && value.kind === 'branch';
}

export function isEqual(a: RuleValue, b: RuleValue): boolean {
  return a === b || (isBranch(a) && isBranch(b) && isSameNode(a, b));
}

function typeName(value: RuleValue): string {
  if (value === null) return 'null';
  if (value instanceof RuleSnapshot) return 'a snapshot';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function mismatch(wanted: string, value: RuleValue) {
  return new EvaluationError(`${wanted} wanted, got ${typeName(value)}`);
}

export function asBoolean(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value;
  throw mismatch('a boolean', value);
}

export function asNumber(value: RuleValue): number {
  if (typeof value === 'number') return value;
  throw mismatch('a number', value);
}

export function asString(value: RuleValue): string {
  if (typeof value === 'string') return value;
  throw mismatch('a string', value);
}

export function asSnapshot(value: RuleValue): RuleSnapshot {
  if (value instanceof RuleSnapshot) return value;
  throw mismatch('a snapshot', value);
}

function isList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}

export function asList(value: RuleValue): readonly RuleValue[] {
  if (isList(value)) return value;
  throw mismatch('an array', value);
}
