import { invalidArgument } from '../status/rpc-error';
import { checkFieldName } from './field-path';
import { formatTimestamp, parseTimestamp } from './timestamp';
import type { Fields, GeoPoint, Value } from './value';
import { NULL, arrayOf, doubleOf, mapOf } from './value';

const MAX_DEPTH = 20;
/** The depth of a document's own fields. */
const OPERAND_DEPTH = -1;
const MAX_INTEGER = (1n << 63n) - 1n;
const MIN_INTEGER = -(1n << 63n);

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}

function parseInteger(input: unknown): Value {
  const text = typeof input === 'number' ? String(input) : input;
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text)) {
    throw invalidArgument('An integerValue must be a decimal number of 64 bits.');
  }
  const integer = BigInt(text);
  if (integer > MAX_INTEGER || integer < MIN_INTEGER) {
    throw invalidArgument(`The integerValue ${text} does not fit into 64 bits.`);
  }
  return { integerValue: integer.toString() };
}

function parseDouble(input: unknown): Value {
  if (typeof input === 'number') return doubleOf(input);
  const number = typeof input === 'string' && input.trim() !== '' ? Number(input) : NaN;
  if (Number.isNaN(number) && input !== 'NaN') {
    throw invalidArgument('A doubleValue must be a number.');
  }
  return doubleOf(number);
}

function parseText(input: unknown, name: string): string {
  if (typeof input === 'string') return input;
  throw invalidArgument(`A ${name} must be a string.`);
}

function parseGeoPoint(input: unknown): GeoPoint {
  const { latitude = 0, longitude = 0 } = isObject(input) ? input : {};
  if (
    typeof latitude !== 'number' ||
    typeof longitude !== 'number' ||
    !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)
  ) {
    throw invalidArgument('A geoPointValue needs a latitude in ±90 and a longitude in ±180.');
  }
  return { latitude, longitude };
}

function parseElements(input: unknown, depth: number): Value[] {
  const values = isObject(input) ? (input['values'] ?? []) : [];
  if (!Array.isArray(values)) throw invalidArgument('The values of an arrayValue must be a list.');
  return values.map((value: unknown) => {
    const parsed = parseNested(value, depth + 1);
    if ('arrayValue' in parsed && depth >= 0) {
      throw invalidArgument('Cannot convert an array value in an array value.');
    }
    return parsed;
  });
}

/** Normalises base64, so that equal bytes are equal strings. */
function parseBytes(input: unknown): string {
  const text = parseText(input, 'bytesValue');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(text)) throw invalidArgument('A bytesValue must be base64.');
  return /[-_]/.test(text) || text.length % 4 !== 0
    ? Buffer.from(text, 'base64').toString('base64')
    : text;
}

function parseNested(input: unknown, depth: number): Value {
  if (depth > MAX_DEPTH) throw invalidArgument('Values may be nested 20 levels deep.');
  if (!isObject(input)) throw invalidArgument('A value must be an object with one field.');
  const [key, content] = Object.entries(input)[0] ?? ['none', null];
  switch (key) {
    case 'nullValue':
      return NULL;
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalidArgument('A booleanValue must be a boolean.');
      return { booleanValue: content };
    case 'integerValue':
      return parseInteger(content);
    case 'doubleValue':
      return parseDouble(content);
    case 'timestampValue': {
      const micros = parseTimestamp(parseText(content, key));
      return { timestampValue: formatTimestamp(micros) };
    }
    case 'stringValue':
      return { stringValue: parseText(content, key) };
    case 'bytesValue':
      return { bytesValue: parseBytes(content) };
    case 'referenceValue':
      return { referenceValue: parseText(content, key) };
    case 'geoPointValue':
      return { geoPointValue: parseGeoPoint(content) };
    case 'arrayValue':
      return arrayOf(parseElements(content, depth));
    case 'mapValue':
      return mapOf(parseFieldsAt(isObject(content) ? content['fields'] : undefined, depth + 1));
    default:
      throw invalidArgument(`Unknown kind of value: ${key}`);
  }
}

function parseFieldsAt(input: unknown, depth: number): Fields {
  if (input === undefined || input === null) return {};
  if (!isObject(input)) throw invalidArgument('Fields must be an object.');
  const fields: Record<string, Value> = {};
  for (const [name, value] of Object.entries(input)) {
    checkFieldName(name);
    fields[name] = parseNested(value, depth);
  }
  return fields;
}

/** Parses and normalises a value in proto3 JSON. Throws INVALID_ARGUMENT. */
export function parseValue(input: unknown): Value {
  return parseNested(input, 0);
}

/**
 * Parses the operand of a filter: unlike a stored list, the list of several operands may contain lists. Throws
 * INVALID_ARGUMENT.
 */
export function parseOperand(input: unknown): Value {
  return parseNested(input, OPERAND_DEPTH);
}

/** Parses the fields of a document in proto3 JSON. Throws INVALID_ARGUMENT. */
export function parseFields(input: unknown): Fields {
  return parseFieldsAt(input, 0);
}
