import type { ServerResponse } from 'node:http';
import type { NumberedMessage } from './frames';
import { frameMessages } from './frames';

/** One hanging GET through which the client receives messages. */
export class BackChannel {
  readonly #response: ServerResponse;
  readonly #once: boolean;
  #sent: number;

  /** `once` ends the response after its first messages (`CI=1`, for proxies that buffer). */
  constructor(response: ServerResponse, { once, sent }: { once: boolean; sent: number }) {
    this.#response = response;
    this.#once = once;
    this.#sent = sent;
  }

  get streams(): boolean {
    return !this.#once;
  }

  get open(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  /** Sends the messages that this response has not sent yet. */
  send(messages: readonly NumberedMessage[]): void {
    const unsent = messages.filter(({ id }) => id > this.#sent);
    const last = unsent.at(-1);
    if (!last || !this.open) return;
    this.#sent = last.id;
    this.#response.write(frameMessages(unsent));
    if (this.#once) this.end();
  }

  end(): void {
    if (this.open) this.#response.end();
  }
}
