import * as v from 'valibot';
import type { FaultCode, Faults, Position } from '../fault';
import type { Facts } from './facts';

/** What stands for facts of a kind. */
export type FactsSchema<T> = v.GenericSchema<unknown, T>;

/**
 * The facts if they fit the schema; else null, and every fault is reported where it stands.
 * @param owner Where the section begins: the place of what is missing altogether.
 */
export function checkFacts<T>(
  schema: FactsSchema<T>,
  facts: Facts,
  owner: Position,
  faults: Faults,
): T | null {
  if (facts.value === undefined) return null;
  const result = v.safeParse(schema, facts.value);
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const path = (issue.path ?? []).map(({ key }) => (isKey(key) ? key : String(key)));
    const { code, message } = describe(issue, path);
    const isMissing = code === 'missing-key';
    const isTop = path.length <= 1;
    const position =
      isMissing && isTop
        ? owner
        : facts.positionOf(isMissing ? path.slice(0, -1) : path, code === 'unknown-key');
    faults.add(code, position, message);
  }
  return null;
}

function describe(
  issue: v.BaseIssue<unknown>,
  path: readonly PropertyKey[],
): { code: FaultCode; message: string } {
  const key = String(path.findLast((one) => typeof one === 'string') ?? '');
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { code: 'unknown-key', message: `“${key}” is not known here. ${issue.message}` };
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return { code: 'missing-key', message: `“${key}” is missing.` };
  }
  if (issue.type === 'raw_transform') return { code: codeOfLine(issue), message: issue.message };
  const where = key === '' ? '' : `${key}: `;
  const expected = issue.expected?.replaceAll('"', '').replaceAll(' | ', ', ');
  const message =
    expected === undefined
      ? `${where}${issue.message}`
      : `${where}${issue.received} does not fit. It can be: ${expected.replace(/^\(|\)$/gu, '')}.`;
  return { code: 'value', message };
}

/** Conditions and effects are lines of their own kind. */
function codeOfLine({ expected }: v.BaseIssue<unknown>): FaultCode {
  return expected === 'effect' ? 'effect' : 'condition';
}

function isKey(key: unknown): key is string | number {
  return typeof key === 'string' || typeof key === 'number';
}
