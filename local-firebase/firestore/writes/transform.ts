import { invalidArgument } from '../status/rpc-error';
import { compareValues, equalValues } from '../values/compare-values';
import { deleteField, getField, setField } from '../values/fields';
import type { Micros } from '../values/timestamp';
import { formatTimestamp } from '../values/timestamp';
import type { DoubleValue, Fields, IntegerValue, Value } from '../values/value';
import { NULL, arrayOf, doubleOf, elements, isNaNValue, isNumber, numberOf } from '../values/value';
import type { FieldTransform } from './write';

const MAX_INTEGER = (1n << 63n) - 1n;
const MIN_INTEGER = -(1n << 63n);

type Numeric = IntegerValue | DoubleValue;

function numeric(operand: Value, transform: string): Numeric {
  if (isNumber(operand)) return operand;
  throw invalidArgument(`The operand of ${transform} must be a number.`);
}

/** Integers stay integers and saturate at the limits of 64 bits. */
function add(left: Numeric, right: Numeric): Value {
  if ('doubleValue' in left || 'doubleValue' in right) {
    return doubleOf(Number(numberOf(left)) + Number(numberOf(right)));
  }
  const sum = BigInt(left.integerValue) + BigInt(right.integerValue);
  const bounded = sum > MAX_INTEGER ? MAX_INTEGER : sum < MIN_INTEGER ? MIN_INTEGER : sum;
  return { integerValue: bounded.toString() };
}

/** The maximum of two numbers (`sign` 1) or the minimum (-1); NaN if one of them is. */
function extreme(current: Numeric, operand: Numeric, sign: 1 | -1): Numeric {
  if (isNaNValue(current)) return current;
  if (isNaNValue(operand)) return operand;
  return compareValues(current, operand) * sign >= 0 ? current : operand;
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value && 'arrayValue' in value ? elements(value) : [];
}

function isIn(values: readonly Value[], value: Value): boolean {
  return values.some((other) => equalValues(other, value));
}

function union(current: readonly Value[], added: readonly Value[]): readonly Value[] {
  const result = [...current];
  for (const value of added) if (!isIn(result, value)) result.push(value);
  return result;
}

/** The field's new value and the result for the client (`null` for array transforms). */
function transformed(
  current: Value | undefined,
  transform: FieldTransform,
  time: Micros,
): { value: Value; result: Value } {
  const { increment, maximum, minimum, appendMissingElements, removeAllFromArray } = transform;
  if (transform.setToServerValue) {
    const value: Value = { timestampValue: formatTimestamp(time) };
    return { value, result: value };
  }
  const number = current && isNumber(current) ? current : undefined;
  if (increment) {
    const operand = numeric(increment, 'increment');
    const value = number ? add(number, operand) : operand;
    return { value, result: value };
  }
  if (maximum) {
    const operand = numeric(maximum, 'maximum');
    const value = number ? extreme(number, operand, 1) : operand;
    return { value, result: value };
  }
  if (minimum) {
    const operand = numeric(minimum, 'minimum');
    const value = number ? extreme(number, operand, -1) : operand;
    return { value, result: value };
  }
  if (appendMissingElements) {
    const value = arrayOf(union(elementsOf(current), elements(appendMissingElements)));
    return { value, result: NULL };
  }
  if (removeAllFromArray) {
    const removed = elements(removeAllFromArray);
    const value = arrayOf(elementsOf(current).filter((element) => !isIn(removed, element)));
    return { value, result: NULL };
  }
  throw invalidArgument('A field transform needs an operation.');
}

/** Applies transforms in order; `results` has one value for each. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly FieldTransform[],
  time: Micros,
): { fields: Fields; results: Value[] } {
  let current = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const { value, result } = transformed(getField(current, transform.fieldPath), transform, time);
    current = setField(current, transform.fieldPath, value);
    results.push(result);
  }
  return { fields: current, results };
}

/** The stored fields, with those in the mask taken from `input`; fields that `input` lacks are deleted. */
export function mergeFields(
  stored: Fields,
  input: Fields,
  mask: readonly (readonly string[])[],
): Fields {
  let merged = stored;
  for (const path of mask) {
    const value = getField(input, path);
    merged = value === undefined ? deleteField(merged, path) : setField(merged, path, value);
  }
  return merged;
}
