import { createHash } from 'node:crypto';
import { isLeaf } from './tree';
import { ascending } from './sorted-tree';
import type { DataNode } from './node';
import type { Primitive, Priority } from './primitive';

function doubleHex(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

function primitiveText(value: Primitive): string {
  return `${typeof value}:${typeof value === 'number' ? doubleHex(value) : String(value)}`;
}

function priorityText(priority: Priority): string {
  return priority === null ? '' : `priority:${primitiveText(priority)}:`;
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'utf8').digest('base64');
}

function* inPriorityOrder(node: Exclude<DataNode, { kind: 'leaf' }>) {
  let hasPriority = false;
  for (const [, child] of node.entries()) hasPriority ||= child.priority !== null;
  if (!hasPriority) yield* node.entries();
  else
    for (const { key, value } of ascending(node.index('.priority').entries))
      yield [key.name, value] as const;
}

/**
 * The hash that the SDKs compute of a node (SHA-1, base64; empty for null): a transaction sends it for the data it has
 * read, a listener for the data it already has.
 */
export function nodeHash(node: DataNode | null): string {
  if (node === null) return '';
  if (isLeaf(node)) return sha1(priorityText(node.priority) + primitiveText(node.value));
  if (node.hash !== null) return node.hash;
  const parts = [priorityText(node.priority)];
  for (const [key, child] of inPriorityOrder(node)) parts.push(`:${key}:${nodeHash(child)}`);
  node.hash = sha1(parts.join(''));
  return node.hash;
}
