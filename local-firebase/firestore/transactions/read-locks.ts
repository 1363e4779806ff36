interface Lock {
  owner: string;
  readonly waiting: (() => void)[];
}

/**
 * Pessimistic locks on documents that transactions have read: other readers and writers of such a document wait for the
 * transaction to end, which avoids retry storms on busy documents and starvation of a transaction by other writes. A
 * waiter continues after `patienceMs`, so that a disconnected client blocks nobody; the validation at commit still
 * guarantees correctness.
 */
export class ReadLocks {
  readonly #locks = new Map<string, Lock>();
  readonly #patienceMs: number;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /** Whether another owner holds a lock on one of the documents. */
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

  /** Releases the owner's locks; of each document, the longest waiter is next. */
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
