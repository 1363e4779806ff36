import type { ServerResponse } from 'node:http';
import type { DuplexStream } from '../rpc/duplex-stream';
import { BackChannel } from './back-channel';
import type { ForwardMessages, NumberedMessage } from './frames';

export interface SessionLimits {
  /** Between the signs of life on an open back channel. */
  readonly noopMs: number;
  /** After which a back channel is ended, for the client to open the next one. */
  readonly backChannelMs: number;
  /** How much may wait for a client that does not read, in UTF-16 code units; the session ends above. */
  readonly maxQueued: number;
}

/** One WebChannel: messages in both directions, each delivered once whatever happens to the requests that carry them. */
export class Session {
  readonly id: string;
  readonly #limits: SessionLimits;
  #outbox: NumberedMessage[] = [];
  #queued = 0;
  #lastId = 0;
  #closed = false;
  #nextForward = 0;
  #back: BackChannel | undefined;
  #flushing = false;
  #stream: DuplexStream | undefined;
  #timers: NodeJS.Timeout[] = [];

  constructor(id: string, limits: SessionLimits) {
    this.id = id;
    this.#limits = limits;
  }

  get closed(): boolean {
    return this.#closed;
  }

  get lastId(): number {
    return this.#lastId;
  }

  get hasBackChannel(): boolean {
    return this.#back?.open === true;
  }

  attach(stream: DuplexStream): void {
    this.#stream = stream;
  }

  /** Queues a message; what is queued in one turn of the event loop travels together. */
  send(payload: unknown): void {
    if (this.#closed) return;
    const json = JSON.stringify(payload);
    this.#outbox.push({ id: ++this.#lastId, json });
    this.#queued += json.length;
    if (this.#queued > this.#limits.maxQueued) {
      this.#outbox = [];
      this.close();
    }
    if (this.#flushing) return;
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#back?.send(this.#outbox);
    });
  }

  /** Hands on the messages that have not been seen: a client repeats those whose request failed. */
  receive({ offset, messages }: ForwardMessages): void {
    for (const [index, message] of messages.entries()) {
      if (offset + index < this.#nextForward) continue;
      this.#nextForward = offset + index + 1;
      this.#stream?.receive(message);
    }
  }

  /** The client has every message up to `id`. */
  acknowledge(id: number): void {
    const unread = this.#outbox.findIndex((message) => message.id > id);
    const read = this.#outbox.splice(0, unread < 0 ? this.#outbox.length : unread);
    for (const { json } of read) this.#queued -= json.length;
  }

  /** Makes a response the back channel; one that was open before is ended. */
  open(response: ServerResponse, { once, after }: { once: boolean; after: number }): void {
    this.#endBackChannel();
    const back = new BackChannel(response, { once, sent: after });
    this.#back = back;
    response.on('close', () => {
      if (this.#back === back) this.#endBackChannel();
    });
    this.#timers = [setTimeout(() => this.#renew(), this.#limits.backChannelMs)];
    back.send(this.#outbox);
    if (!back.open) return;
    this.#timers.push(setInterval(() => this.send('noop'), this.#limits.noopMs));
    // Proves at once that nothing on the way holds the stream back; the client measures it.
    if (back.streams) this.send('noop');
  }

  /** Sends what is queued and ends. */
  close(): void {
    this.#closed = true;
    this.#stream?.close();
    this.#back?.send(this.#outbox);
    this.#endBackChannel();
  }

  #renew(): void {
    this.send('noop');
    this.#back?.send(this.#outbox);
    this.#endBackChannel();
  }

  #endBackChannel(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.#back?.end();
    this.#back = undefined;
  }
}
