import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import { PortInUseError } from '../http/port-in-use-error';

const HTTP2_PREFACE_START = 'PRI';

/** Time limit for a connection to flush its output on shutdown. */
const FLUSH_MS = 500;

export interface PortMultiplexerOptions {
  readonly host: string;
  readonly port: number;
  readonly http1: HttpServer;
  /** Handles an HTTP/2 connection. */
  readonly http2: (socket: Socket) => void;
}

export interface PortMultiplexer {
  readonly port: number;
  stop(): Promise<void>;
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortInUseError('Firestore', port, error) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Serves two protocols on one port: the first bytes of a connection select the handler. */
export async function listenForBoth(options: PortMultiplexerOptions): Promise<PortMultiplexer> {
  const { host, port, http1, http2 } = options;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.once('data', (start: Buffer) => {
      socket.pause();
      socket.unshift(start);
      if (start.toString('latin1', 0, 3) === HTTP2_PREFACE_START) http2(socket);
      else http1.emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
  const bound = await listen(server, host, port);
  return {
    port: bound,
    stop: () =>
      new Promise((resolve) => {
        const destroyAll = () => {
          for (const socket of sockets) socket.destroy();
        };
        const timer = setTimeout(destroyAll, FLUSH_MS);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        for (const socket of sockets) socket.destroySoon();
      }),
  };
}
