import * as v from 'valibot';
import { maxName, minName } from '../tree/key-order';
import type { Bound, Query } from './query';

/** Invalid query parameters; the message is the one of the real service. */
export class RestQueryError extends Error {
  readonly code = 'invalid-query';

  constructor(message: string) {
    super(message);
    this.name = 'RestQueryError';
  }
}

const specialOrders: ReadonlyMap<string, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function parameter<T>(
  parameters: URLSearchParams,
  name: string,
  schema: v.GenericSchema<unknown, T>,
  problem: string,
): T | undefined {
  const text = parameters.get(name);
  if (text === null) return undefined;
  const result = v.safeParse(schema, readJson(text));
  if (!result.success) throw new RestQueryError(problem);
  return result.output;
}

const primitive = v.union([v.string(), v.number(), v.boolean(), v.null()]);
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

function readBound(parameters: URLSearchParams, name: string) {
  return parameter(parameters, name, primitive, `${name} must be a valid JSON primitive`);
}

function readLimit(parameters: URLSearchParams, name: string) {
  return parameter(parameters, name, count, `${name} must be a positive integer`) ?? null;
}

function only<T>(problem: string, ...values: (T | null)[]): T | null {
  const given = values.filter((value) => value !== null);
  if (given.length > 1) throw new RestQueryError(problem);
  return given[0] ?? null;
}

function inclusive(value: Bound['value'] | undefined): Bound | null {
  return value === undefined ? null : { value, name: null, isInclusive: true };
}

function exclusive(value: Bound['value'] | undefined, name: string): Bound | null {
  return value === undefined ? null : { value, name, isInclusive: false };
}

/**
 * Parses the query of a REST request's parameters; null if they ask for the whole node.
 * @throws {RestQueryError}
 */
export function queryFromParameters(parameters: URLSearchParams): Query | null {
  const orderBy = parameter(
    parameters,
    'orderBy',
    v.pipe(v.string(), v.nonEmpty()),
    'orderBy must be a valid JSON encoded path',
  );
  const equal = inclusive(readBound(parameters, 'equalTo'));
  const several = 'only one of startAt, startAfter and equalTo (endAt, endBefore) can be given';
  const start = only(
    several,
    equal,
    inclusive(readBound(parameters, 'startAt')),
    exclusive(readBound(parameters, 'startAfter'), maxName),
  );
  const end = only(
    several,
    equal,
    inclusive(readBound(parameters, 'endAt')),
    exclusive(readBound(parameters, 'endBefore'), minName),
  );
  const first = readLimit(parameters, 'limitToFirst');
  const last = readLimit(parameters, 'limitToLast');
  const limit = only('limitToFirst and limitToLast can not both be given', first, last);
  if (orderBy === undefined) {
    if (start === null && end === null && limit === null) return null;
    throw new RestQueryError('orderBy must be defined when other query parameters are defined');
  }
  return {
    orderBy: specialOrders.get(orderBy) ?? orderBy,
    start,
    end,
    limit,
    keeps: last === null ? 'first' : 'last',
  };
}
