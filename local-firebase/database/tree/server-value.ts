import { DataError } from './data-error';

/**
 * Resolves a server value: the time, or the sum of the previous number and an increment.
 * @throws {DataError} for any other
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
