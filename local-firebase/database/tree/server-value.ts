import { DataError } from './data-error';

/**
 * A value that the server fills in: the time, or a number added to the one that is there.
 * @throws {DataError} when it is neither
 */
export function resolveServerValue(
  serverValue: unknown,
  now: number,
  before: number | null,
): number {
  if (serverValue === 'timestamp') return now;
  if (typeof serverValue === 'object' && serverValue !== null && 'increment' in serverValue) {
    const { increment } = serverValue;
    if (typeof increment === 'number') return (before ?? 0) + increment;
  }
  throw new DataError('Unknown server value');
}
