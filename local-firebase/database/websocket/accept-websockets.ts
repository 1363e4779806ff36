import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import { requestUrl } from '../../http/request-url';
import { createSession } from '../connection/session';
import type { Namespaces } from '../namespace/namespaces';
import { maxWriteBytes } from '../tree/limits';
import { createFrameJoiner } from './frame-joiner';
import { createSharedFrames } from './shared-frames';

export interface WebSocketOptions {
  readonly namespaces: Namespaces;
  readonly defaultNamespace: string;
  readonly now: () => number;
  readonly serverTime: () => number;
  readonly log: (line: string) => void;
  /** Lets a socket continue the session `id` of another transport; false if there is none. */
  readonly continueSession: (id: string, socket: MessageSocket) => boolean;
}

/** A WebSocket that carries whole messages. */
export interface MessageSocket {
  send(frame: string | Buffer): void;
  close(): void;
  onMessage(listener: (message: string) => void): void;
  onClose(listener: () => void): void;
}

/** Backpressure limit: a client with this many unsent bytes is disconnected, to bound the memory that it uses. */
const maxUnreadBytes = 128 * 1024 * 1024;

function dataText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString('utf8');
  return (Buffer.isBuffer(data) ? data : Buffer.from(data)).toString('utf8');
}

function messageSocket(socket: WebSocket): MessageSocket {
  // After an error `close` follows, which is handled.
  socket.on('error', () => undefined);
  return {
    send(frame) {
      if (socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount > maxUnreadBytes) socket.terminate();
      else socket.send(frame, { binary: false });
    },
    close: () => socket.close(),
    onMessage(listener) {
      const join = createFrameJoiner(maxWriteBytes, () => socket.close(1009));
      socket.on('message', (data) => {
        const message = join(dataText(data));
        if (message !== null) listener(message);
      });
    },
    onClose: (listener) => {
      socket.on('close', listener);
    },
  };
}

/** Serves the SDKs' WebSocket protocol at `/.ws`; returns a function that closes all connections. */
export function acceptWebSockets(server: Server, options: WebSocketOptions): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxWriteBytes * 2,
  });
  const sharedFrame = createSharedFrames();

  const serve = (socket: MessageSocket, url: URL, host: string) => {
    const continued = url.searchParams.get('s');
    if (continued !== null && options.continueSession(continued, socket)) return;
    const session = createSession({
      id: randomUUID(),
      namespace: options.namespaces.get(url.searchParams.get('ns') ?? options.defaultNamespace),
      host,
      now: options.now,
      serverTime: options.serverTime,
      log: options.log,
      send: (frame) => socket.send(frame),
      sendChange: (change) => socket.send(sharedFrame(change)),
      close: () => socket.close(),
      onControl: () => undefined,
    });
    socket.onMessage((message) => session.receive(message));
    socket.onClose(() => session.end());
  };

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const host = request.headers.host ?? 'localhost';
    const url = requestUrl(request);
    if (url?.pathname !== '/.ws') {
      stream.destroy();
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) =>
      serve(messageSocket(socket), url, host),
    );
  });

  return () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  };
}
