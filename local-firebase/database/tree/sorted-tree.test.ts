import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ascending,
  descending,
  fromSorted,
  getEntry,
  removeEntry,
  setEntry,
  sizeOf,
  type SortedTree,
} from './sorted-tree';

type Tree = SortedTree<number, string> | null;

function compare(a: number, b: number) {
  return a - b;
}

function keysOf(tree: Tree) {
  return Array.from(ascending(tree), ({ key }) => key);
}

function height(tree: Tree): number {
  return tree === null ? 0 : 1 + Math.max(height(tree.left), height(tree.right));
}

const change = fc.record({ key: fc.integer({ min: 0, max: 60 }), isSet: fc.boolean() });

it('behaves like a sorted map, and leaves earlier versions unchanged', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
      const model = new Map<number, string>();
      let tree: Tree = null;
      for (const { key, isSet } of changes) {
        const before: Tree = tree;
        const keysBefore = keysOf(before);
        const value = `value ${model.size}`;
        if (isSet) model.set(key, value);
        else model.delete(key);
        tree = isSet ? setEntry(tree, key, value, compare) : removeEntry(tree, key, compare);
        expect(keysOf(before)).toEqual(keysBefore);
      }
      const sorted = [...model].sort((a, b) => a[0] - b[0]);
      expect(Array.from(ascending(tree), ({ key, value }) => [key, value])).toEqual(sorted);
      expect(sizeOf(tree)).toBe(model.size);
      for (const [key, value] of model) expect(getEntry(tree, key, compare)).toBe(value);
    }),
  );
});

it('iterates from a bound in both directions', () => {
  const tree = fromSorted(Array.from({ length: 50 }, (_, key) => [key * 2, ''] as const));
  for (const bound of [-1, 0, 1, 41, 98, 99]) {
    const all = keysOf(tree);
    expect(
      Array.from(
        ascending(tree, (key) => key < bound),
        ({ key }) => key,
      ),
    ).toEqual(all.filter((key) => key >= bound));
    expect(
      Array.from(
        descending(tree, (key) => key > bound),
        ({ key }) => key,
      ),
    ).toEqual(all.filter((key) => key <= bound).reverse());
  }
});

it('stays balanced when keys are added and removed in order', () => {
  let tree: Tree = null;
  for (let key = 0; key < 20_000; key += 1) tree = setEntry(tree, key, '', compare);
  expect(height(tree)).toBeLessThan(30);
  for (let key = 0; key < 19_000; key += 1) tree = removeEntry(tree, key, compare);
  expect(sizeOf(tree)).toBe(1000);
  expect(height(tree)).toBeLessThan(22);
});
