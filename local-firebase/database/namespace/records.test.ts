import fc from 'fast-check';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { nodeFromJson } from '../tree/from-json';
import type { DataNode } from '../tree/node';
import { exportText } from '../tree/to-json';
import { readRecords, recordChanges } from './records';
import { applyWrite } from './write';

const key = fc.constantFrom('a', 'b', 'c');
const path = fc.array(key, { maxLength: 3 });
const scalar = fc.constantFrom(0, '', 'text', true, false, -1.5);
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.constant(null),
    fc.record({ '.value': scalar, '.priority': fc.constantFrom(1, 'p') }),
    fc.dictionary(fc.oneof(key, fc.constant('.priority')), tie('value'), { maxKeys: 3 }),
  ),
})).value;
const operation = fc.oneof(
  fc.record({ path, json: value }),
  fc.record({
    path: path.map((keys) => [...keys, '.priority']),
    json: fc.constantFrom(null, 1, 'p'),
  }),
);

function isInvalidData(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'invalid-data';
}

it('restores the tree after any sequence of writes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(operation, { minLength: 1, maxLength: 3 })),
      async (writes) => {
        const records = new Map<string, string>();
        let root: DataNode | null = null;
        for (const operations of writes) {
          try {
            const before = root;
            const { after, paths } = applyWrite(before, operations, 0);
            for (const at of paths)
              for (const { key: name, value: text } of recordChanges('n/s', at, before, after))
                if (text === null) records.delete(name);
                else records.set(name, text);
            root = after;
          } catch (error) {
            if (!isInvalidData(error)) throw error;
          }
        }
        const read = await readRecords(Readable.from([...records]));
        expect(exportText(read.get('n/s') ?? null)).toBe(exportText(root));
        const isRead = nodeFromJson(JSON.parse(exportText(root)), { now: 0, depth: 0 });
        expect(exportText(isRead)).toBe(exportText(root));
      },
    ),
    { numRuns: 300 },
  );
});
