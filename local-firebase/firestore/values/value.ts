/**
 * A Firestore value in proto3 JSON, the internal representation of this server, because WebChannel and REST use it on
 * the wire. Integers are decimal strings (64 bits), bytes are base64, timestamps ISO 8601 with six fractional digits; a
 * double that JSON can't represent (NaN, ±Infinity, -0) is a string.
 */
export type Value =
  | NullValue
  | BooleanValue
  | IntegerValue
  | DoubleValue
  | TimestampValue
  | StringValue
  | BytesValue
  | ReferenceValue
  | GeoPointValue
  | ArrayValue
  | MapValue;

export type Fields = Readonly<Record<string, Value>>;

export interface NullValue {
  readonly nullValue: null;
}
export interface BooleanValue {
  readonly booleanValue: boolean;
}
export interface IntegerValue {
  readonly integerValue: string;
}
export interface DoubleValue {
  readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0';
}
export interface TimestampValue {
  readonly timestampValue: string;
}
export interface StringValue {
  readonly stringValue: string;
}
export interface BytesValue {
  readonly bytesValue: string;
}
export interface ReferenceValue {
  readonly referenceValue: string;
}
export interface GeoPoint {
  readonly latitude: number;
  readonly longitude: number;
}
export interface GeoPointValue {
  readonly geoPointValue: GeoPoint;
}
export interface ArrayValue {
  readonly arrayValue: { readonly values?: readonly Value[] };
}
export interface MapValue {
  readonly mapValue: { readonly fields?: Fields };
}

export const NULL: Value = { nullValue: null };

export function elements(value: ArrayValue): readonly Value[] {
  return value.arrayValue.values ?? [];
}

export function entries(value: MapValue): Fields {
  return value.mapValue.fields ?? {};
}

export function arrayOf(values: readonly Value[]): ArrayValue {
  return { arrayValue: values.length > 0 ? { values } : {} };
}

export function mapOf(fields: Fields): MapValue {
  return { mapValue: Object.keys(fields).length > 0 ? { fields } : {} };
}

export function isNumber(value: Value): value is IntegerValue | DoubleValue {
  return 'integerValue' in value || 'doubleValue' in value;
}

export function isNull(value: Value): boolean {
  return 'nullValue' in value;
}

export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && value.doubleValue === 'NaN';
}

/** The double in a representation that survives JSON. */
export function doubleOf(number: number): DoubleValue {
  if (Number.isNaN(number)) return { doubleValue: 'NaN' };
  if (number === Infinity) return { doubleValue: 'Infinity' };
  if (number === -Infinity) return { doubleValue: '-Infinity' };
  return { doubleValue: Object.is(number, -0) ? '-0' : number };
}

/** The number; an integer beyond the exact range of doubles stays a bigint, so that comparisons are exact. */
export function numberOf(value: IntegerValue | DoubleValue): number | bigint {
  if ('doubleValue' in value) return Number(value.doubleValue);
  const number = Number(value.integerValue);
  return Number.isSafeInteger(number) ? number : BigInt(value.integerValue);
}
