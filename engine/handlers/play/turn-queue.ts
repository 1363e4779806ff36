/** `first`: leads to a story's first turn · `further`: any other turn. */
export type TurnKind = 'first' | 'further';

/** Pieces of work that are under way at once; the engine and the stores are busy with no more. */
interface TurnLimits extends Readonly<Record<TurnKind, number>> {
  /** Of the kind `further` while there is work of the other kind: not none, so that a slow store stops nobody. */
  readonly beside: number;
}

/** Puts what turns cost in order, so that a backlog of them delays no story's first turn. */
export interface TurnQueue {
  /**
   * Does the work when it is its turn: of the first kind the newest at once, of the other kind the oldest.
   * @returns what the work returns, or rejects with its error.
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
