import type { Change } from './table';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function changed(value: unknown, [key, ...rest]: readonly string[], to: unknown): unknown {
  if (key === undefined) return to;
  return {
    ...(isRecord(value) ? value : {}),
    [key]: changed(isRecord(value) ? value[key] : null, rest, to),
  };
}

/** A record with changed values at some of its paths. */
export const withChange = (record: unknown, change: Change): unknown =>
  Object.entries(change).reduce(
    (value, [path, to]) => changed(value, path.split('/').filter(Boolean), to),
    record,
  );

/** Every path within a record, itself ('') included. */
export function placesOf(record: unknown, path = ''): readonly (readonly [string, unknown])[] {
  const inner = isRecord(record) ? Object.entries(record) : [];
  return [
    [path, record],
    ...inner.flatMap(([key, value]) => placesOf(value, path === '' ? key : `${path}/${key}`)),
  ];
}
