import { invalidArgument } from '../status/rpc-error';

/** Microseconds since the epoch, Firestore's resolution. */
export type Micros = bigint;

const PATTERN = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;

/** ISO 8601 in UTC with six fractional digits. */
export function formatTimestamp(micros: Micros): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const seconds = (micros - fraction) / 1_000_000n;
  const iso = new Date(Number(seconds) * 1000).toISOString();
  return `${iso.slice(0, -4)}${fraction.toString().padStart(6, '0')}Z`;
}

/** Parses an RFC 3339 time and truncates it to microseconds. Throws INVALID_ARGUMENT. */
export function parseTimestamp(text: string): Micros {
  const match = PATTERN.exec(text);
  const milliseconds = match ? Date.parse(`${match[1]}${match[3]}`) : NaN;
  if (!match || Number.isNaN(milliseconds)) throw invalidArgument(`Invalid timestamp: ${text}`);
  const fraction = (match[2] ?? '').padEnd(6, '0').slice(0, 6);
  return BigInt(milliseconds) * 1000n + BigInt(fraction);
}
