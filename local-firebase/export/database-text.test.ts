import fc from 'fast-check';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { parseRecords, recordChanges, recordKey } from '../database/namespace/records';
import { nodeFromJson } from '../database/tree/from-json';
import type { DataNode } from '../database/tree/node';
import { exportText } from '../database/tree/to-json';
import { databaseText } from './database-text';
import { tokensOf } from './json-tokens';
import { databaseValues } from './read-database';

function nodeOf(json: unknown) {
  return nodeFromJson(json, { now: 0, depth: 0 });
}

/** The records of a namespace as a store gives them. */
function recordsOf(node: DataNode | null): [key: string, value: string][] {
  return recordChanges('n', [], null, node)
    .map(({ key, value }): [string, string] => [key, value ?? ''])
    .sort(([left], [right]) => (left < right ? -1 : 1));
}

async function textOf(records: readonly [string, string][]): Promise<string> {
  let text = '';
  for await (const piece of databaseText(() => parseRecords(Readable.from(records)))) text += piece;
  return text;
}

async function readText(text: string): Promise<[string, string][]> {
  const records: [string, string][] = [];
  for await (const { path, value } of databaseValues(tokensOf(Readable.from([text]))))
    records.push([recordKey('n', path), JSON.stringify(value)]);
  return records.sort(([left], [right]) => (left < right ? -1 : 1));
}

// Some characters sort before the slash that separates keys, so siblings can come between a node and its descendants.
const key = fc.constantFrom('a', 'a-b', 'a!', 'b', '-Nx', '10', '9', '時', '"\\');
const scalar = fc.oneof(
  fc.constantFrom(0, '', 'te"xt', '時', true, false, -1.5, 1e300),
  fc.string({ unit: 'grapheme' }),
);
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.record({ '.value': scalar, '.priority': fc.constantFrom(1, 'p') }),
    fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
    fc
      .dictionary(key, tie('value'), { minKeys: 1, maxKeys: 3, noNullPrototype: true })
      .map((children) => ({ ...children, '.priority': 'q' })),
  ),
})).value;

it('is the export format of any data', async () => {
  await fc.assert(
    fc.asyncProperty(value, async (json) => {
      const node = nodeOf(json);
      const text = await textOf(recordsOf(node));
      expect(exportText(nodeOf(JSON.parse(text)))).toBe(exportText(node));
    }),
    { numRuns: 300 },
  );
});

it('is parsed into the records that it was written from', async () => {
  await fc.assert(
    fc.asyncProperty(value, async (json) => {
      const records = recordsOf(nodeOf(json));
      expect(await readText(await textOf(records))).toEqual(records);
    }),
    { numRuns: 100 },
  );
});

it('is null without data', async () => {
  expect(await textOf([])).toBe('null');
});

it('accepts lists, and leaves out null, as the database does', async () => {
  const text = '{"list":["a",null,{"b":[true]}],"none":null}';
  expect(await readText(text)).toEqual([
    ['database/n/list/0', '"a"'],
    ['database/n/list/2/b/0', 'true'],
  ]);
});

it.each([
  ['no JSON', '{"a":', /./],
  ['a key that can not be', '{"a/b":1}', /Invalid key/],
  ['a priority that is none', '{"a":{".value":1,".priority":true}}', /Priority/],
  ['too many levels', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, /deeper/],
])('is refused with %s', async (_, text, message) => {
  await expect(readText(text)).rejects.toThrow(message);
});
