/**
 * A table for one path: the permitted operations of each caller, and the accepted payloads.
 * The expectations are written by hand; the tests compare the rules with them.
 */
export interface PathTable {
  /** The path of the record of an account: `ai/27/entry/UID`. */
  readonly path: (owner: string) => string;
  /** The path at which records of this kind are listed. */
  readonly listed: (owner: string) => string;
  /** A valid record, as it is sent. */
  readonly valid: (owner: string) => unknown;
  /** The stored data before it is read, updated or deleted; the record itself defaults to `valid`. */
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

/** Why a record has no such payloads. */
export type NothingOfTheKind = string;

/**
 * Replacements of paths of the valid record ('' is the record itself), and whether they are accepted from a caller who may
 * write.
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

/** The owner is tried as an anonymous and as a linked account; others are all accounts except the owner's. */
const ROLES = ['signed out', 'owner', 'others', 'engine'] as const;
export type Role = (typeof ROLES)[number];

/** Parses the table of permissions: `yes` or `no` for each role and operation. */
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
