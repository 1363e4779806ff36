import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nodeFromJson } from './from-json';
import { nodeHash } from './node-hash';
import type { DataNode } from './node';
import { parsePath } from './path';
import { exportText, toShallowValue, toValue } from './to-json';
import { ascending } from './sorted-tree';
import { isSameNode, nodeAt, setAt } from './tree';

function read(json: unknown, before: DataNode | null = null) {
  return nodeFromJson(json, { now: 1000, depth: 0 }, before);
}

const key = fc.constantFrom('a', 'b', 'c', '0', '1', '-x');
const path = fc.array(key, { maxLength: 3 });
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, 0, 1.5, 'text', true),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;

type Model = string | number | boolean | null | { [key: string]: Model };

/** The reference implementation: copies plain objects. */
function modelSet(model: Model, [first, ...rest]: readonly string[], json: Model): Model {
  if (first === undefined) return json;
  const children = typeof model === 'object' && model !== null ? { ...model } : {};
  const child = modelSet(children[first] ?? null, rest, json);
  if (child === null) delete children[first];
  else children[first] = child;
  if (Object.keys(children).length > 0) return children;
  return typeof model === 'object' ? null : model;
}

function pruned(json: unknown): Model {
  if (typeof json !== 'object' || json === null) return json as Model;
  const entries = Object.entries(json)
    .map(([name, child]) => [name, pruned(child)] as const)
    .filter(([, child]) => child !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

describe('setting values', () => {
  it('matches copied objects, in any order of writes', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, value), { maxLength: 30 }), (writes) => {
        let root: DataNode | null = null;
        let model: Model = null;
        for (const [at, json] of writes) {
          root = setAt(root, at, read(json));
          model = modelSet(model, at, pruned(json));
        }
        expect(JSON.parse(exportText(root))).toEqual(model);
        expect(isSameNode(root, read(model))).toBe(true);
        expect(nodeHash(root)).toBe(nodeHash(read(model)));
      }),
    );
  });

  it('keeps sort orders up to date', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(path, value), { maxLength: 30 }), (writes) => {
        let root = read({ a: { n: 1 } });
        for (const [at, json] of writes) {
          if (root?.kind === 'branch') root.index('a');
          root = setAt(root, at, read(json));
        }
        if (root?.kind !== 'branch') return;
        const names = (node: DataNode | null) =>
          node?.kind === 'branch' &&
          Array.from(ascending(node.index('a').entries), ({ key: { name } }) => name);
        expect(names(root)).toEqual(names(read(JSON.parse(exportText(root)))));
      }),
    );
  });

  it('sets a priority at its own path', () => {
    const root = setAt(read({ a: { b: 1 } }), parsePath('a/.priority'), read(7));
    expect(exportText(root)).toBe('{"a":{"b":1,".priority":7}}');
  });
});

describe('reading JSON', () => {
  it('resolves server values', () => {
    const before = read({ count: 5, other: 'x' });
    const after = read(
      {
        at: { '.sv': 'timestamp' },
        count: { '.sv': { increment: 2 } },
        other: { '.sv': { increment: 1 } },
      },
      before,
    );
    expect(toValue(after)).toEqual({ at: 1000, count: 7, other: 1 });
  });

  it.each([
    ['a key with a dot', { 'a.b': 1 }],
    ['an empty key', { '': 1 }],
    ['a control character', { 'a\u0001': 1 }],
    ['a key of 769 bytes', { ['k'.repeat(769)]: 1 }],
    ['an unknown server value', { '.sv': 'random' }],
    ['a priority that is an object', { '.value': 1, '.priority': {} }],
  ])('refuses %s', (_, json) => {
    expect(() => read(json)).toThrow(expect.objectContaining({ code: 'invalid-data' }));
  });

  it('refuses more than 32 levels', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { d: nested(depth - 1) });
    expect(toValue(read(nested(32)))).not.toBe(null);
    expect(() => read(nested(33))).toThrow('deeper than 32');
  });
});

describe('to JSON', () => {
  it('shows mostly complete integer keys as an array', () => {
    expect(toValue(read({ 0: 'a', 1: 'b', 3: 'd' }))).toEqual(['a', 'b', null, 'd']);
    expect(toValue(read({ 0: 'a', 9: 'b' }))).toEqual({ 0: 'a', 9: 'b' });
  });

  it('includes priorities, or only the first level, on request', () => {
    const node = read({ a: { '.value': 1, '.priority': 'p' }, b: { c: 1 } });
    expect(toValue(node, true)).toEqual({ a: { '.value': 1, '.priority': 'p' }, b: { c: 1 } });
    expect(toShallowValue(node)).toEqual({ a: 1, b: true });
  });
});

it('finds the node at a path', () => {
  const root = read({ a: { b: 1 } });
  expect(toValue(nodeAt(root, ['a', 'b']))).toBe(1);
  expect(nodeAt(root, ['a', 'b', 'c'])).toBe(null);
});
