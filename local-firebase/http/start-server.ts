import type { Server } from 'node:http';

export interface RunningServer {
  readonly port: number;
  /** Stops listening and closes every connection. */
  stop(): Promise<void>;
}

/**
 * Starts the server.
 * @param port 0 picks a free port
 * @throws the system's error, `EADDRINUSE` for instance
 */
export async function startServer(
  server: Server,
  host: string,
  port: number,
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
