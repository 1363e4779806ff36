import type { Micros } from '../values/timestamp';

/** Hands out commit times: wall-clock microseconds, strictly increasing, never behind what is stored. */
export class CommitClock {
  readonly #now: () => number;
  #last: Micros = 0n;

  /** `now` gives milliseconds since 1970. */
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
