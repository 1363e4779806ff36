import type { Caller } from '../access/caller';
import type { Services } from './services';

/** Limit of unsent messages for one client, in bytes or UTF-16 code units. */
export const MAX_UNREAD = 128 * 1024 * 1024;

/** A bidirectional stream, Listen or Write, independent of the transport. */
export interface DuplexStream {
  /** Handles a message of the client, in proto3 JSON. */
  receive(message: unknown): void;
  /** Called when the client has disconnected; nothing is sent any more. */
  close(): void;
}

export interface DuplexPeer {
  send(message: object): void;
  /** Ends the stream with an error; errors that are no RpcError become INTERNAL. */
  fail(error: unknown): void;
}

export type OpenDuplexStream = (
  services: Services,
  caller: Caller,
  peer: DuplexPeer,
) => DuplexStream;
