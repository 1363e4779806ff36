import fc from 'fast-check';
import { formatTimestamp } from '../../firestore/values/timestamp';
import type { Fields, Value } from '../../firestore/values/value';
import { arrayOf, doubleOf, mapOf } from '../../firestore/values/value';
import type { ExportedDocument } from '../entity';

const FIRST_TIME = BigInt(Date.parse('0001-01-01T00:00:00Z')) * 1000n;
const LAST_TIME = BigInt(Date.parse('9999-12-31T23:59:59Z')) * 1000n + 999_999n;

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '時の旅人', '👩‍👩‍👧', '\u0000', 'x'.repeat(40_000)),
);

const fieldName = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .filter((name) => !/^__.*__$/s.test(name) && name !== '__proto__');

const id = fc.oneof(
  fc
    .string({ unit: 'binary', minLength: 1, maxLength: 20 })
    .filter((each) => !/^\.\.?$|\/|^__/.test(each)),
  fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }).map((number) => `__id${number}__`),
);

const collectionId = fc.constantFrom('adventure27', '節', 'a b');

/** A document name, up to three collections deep. */
const documentName = fc
  .tuple(
    fc.constantFrom('demo-project', 'another'),
    fc.constantFrom('(default)', 'second'),
    fc.array(fc.tuple(collectionId, id), { minLength: 1, maxLength: 3 }),
  )
  .map(([project, database, path]) =>
    [`projects/${project}/databases/${database}/documents`, ...path.flat()].join('/'),
  );

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc
    .bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n })
    .map((integer) => ({ integerValue: integer.toString() })),
  fc.oneof(fc.double(), fc.constantFrom(NaN, -0, 0, Infinity, -Infinity, 5e-324)).map(doubleOf),
  fc
    .bigInt({ min: FIRST_TIME, max: LAST_TIME })
    .map((micros) => ({ timestampValue: formatTimestamp(micros) })),
  text.map((stringValue) => ({ stringValue })),
  fc
    .uint8Array({ maxLength: 40 })
    .map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  documentName.map((referenceValue) => ({ referenceValue })),
  fc
    .record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    })
    .map((geoPointValue) => ({ geoPointValue })),
);

const vector: fc.Arbitrary<Value> = fc.array(fc.double({ noNaN: true })).map((numbers) =>
  mapOf({
    __type__: { stringValue: '__vector__' },
    value: arrayOf(numbers.map(doubleOf)),
  }),
);

const { fields } = fc.letrec<{ fields: Fields; value: Value; element: Value }>((tie) => ({
  fields: fc.dictionary(fieldName, tie('value'), { maxKeys: 5, noNullPrototype: true }),
  value: fc.oneof(
    { maxDepth: 3 },
    scalar,
    tie('element'),
    fc.array(tie('element'), { maxLength: 4 }).map(arrayOf),
  ),
  element: fc.oneof({ maxDepth: 3 }, scalar, vector, tie('fields').map(mapOf)),
}));

/** A document with values of every Firestore type, at any depth. */
export const arbitraryDocument: fc.Arbitrary<ExportedDocument> = fc.record({
  name: documentName,
  fields,
});
