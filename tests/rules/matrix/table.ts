/**
 * What a table says, for one path: who may do what there, and which payloads are taken from those who may.
 * The answers are written down by hand; the tests compare the rules with them.
 */
export interface PathTable {
  /** The record, for the account whose it is: `ai/27/entry/UID`. */
  readonly path: (owner: string) => string;
  /** Where records of this kind are listed. */
  readonly listed: (owner: string) => string;
  /** A right record, as it is sent. */
  readonly valid: (owner: string) => unknown;
  /** What stands there before it is read, updated or deleted, and beside it; the record is there as `valid` without it. */
  readonly given?: (owner: string) => Readonly<Record<string, unknown>>;
  /** A line for each caller, a column for each operation. */
  readonly may: string;
  readonly payloads: Readonly<Record<PayloadKind, readonly PayloadRow[] | NothingOfTheKind>>;
}

export const PAYLOAD_KINDS = [
  'valid',
  'extra key',
  'wrong type',
  'too long',
  'foreign uid',
  'forged',
  'future time',
  'deleted parent',
] as const;
export type PayloadKind = (typeof PAYLOAD_KINDS)[number];

/** Why a record has nothing of the kind. */
export type NothingOfTheKind = string;

/**
 * What is sent instead of the same places of the valid record, by their path within it ('' is the record itself), and
 * whether it is taken from somebody who may write there.
 */
export type PayloadRow = readonly [change: Change, answer: Answer | Answers];
export type Change = Readonly<Record<string, unknown>>;
type Answer = 'taken' | 'refused';
interface Answers {
  readonly create: Answer;
  readonly update: Answer;
}

const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** The owner is tried as an anonymous and as a linked account; others are every account that is not the owner's. */
const ROLES = ['signed out', 'owner', 'others', 'engine'] as const;
export type Role = (typeof ROLES)[number];

/** Reads the table of who may do what: `yes` or `no` for each role and operation. */
export function readMay(text: string): (role: Role, operation: Operation) => boolean {
  const lines = text.trim().split('\n');
  const header = lines[0]?.trim().split(/\s+/u).slice(1) ?? [];
  if (header.join() !== OPERATIONS.join()) throw new Error(`Columns are ${OPERATIONS.join(' ')}`);
  const rows = lines.slice(1).map((line) => {
    const role = ROLES.find((name) => line.trim().startsWith(`${name} `));
    const cells = line.trim().split(/\s+/u).slice(-OPERATIONS.length);
    if (role === undefined || cells.some((cell) => cell !== 'yes' && cell !== 'no'))
      throw new Error(`Not a line of the table: ${line}`);
    return [role, cells] as const;
  });
  const byRole = new Map(rows);
  if (byRole.size !== ROLES.length) throw new Error(`Lines are ${ROLES.join(', ')}`);
  return (role, operation) => byRole.get(role)?.[OPERATIONS.indexOf(operation)] === 'yes';
}

export const answerTo = (answers: Answer | Answers, operation: 'create' | 'update'): boolean =>
  (typeof answers === 'string' ? answers : answers[operation]) === 'taken';
