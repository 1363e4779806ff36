import { AsyncLocalStorage } from 'node:async_hooks';

/** Knows which trace the work belongs to that is under way, through everything that it waits for. */
export interface Tracer {
  within<T>(trace: string, work: () => Promise<T>): Promise<T>;
  current(): string | undefined;
}

export function createTracer(): Tracer {
  const storage = new AsyncLocalStorage<string>();
  return {
    within: (trace, work) => storage.run(trace, work),
    current: () => storage.getStore(),
  };
}
