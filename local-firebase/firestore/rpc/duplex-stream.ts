import type { Caller } from '../access/caller';
import type { Services } from './services';

/** How much may wait for one client that does not read, in bytes or UTF-16 code units. */
export const MAX_UNREAD = 128 * 1024 * 1024;

/** A stream both ways, Listen or Write, as the transports drive it. */
export interface DuplexStream {
  /** Takes a message of the client, in proto3 JSON. */
  receive(message: unknown): void;
  /** The client is gone; nothing is sent any more. */
  close(): void;
}

export interface DuplexPeer {
  send(message: object): void;
  /** Ends the stream with an error; what is no RpcError is the server's own fault. */
  fail(error: unknown): void;
}

export type OpenDuplexStream = (
  services: Services,
  caller: Caller,
  peer: DuplexPeer,
) => DuplexStream;
