import type { Micros } from '../../values/timestamp';

/** An evaluation error: its condition does not hold. */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError';
}

/** A request exceeded the evaluation limit: it is denied, whatever its other conditions say. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}

/** What the filters of a query imply for an unknown value. */
export interface Constraint {
  readonly relation: '<' | '<=' | '>' | '>=' | '!=' | 'contains';
  readonly value: RuleValue;
}

/** A value that differs among the documents of a query: conditions that depend on it are not proven. */
export class Unknown {
  readonly constraints: readonly Constraint[];

  constructor(constraints: readonly Constraint[] = []) {
    this.constraints = constraints;
  }
}

/** A map; in a `partial` one, other keys may exist with unknown values. */
export class RuleMap {
  readonly entries: ReadonlyMap<string, RuleValue>;
  readonly partial: boolean;

  constructor(entries: ReadonlyMap<string, RuleValue>, partial = false) {
    this.entries = entries;
    this.partial = partial;
  }
}

export class RuleSet {
  readonly elements: readonly RuleValue[];

  /** Elements must be distinct. */
  constructor(elements: readonly RuleValue[]) {
    this.elements = elements;
  }
}

export class RuleTimestamp {
  readonly micros: Micros;

  constructor(micros: Micros) {
    this.micros = micros;
  }
}

export class RuleDuration {
  readonly nanos: bigint;

  constructor(nanos: bigint) {
    this.nanos = nanos;
  }
}

export class RuleLatLng {
  readonly latitude: number;
  readonly longitude: number;

  constructor(latitude: number, longitude: number) {
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

export class RuleBytes {
  readonly data: Buffer;

  constructor(data: Buffer) {
    this.data = data;
  }
}

export class RulePath {
  readonly segments: readonly string[];

  constructor(segments: readonly string[]) {
    this.segments = segments;
  }
}

/** The difference of two maps, `left.diff(right)`. */
export class RuleMapDiff {
  readonly left: RuleMap;
  readonly right: RuleMap;

  constructor(left: RuleMap, right: RuleMap) {
    this.left = left;
    this.right = right;
  }
}

/** A value of the rules language; integers are bigints and floats are numbers. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RuleValue[]
  | RuleMap
  | RuleSet
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RuleBytes
  | RulePath
  | RuleMapDiff
  | Unknown;

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'list'
  | 'map'
  | 'set'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'bytes'
  | 'path'
  | 'map_diff'
  | 'unknown';

export function isList(value: RuleValue): value is readonly RuleValue[] {
  return Array.isArray(value);
}

export function typeOf(value: RuleValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (isList(value)) return 'list';
  if (value instanceof RuleMap) return 'map';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof RuleTimestamp) return 'timestamp';
  if (value instanceof RuleDuration) return 'duration';
  if (value instanceof RuleLatLng) return 'latlng';
  if (value instanceof RuleBytes) return 'bytes';
  if (value instanceof RulePath) return 'path';
  if (value instanceof RuleMapDiff) return 'map_diff';
  return 'unknown';
}

/** Whether the value contains something unknown. */
export function isUncertain(value: RuleValue): boolean {
  if (value instanceof Unknown) return true;
  if (isList(value)) return value.some(isUncertain);
  if (value instanceof RuleSet) return value.elements.some(isUncertain);
  if (value instanceof RuleMap) {
    return value.partial || [...value.entries.values()].some(isUncertain);
  }
  if (value instanceof RuleMapDiff) return isUncertain(value.left) || isUncertain(value.right);
  return false;
}
