import type { StoredDocument } from '../documents/document';
import { compareValues, equalValues, kindOf } from '../values/compare-values';
import type { Value } from '../values/value';
import { elements, isNaNValue, isNull } from '../values/value';
import { fieldOf } from './field-of';
import type { FieldFilter, Filter, UnaryFilter } from './structured-query';

function operands(value: Value): readonly Value[] {
  return 'arrayValue' in value ? elements(value) : [];
}

function includes(values: readonly Value[], value: Value): boolean {
  return values.some((other) => equalValues(other, value));
}

/** Whether the value equals one of the operands; null and NaN match nothing. */
function isOneOf(value: Value, alternatives: readonly Value[]): boolean {
  return !isNull(value) && !isNaNValue(value) && includes(alternatives, value);
}

/** Values of different types, and NaN, are not comparable. */
function comparable(left: Value, right: Value): boolean {
  return kindOf(left) === kindOf(right) && !isNaNValue(left) && !isNaNValue(right);
}

function matchesField({ op, value: operand }: FieldFilter, value: Value): boolean {
  switch (op) {
    case 'EQUAL':
      return equalValues(value, operand);
    case 'NOT_EQUAL':
      return !isNull(value) && !equalValues(value, operand);
    case 'LESS_THAN':
      return comparable(value, operand) && compareValues(value, operand) < 0;
    case 'LESS_THAN_OR_EQUAL':
      return comparable(value, operand) && compareValues(value, operand) <= 0;
    case 'GREATER_THAN':
      return comparable(value, operand) && compareValues(value, operand) > 0;
    case 'GREATER_THAN_OR_EQUAL':
      return comparable(value, operand) && compareValues(value, operand) >= 0;
    case 'IN':
      return isOneOf(value, operands(operand));
    case 'NOT_IN':
      return (
        !isNull(value) && !operands(operand).some(isNull) && !includes(operands(operand), value)
      );
    case 'ARRAY_CONTAINS':
      return 'arrayValue' in value && includes(elements(value), operand);
    case 'ARRAY_CONTAINS_ANY':
      return (
        'arrayValue' in value &&
        elements(value).some((element) => isOneOf(element, operands(operand)))
      );
  }
}

function matchesUnary({ op }: UnaryFilter, value: Value): boolean {
  switch (op) {
    case 'IS_NULL':
      return isNull(value);
    case 'IS_NOT_NULL':
      return !isNull(value);
    case 'IS_NAN':
      return isNaNValue(value);
    case 'IS_NOT_NAN':
      return !isNull(value) && !isNaNValue(value);
  }
}

/** Whether the document passes the filter; a missing field passes none. */
export function matchesFilter(document: StoredDocument, filter: Filter): boolean {
  if ('compositeFilter' in filter) {
    const { op, filters } = filter.compositeFilter;
    return op === 'OR'
      ? filters.some((inner) => matchesFilter(document, inner))
      : filters.every((inner) => matchesFilter(document, inner));
  }
  if ('unaryFilter' in filter) {
    const value = fieldOf(document, filter.unaryFilter.field.fieldPath);
    return value !== undefined && matchesUnary(filter.unaryFilter, value);
  }
  const value = fieldOf(document, filter.fieldFilter.field.fieldPath);
  return value !== undefined && matchesField(filter.fieldFilter, value);
}
