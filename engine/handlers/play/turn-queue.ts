/** `first`: leads to a story's first turn · `further`: any other turn. */
export type TurnKind = 'first' | 'further';

/** Maximum concurrent work: more would not make the engine or the stores faster. */
interface TurnLimits extends Readonly<Record<TurnKind, number>> {
  /** Maximum concurrent work of the kind `further` while `first` waits: not zero, so that a slow store stops neither kind. */
  readonly beside: number;
}

/** Orders the work of playing turns by priority, so that a backlog delays no story's first turn. */
export interface TurnQueue {
  /**
   * Queues work: of the first kind the newest starts first, of the other kind the oldest.
   * @returns the work's result, or rejects with its error.
   */
  run<T>(kind: TurnKind, work: () => Promise<T>): Promise<T>;
}

const LIMITS: TurnLimits = { first: 8, further: 16, beside: 2 };

export function createTurnQueue(limits: TurnLimits = LIMITS): TurnQueue {
  const waiting: Record<TurnKind, (() => void)[]> = { first: [], further: [] };
  const running: Record<TurnKind, number> = { first: 0, further: 0 };

  const next = (): (() => void) | undefined => {
    if (running.first < limits.first && waiting.first.length > 0) return waiting.first.pop();
    const most = running.first > 0 ? limits.beside : limits.further;
    return running.further < most ? waiting.further.shift() : undefined;
  };

  const startWaiting = (): void => {
    for (let start = next(); start !== undefined; start = next()) start();
  };

  return {
    async run(kind, work) {
      await new Promise<void>((resolve) => {
        waiting[kind].push(() => {
          running[kind] += 1;
          resolve();
        });
        startWaiting();
      });
      try {
        return await work();
      } finally {
        running[kind] -= 1;
        startWaiting();
      }
    },
  };
}
