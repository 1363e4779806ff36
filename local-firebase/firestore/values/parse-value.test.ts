import { describe, expect, it } from 'vitest';
import { parseFields, parseValue } from './parse-value';

describe('parseValue', () => {
  it.each([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ integerValue: 5 }, { integerValue: '5' }],
    [{ integerValue: '-0' }, { integerValue: '0' }],
    [{ doubleValue: '-0' }, { doubleValue: '-0' }],
    [{ doubleValue: 'NaN' }, { doubleValue: 'NaN' }],
    [{ doubleValue: '1.5' }, { doubleValue: 1.5 }],
    [
      { timestampValue: '2024-01-02T03:04:05.123456789+09:00' },
      { timestampValue: '2024-01-01T18:04:05.123456Z' },
    ],
    [{ bytesValue: '-_8' }, { bytesValue: '+/8=' }],
    [{ geoPointValue: {} }, { geoPointValue: { latitude: 0, longitude: 0 } }],
    [{ arrayValue: { values: [] } }, { arrayValue: {} }],
    [{ mapValue: { fields: {} } }, { mapValue: {} }],
  ])('normalises %j', (input, value) => {
    expect(parseValue(input)).toEqual(value);
  });

  it.each([
    [{}],
    [null],
    [{ stringValue: 1 }],
    [{ integerValue: 1.5 }],
    [{ integerValue: '9223372036854775808' }],
    [{ doubleValue: 'x' }],
    [{ timestampValue: 'yesterday' }],
    [{ timestampValue: '2024-13-01T00:00:00Z' }],
    [{ bytesValue: '*' }],
    [{ geoPointValue: { latitude: 91 } }],
    [{ arrayValue: { values: [{ arrayValue: {} }] } }],
    [{ unheardOf: 1 }],
  ])('refuses %j', (input) => {
    expect(() => parseValue(input)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });

  it('refuses maps nested more than 20 levels deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(depth - 1) } } };
    expect(() => parseValue(nested(20))).not.toThrow();
    expect(() => parseValue(nested(21))).toThrow();
  });
});

it('parseFields refuses reserved names and accepts unusual ones', () => {
  expect(() => parseFields({ __name__: { nullValue: null } })).toThrow();
  expect(() => parseFields(JSON.parse('{"__proto__": {"nullValue": null}}'))).toThrow();
  const odd = { constructor: { booleanValue: true }, 'a.b': { booleanValue: false } };
  expect(parseFields(odd)).toEqual(odd);
});
