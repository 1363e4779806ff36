import type { Writable } from 'node:stream';

/**
 * What waits for a client that reads more slowly than the server writes. The client's own stream takes a few messages
 * at a time; the others stay here, where they are counted and can be dropped.
 */
export class Outbox {
  readonly #stream: Writable;
  readonly #maxBytes: number;
  readonly #overflow: () => void;
  #waiting: Buffer[] = [];
  #next = 0;
  #bytes = 0;
  #blocked = false;
  #closed = false;
  #ended = false;
  #whenEmpty: (() => void) | undefined;

  /** `overflow` is called once, when more than `maxBytes` wait; they are dropped then. */
  constructor(stream: Writable, maxBytes: number, overflow: () => void) {
    this.#stream = stream;
    this.#maxBytes = maxBytes;
    this.#overflow = overflow;
    stream.on('drain', () => {
      this.#blocked = false;
      this.#flush();
    });
  }

  send(message: Buffer): void {
    if (this.#closed) return;
    this.#waiting.push(message);
    this.#bytes += message.length;
    this.#flush();
    if (this.#bytes <= this.#maxBytes) return;
    this.drop();
    this.#overflow();
  }

  /** Takes no more messages and acts when the last one is written. */
  end(action: () => void): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#closed = true;
    this.#whenEmpty = action;
    this.#flush();
  }

  /** Forgets what waits and takes no more. */
  drop(): void {
    this.#closed = true;
    this.#waiting = [];
    this.#next = 0;
    this.#bytes = 0;
  }

  #flush(): void {
    for (let message = this.#waiting[this.#next]; message; message = this.#waiting[this.#next]) {
      if (this.#blocked) return;
      this.#next++;
      this.#bytes -= message.length;
      this.#blocked = !this.#stream.write(message);
    }
    this.#waiting = [];
    this.#next = 0;
    const action = this.#whenEmpty;
    this.#whenEmpty = undefined;
    action?.();
  }
}
