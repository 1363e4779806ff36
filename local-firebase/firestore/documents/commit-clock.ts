import type { Micros } from '../values/timestamp';

/** Issues commit times: wall-clock microseconds, strictly increasing, and never before the newest stored time. */
export class CommitClock {
  readonly #now: () => number;
  #last: Micros = 0n;

  /** `now` returns milliseconds since the epoch. */
  constructor(now: () => number) {
    this.#now = now;
  }

  next(): Micros {
    const wall = BigInt(this.#now()) * 1000n;
    this.#last = wall > this.#last ? wall : this.#last + 1n;
    return this.#last;
  }

  startAfter(time: Micros): void {
    if (time > this.#last) this.#last = time;
  }
}
