import type { ServerResponse } from 'node:http';
import type { DuplexStream } from '../rpc/duplex-stream';
import { BackChannel } from './back-channel';
import type { ForwardMessages, NumberedMessage } from './frames';

export interface SessionLimits {
  /** Interval of keep-alive messages on an open back channel. */
  readonly noopMs: number;
  /** Lifetime of a back channel; the client then opens the next one. */
  readonly backChannelMs: number;
  /** Limit of unread messages for a client, in UTF-16 code units; the session ends above it. */
  readonly maxQueued: number;
}

/** One WebChannel session: messages in both directions, each delivered exactly once even if requests fail. */
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

  /** Queues a message; messages of one turn of the event loop are sent together. */
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

  /** Delivers new messages only: a client repeats those whose request failed. */
  receive({ offset, messages }: ForwardMessages): void {
    for (const [index, message] of messages.entries()) {
      if (offset + index < this.#nextForward) continue;
      this.#nextForward = offset + index + 1;
      this.#stream?.receive(message);
    }
  }

  /** The client acknowledges all messages up to `id`. */
  acknowledge(id: number): void {
    const unread = this.#outbox.findIndex((message) => message.id > id);
    const read = this.#outbox.splice(0, unread < 0 ? this.#outbox.length : unread);
    for (const { json } of read) this.#queued -= json.length;
  }

  /** Makes a response the back channel; an earlier one is ended. */
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
    // Shows at once that no proxy buffers the stream, which the client measures.
    if (back.streams) this.send('noop');
  }

  /** Sends the queue and ends. */
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
