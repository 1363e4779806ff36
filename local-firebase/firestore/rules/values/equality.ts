import type { RuleValue } from './rule-value';
import {
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RuleMap,
  RulePath,
  RuleSet,
  RuleTimestamp,
  isList,
} from './rule-value';

/** Equality of known values; 1 equals 1.0, values of different types are unequal. */
export function equals(left: RuleValue, right: RuleValue): boolean {
  if (left === right) return true;
  if (typeof left === 'bigint' && typeof right === 'number') return Number(left) === right;
  if (typeof left === 'number' && typeof right === 'bigint') return left === Number(right);
  if (isList(left) && isList(right)) {
    return (
      left.length === right.length &&
      left.every((element, index) => equals(element, right[index] ?? null))
    );
  }
  if (left instanceof RuleMap && right instanceof RuleMap) {
    return (
      left.entries.size === right.entries.size &&
      [...left.entries].every(([key, value]) => {
        const other = right.entries.get(key);
        return other !== undefined && equals(value, other);
      })
    );
  }
  if (left instanceof RuleSet && right instanceof RuleSet) {
    return (
      left.elements.length === right.elements.length &&
      left.elements.every((element) => includes(right.elements, element))
    );
  }
  if (left instanceof RuleTimestamp && right instanceof RuleTimestamp) {
    return left.micros === right.micros;
  }
  if (left instanceof RuleDuration && right instanceof RuleDuration) {
    return left.nanos === right.nanos;
  }
  if (left instanceof RuleLatLng && right instanceof RuleLatLng) {
    return left.latitude === right.latitude && left.longitude === right.longitude;
  }
  if (left instanceof RuleBytes && right instanceof RuleBytes) return left.data.equals(right.data);
  if (left instanceof RulePath && right instanceof RulePath) {
    return left.segments.join('/') === right.segments.join('/');
  }
  return false;
}

export function includes(elements: readonly RuleValue[], value: RuleValue): boolean {
  return elements.some((element) => equals(element, value));
}

/** A set of the distinct elements. */
export function setOf(elements: Iterable<RuleValue>): RuleSet {
  const distinct: RuleValue[] = [];
  for (const element of elements) if (!includes(distinct, element)) distinct.push(element);
  return new RuleSet(distinct);
}
