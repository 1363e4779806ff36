import type { Writable } from 'node:stream';

/**
 * The send queue for a client that reads more slowly than the server writes. The gRPC stream buffers a few messages;
 * the others are queued here, where their size is bounded.
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

  /** `overflow` is called once, when more than `maxBytes` are queued; the queue is dropped then. */
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

  /** Refuses further messages, and calls back when the last one is written. */
  end(action: () => void): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#closed = true;
    this.#whenEmpty = action;
    this.#flush();
  }

  /** Drops the queue and refuses further messages. */
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
