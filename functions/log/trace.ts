import { AsyncLocalStorage } from 'node:async_hooks';

/** The trace id of the current work, across its asynchronous calls. */
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
