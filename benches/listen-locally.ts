import type { Server } from 'node:net';

/** Lets a server listen on a free port of this machine. @returns `host:port`. */
export async function listenLocally(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return addressOf(server);
}

/** `host:port` of a server of this machine that listens on a port. */
export function addressOf(server: Server): string {
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}
