import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../listen-locally';

export interface Tapped {
  readonly address: string;
  /** Bytes and connections since the proxy was opened. */
  readonly seen: { up: number; down: number; connections: number };
  close(): Promise<void>;
}

/** A proxy between a client and a server that counts bytes. */
export async function tapTcp(
  target: string,
  onText: (direction: 'up' | 'down', text: string) => void = () => undefined,
): Promise<Tapped> {
  const [host = '', port = ''] = target.split(':');
  const seen = { up: 0, down: 0, connections: 0 };
  const open = new Set<Socket>();
  const server = createServer((client) => {
    seen.connections += 1;
    const upstream = connect(Number(port), host);
    for (const [from, to, direction] of [
      [client, upstream, 'up'],
      [upstream, client, 'down'],
    ] as const) {
      open.add(from);
      from.setNoDelay(true);
      from.on('data', (bytes: Buffer) => {
        seen[direction] += bytes.length;
        onText(direction, bytes.toString('latin1'));
        to.write(bytes);
      });
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => open.delete(from));
    }
  });
  return {
    address: await listenLocally(server),
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
