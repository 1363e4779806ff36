import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { asInteger, asNumber, asString, int64 } from '../values/expect-type';
import type { RuleValue } from '../values/rule-value';
import {
  EvaluationError,
  RuleBytes,
  RuleDuration,
  RuleLatLng,
  RulePath,
  RuleTimestamp,
  typeOf,
} from '../values/rule-value';
import { crc32c } from '../../../checksum/crc32c';
import type { Operation } from './operation';
import { argument } from './operation';

type Table = Readonly<Record<string, Operation>>;

function unary(apply: (value: RuleValue) => RuleValue): Operation {
  return { arity: [1, 1], apply: (args) => apply(argument(args, 0)) };
}

function toInteger(value: RuleValue): bigint {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return int64(BigInt(Math.trunc(value)));
  if (typeof value === 'string' && /^-?\d{1,19}$/.test(value)) return int64(BigInt(value));
  throw new EvaluationError(`A value of type ${typeOf(value)} can't be made an int.`);
}

function toFloat(value: RuleValue): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
  if (Number.isNaN(number)) throw new EvaluationError('The value is no float.');
  return number;
}

function toText(value: RuleValue): string {
  if (value instanceof RulePath) return `/${value.segments.join('/')}`;
  if (
    value === null ||
    typeof value === 'boolean' ||
    typeof value === 'bigint' ||
    typeof value === 'string'
  ) {
    return String(value);
  }
  // A float is printed with a decimal point: 2.0.
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value);
  throw new EvaluationError(`A value of type ${typeOf(value)} can't be made a string.`);
}

function toBoolean(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'false') return value === 'true';
  throw new EvaluationError(`A value of type ${typeOf(value)} can't be made a bool.`);
}

export const CONVERSIONS: Table = {
  int: unary(toInteger),
  float: unary(toFloat),
  string: unary(toText),
  bool: unary(toBoolean),
  path: unary(
    (text) =>
      new RulePath(
        asString(text)
          .split('/')
          .filter((part) => part !== ''),
      ),
  ),
};

/** Integers stay integers. */
function rounding(round: (number: number) => number): Operation {
  return unary((value) => {
    if (typeof value === 'bigint') return value;
    const rounded = round(asNumber(value));
    if (!Number.isFinite(rounded)) throw new EvaluationError('The number is not finite.');
    return int64(BigInt(rounded));
  });
}

const MATH: Table = {
  abs: unary((value) =>
    typeof value === 'bigint' ? int64(value < 0n ? -value : value) : Math.abs(asNumber(value)),
  ),
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: rounding(Math.round),
  sqrt: unary((value) => Math.sqrt(asNumber(value))),
  isNaN: unary((value) => Number.isNaN(asNumber(value))),
  isInfinite: unary((value) => Math.abs(asNumber(value)) === Infinity),
  pow: {
    arity: [2, 2],
    apply: (args) => asNumber(argument(args, 0)) ** asNumber(argument(args, 1)),
  },
};

function bytesOf(value: RuleValue): Buffer {
  return value instanceof RuleBytes ? value.data : Buffer.from(asString(value));
}

function bigEndian(checksum: number): RuleBytes {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return new RuleBytes(bytes);
}

function digest(algorithm: string): Operation {
  return unary((value) => new RuleBytes(createHash(algorithm).update(bytesOf(value)).digest()));
}

const HASHING: Table = {
  crc32: unary((value) => bigEndian(crc32(bytesOf(value)))),
  crc32c: unary((value) => bigEndian(crc32c(bytesOf(value)))),
  md5: digest('md5'),
  sha256: digest('sha256'),
};

const NANOS: Readonly<Record<string, bigint>> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

function durationOf(amount: bigint, unit: string): bigint {
  const nanos = Object.hasOwn(NANOS, unit) ? NANOS[unit] : undefined;
  if (nanos === undefined) throw new EvaluationError(`Unknown unit of duration: ${unit}`);
  return amount * nanos;
}

const DURATION: Table = {
  value: {
    arity: [2, 2],
    apply: (args) =>
      new RuleDuration(durationOf(asInteger(argument(args, 0)), asString(argument(args, 1)))),
  },
  time: {
    arity: [4, 4],
    apply: (args) =>
      new RuleDuration(
        ['h', 'm', 's', 'ns'].reduce(
          (sum, unit, index) => sum + durationOf(asInteger(argument(args, index)), unit),
          0n,
        ),
      ),
  },
  abs: unary((value) => {
    if (!(value instanceof RuleDuration)) throw new EvaluationError('Expected duration.');
    return new RuleDuration(value.nanos < 0n ? -value.nanos : value.nanos);
  }),
};

const TIMESTAMP: Table = {
  date: {
    arity: [3, 3],
    apply: (args) => {
      const [year, month, day] = [0, 1, 2].map((index) => Number(asInteger(argument(args, index))));
      return new RuleTimestamp(BigInt(Date.UTC(year ?? 0, (month ?? 1) - 1, day)) * 1000n);
    },
  },
  value: unary((millis) => new RuleTimestamp(asInteger(millis) * 1000n)),
};

const LATLNG: Table = {
  value: {
    arity: [2, 2],
    apply: (args) => new RuleLatLng(asNumber(argument(args, 0)), asNumber(argument(args, 1))),
  },
};

/** `math.abs(…)` and the other functions, by namespace. */
export const NAMESPACES: Readonly<Record<string, Table>> = {
  math: MATH,
  hashing: HASHING,
  duration: DURATION,
  timestamp: TIMESTAMP,
  latlng: LATLNG,
};

export function namespaceFunction(namespace: string, name: string): Operation | undefined {
  const table = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined;
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}

export function conversion(name: string): Operation | undefined {
  return Object.hasOwn(CONVERSIONS, name) ? CONVERSIONS[name] : undefined;
}
