import { EvaluationError, RuleDuration, RuleTimestamp } from '../values/rule-value';
import type { RuleValue } from '../values/rule-value';
import type { Method } from './operation';

const MICROS_PER_DAY = 86_400_000_000n;
const MS_PER_DAY = 86_400_000;

function asTimestamp(value: RuleValue): RuleTimestamp {
  if (value instanceof RuleTimestamp) return value;
  throw new EvaluationError('Expected timestamp.');
}

function asDuration(value: RuleValue): RuleDuration {
  if (value instanceof RuleDuration) return value;
  throw new EvaluationError('Expected duration.');
}

/** Floor division, also before 1970. */
function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value % divisor < 0n ? quotient - 1n : quotient;
}

function startOfDay({ micros }: RuleTimestamp): bigint {
  return floorDivide(micros, MICROS_PER_DAY) * MICROS_PER_DAY;
}

/** A component of the calendar date or time, in UTC. */
function part(read: (date: Date) => number): Method {
  return {
    arity: [0, 0],
    apply: (time) => BigInt(read(new Date(Number(floorDivide(asTimestamp(time).micros, 1000n))))),
  };
}

export const TIMESTAMP_METHODS: Readonly<Record<string, Method>> = {
  year: part((date) => date.getUTCFullYear()),
  month: part((date) => date.getUTCMonth() + 1),
  day: part((date) => date.getUTCDate()),
  hours: part((date) => date.getUTCHours()),
  minutes: part((date) => date.getUTCMinutes()),
  seconds: part((date) => date.getUTCSeconds()),
  // Monday is 1 and Sunday 7.
  dayOfWeek: part((date) => date.getUTCDay() || 7),
  dayOfYear: part(
    (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / MS_PER_DAY) + 1,
  ),
  nanos: {
    arity: [0, 0],
    apply: (time) => {
      const { micros } = asTimestamp(time);
      return (micros - floorDivide(micros, 1_000_000n) * 1_000_000n) * 1000n;
    },
  },
  toMillis: { arity: [0, 0], apply: (time) => floorDivide(asTimestamp(time).micros, 1000n) },
  date: { arity: [0, 0], apply: (time) => new RuleTimestamp(startOfDay(asTimestamp(time))) },
  time: {
    arity: [0, 0],
    apply: (value) => {
      const time = asTimestamp(value);
      return new RuleDuration((time.micros - startOfDay(time)) * 1000n);
    },
  },
};

export const DURATION_METHODS: Readonly<Record<string, Method>> = {
  seconds: { arity: [0, 0], apply: (duration) => asDuration(duration).nanos / 1_000_000_000n },
  nanos: { arity: [0, 0], apply: (duration) => asDuration(duration).nanos % 1_000_000_000n },
};
