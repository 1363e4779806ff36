import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nodeFromJson } from '../tree/from-json';
import type { DataNode } from '../tree/node';
import { exportText } from '../tree/to-json';
import { setAt } from '../tree/tree';
import type { Bound, Query } from './query';
import { queryChanges } from './query-changes';
import { queryWindow } from './query-window';

function read(json: unknown) {
  return nodeFromJson(json, { now: 0, depth: 0 });
}

const key = fc.constantFrom('a', 'b', 'c', 'd', '1', '2', '10');
const scalar = fc.constantFrom(null, 1, 2, 3, 'x', 'y', true, false);
const child = fc.oneof(
  scalar,
  fc.record({ n: scalar }),
  fc.record({ n: fc.record({ m: scalar }) }),
);

function bound(orderBy: string): fc.Arbitrary<Bound | null> {
  return fc.option(
    fc.record({
      value: orderBy === '.key' ? key : scalar,
      name: orderBy === '.key' ? fc.constant(null) : fc.option(key),
      isInclusive: fc.boolean(),
    }),
  );
}

const query: fc.Arbitrary<Query> = fc
  .constantFrom('.key', '.value', '.priority', 'n')
  .chain((orderBy) =>
    fc.record({
      orderBy: fc.constant(orderBy),
      start: bound(orderBy),
      end: bound(orderBy),
      limit: fc.option(fc.integer({ min: 1, max: 3 })),
      keeps: fc.constantFrom('first' as const, 'last' as const),
    }),
  );

function shown(window: ReadonlyMap<string, DataNode | null>) {
  return Array.from(window, ([name, node]) => [name, exportText(node)]).sort();
}

it('updates a client from one window to the next', () => {
  fc.assert(
    fc.property(
      query,
      fc.dictionary(key, child),
      fc.array(fc.tuple(key, child), { maxLength: 4 }),
      (asked, start, writes) => {
        const before = read(start);
        let after = before;
        for (const [name, json] of writes) after = setAt(after, [name], read(json));
        const window = new Map<string, DataNode | null>(queryWindow(before, asked));
        const names = new Set(writes.map(([name]) => name));
        for (const [name, node] of queryChanges(before, after, asked, names))
          if (node === null) window.delete(name);
          else window.set(name, node);
        expect(shown(window)).toEqual(shown(queryWindow(after, asked)));
      },
    ),
  );
});
