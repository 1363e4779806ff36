import { vi } from 'vitest';

/** Retries a check until it passes, with a timeout for slow machines. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 20_000, interval: 10 });
}
