import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDocument, encodeDocument } from './entity';
import { createEntityCodec } from './entity-messages';
import { arbitraryDocument } from './testing/arbitrary-document';

const codec = createEntityCodec();
const NAME = 'projects/demo/databases/(default)/documents/c/a';

function bytes(...parts: (string | number | Uint8Array)[]): Buffer {
  return Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? Buffer.from([part]) : Buffer.from(part))),
  );
}

/** A length-delimited field of the wire format. */
function sized(tag: number, ...content: (string | number | Uint8Array)[]): Buffer {
  const body = bytes(...content);
  return bytes(tag, body.length, body);
}

/** `dev~demo`, path `c/a`, and the entity group at the end, as in all documents of these tests. */
const key = sized(
  0x6a,
  sized(0x6a, 'dev~demo'),
  sized(0x72, 0x0b, sized(0x12, 'c'), sized(0x22, 'a'), 0x0c),
);
const group = Buffer.concat([
  Buffer.from([0x82, 0x01]),
  sized(0, 0x0b, sized(0x12, 'c'), sized(0x22, 'a'), 0x0c).subarray(1),
]);

function raw(...content: (string | number | Uint8Array)[]) {
  return sized(0x7a, ...content);
}

const single = [0x20, 0];
const multiple = [0x20, 1];
const name = sized(0x1a, 'f');

describe('the bytes of a document', () => {
  it.each([
    ['null', { nullValue: null }, raw(name, ...single, sized(0x2a))],
    ['true', { booleanValue: true }, raw(name, ...single, sized(0x2a, 0x10, 1))],
    ['300', { integerValue: '300' }, raw(name, ...single, sized(0x2a, 0x08, 0xac, 0x02))],
    [
      '-0',
      { doubleValue: '-0' as const },
      raw(name, ...single, sized(0x2a, 0x21, Buffer.from('0000000000000080', 'hex'))),
    ],
    ['a text', { stringValue: '時' }, raw(name, ...single, sized(0x2a, sized(0x1a, '時')))],
    [
      'bytes',
      { bytesValue: '/w==' },
      raw(0x08, 14, name, ...single, sized(0x2a, sized(0x1a, 0xff))),
    ],
    [
      'a time, in microseconds',
      { timestampValue: '1970-01-01T00:00:00.000300Z' },
      raw(0x08, 7, name, ...single, sized(0x2a, 0x08, 0xac, 0x02)),
    ],
    [
      'a point',
      { geoPointValue: { latitude: 1, longitude: -2 } },
      raw(
        0x08,
        9,
        name,
        ...single,
        sized(
          0x2a,
          0x2b,
          0x31,
          Buffer.from('000000000000f03f', 'hex'),
          0x39,
          Buffer.from('00000000000000c0', 'hex'),
          0x2c,
        ),
      ),
    ],
    [
      'a reference',
      { referenceValue: 'projects/demo/databases/(default)/documents/c/__id7__' },
      raw(
        name,
        ...single,
        sized(0x2a, 0x63, sized(0x6a, 'dev~demo'), 0x73, sized(0x7a, 'c'), 0x80, 1, 7, 0x74, 0x64),
      ),
    ],
    [
      'a map',
      { mapValue: { fields: { f: { nullValue: null } } } },
      raw(
        0x08,
        19,
        name,
        ...single,
        sized(
          0x2a,
          sized(
            0x1a,
            sized(0x6a, sized(0x6a), sized(0x72)),
            raw(name, ...single, sized(0x2a)),
            0x82,
            1,
            0,
          ),
        ),
      ),
    ],
    [
      'a list',
      { arrayValue: { values: [{ nullValue: null }, { booleanValue: false }] } },
      bytes(raw(name, ...multiple, sized(0x2a)), raw(name, ...multiple, sized(0x2a, 0x10, 0))),
    ],
    ['an empty list', { arrayValue: {} }, sized(0x72, 0x08, 24, name, ...single, sized(0x2a))],
  ])('match the published messages: %s', (_, value, property) => {
    const expected = Buffer.concat([key, property, group]);
    const document = { name: NAME, fields: { f: value } };
    expect(Buffer.from(encodeDocument(codec, document)).toString('hex')).toBe(
      expected.toString('hex'),
    );
    expect(decodeDocument(codec, expected)).toEqual(document);
  });
});

describe('reading', () => {
  it('restores every document', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        expect(decodeDocument(codec, encodeDocument(codec, document))).toEqual(document);
      }),
      { numRuns: 300 },
    );
  });

  it('puts unindexed list elements back into their list', () => {
    const value = (text: string) => ({
      name: 'f',
      multiple: true,
      value: { bytes: Buffer.from(text) },
    });
    const entity = codec.encode({
      key: { app: 's~live', path: { element: [{ type: 'c', name: 'a' }] } },
      property: [value('a'), value('c'), { ...value('x'), name: 'of the index', computed: true }],
      rawProperty: [{ ...value('b'), stashed: 1 }],
      entityGroup: { element: [] },
    });
    expect(decodeDocument(codec, entity)).toEqual({
      name: 'projects/live/databases/(default)/documents/c/a',
      fields: {
        f: { arrayValue: { values: ['a', 'b', 'c'].map((stringValue) => ({ stringValue })) } },
      },
    });
  });

  it('moves a document, and its references to its own project, to another project', () => {
    const refer = (project: string) => ({
      referenceValue: `projects/${project}/databases/(default)/documents/c/b`,
    });
    const encoded = encodeDocument(codec, {
      name: NAME,
      fields: { own: refer('demo'), other: refer('else') },
    });
    expect(decodeDocument(codec, encoded, 'target')).toEqual({
      name: NAME.replace('demo', 'target'),
      fields: { own: refer('target'), other: refer('else') },
    });
  });

  it('refuses to write a nested list, which Firestore does not have', () => {
    const fields = { f: { arrayValue: { values: [{ arrayValue: {} }] } } };
    expect(() => encodeDocument(codec, { name: NAME, fields })).toThrow(
      expect.objectContaining({ code: 'export-unsupported' }),
    );
  });
});
