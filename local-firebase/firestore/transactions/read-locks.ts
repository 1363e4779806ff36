interface Lock {
  owner: string;
  readonly waiting: (() => void)[];
}

/**
 * Locks on documents that transactions have read: who reads or writes such a document waits for the transaction to end,
 * so that busy documents are not fought over by retries and a transaction is not starved by other writes. Whoever has
 * waited for `patienceMs` goes on, so that nobody stands still for a client that is gone; the check at commit
 * stays the judge.
 */
export class ReadLocks {
  readonly #locks = new Map<string, Lock>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Whether somebody else holds one of the documents. */
  areHeld(names: readonly string[], owner: string): boolean {
    return names.some((name) => (this.#locks.get(name)?.owner ?? owner) !== owner);
  }

  async acquire(name: string, owner: string): Promise<void> {
    const lock = this.#locks.get(name);
    if (!lock) {
      this.#locks.set(name, { owner, waiting: [] });
      return;
    }
    if (lock.owner === owner) return;
    await this.#turn(lock);
    const current = this.#locks.get(name);
    if (current) current.owner = owner;
    else this.#locks.set(name, { owner, waiting: [] });
  }

  /** Frees what the owner holds; of each document the one that has waited longest comes next. */
  release(owner: string): void {
    for (const [name, lock] of this.#locks) {
      if (lock.owner !== owner) continue;
      const next = lock.waiting.shift();
      if (next) next();
      else this.#locks.delete(name);
    }
  }

  #turn(lock: Lock): Promise<void> {
    return new Promise((resolve) => {
      const proceed = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        lock.waiting.splice(lock.waiting.indexOf(proceed), 1);
        resolve();
      }, this.#patienceMs);
      lock.waiting.push(proceed);
    });
  }
}
