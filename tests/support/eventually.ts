import { vi } from 'vitest';

/**
 * Retries a check until it passes, with a timeout for slow machines.
 * For a value that only is to be compared, use `expect.poll`.
 */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 50_000, interval: 20 });
}
