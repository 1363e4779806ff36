import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, type Document } from 'yaml';
import type { Faults, Position } from '../fault';

/** YAML of a file, as plain data with the way back to where it stands. */
export interface Facts {
  /** Undefined where the YAML cannot be read. */
  readonly value: unknown;
  /** Where a value stands, or the key itself where `ofKey` is set. */
  positionOf(path: readonly PropertyKey[], ofKey?: boolean): Position;
}

/** Where nothing is written. */
export const NO_FACTS: Facts = { value: {}, positionOf: () => ({ line: 1, column: 1 }) };

/** Facts with a fault that has been reported. */
export const UNREADABLE: Facts = { ...NO_FACTS, value: undefined };

/** @param firstLine The number of the first row, from 1. */
export function facts(rows: readonly string[], firstLine: number, faults: Faults): Facts {
  const counter = new LineCounter();
  const document = parseDocument(rows.join('\n'), { lineCounter: counter, prettyErrors: false });
  const at = (offset: number): Position => {
    const { line, col } = counter.linePos(offset);
    return { line: Math.max(1, line) + firstLine - 1, column: Math.max(1, col) };
  };
  for (const { message, pos } of document.errors) faults.add('yaml', at(pos[0]), `${message}.`);
  return {
    value: document.errors.length > 0 ? undefined : (document.toJS() ?? {}),
    positionOf: (path, ofKey = false) => at(offsetOf(document, path, ofKey)),
  };
}

function offsetOf(document: Document.Parsed, path: readonly PropertyKey[], ofKey: boolean): number {
  const parent = path.length < 2 ? document.contents : document.getIn(path.slice(0, -1), true);
  const key = path.at(-1);
  if (isMap(parent)) {
    const pair = parent.items.find(
      (item) => isPair(item) && isScalar(item.key) && item.key.value === key,
    );
    const node = ofKey ? pair?.key : (pair?.value ?? pair?.key);
    if (isNode(node)) return node.range?.[0] ?? 0;
  }
  const node = document.getIn(path, true) ?? parent;
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
