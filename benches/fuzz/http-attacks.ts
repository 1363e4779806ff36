import { connect, type Socket } from 'node:net';
import { mutateBytes, mutateText, oddBody } from './mutate';
import type { Random } from './random';

export const ATTACK_MS = 500;

export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const asBytes = (address: string, request: HttpRequest, body: string): Buffer => {
  const lines = [
    `${request.method} ${request.path} HTTP/1.1`,
    `host: ${address}`,
    'connection: close',
    ...Object.entries(request.headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
};

/** Sends bytes and waits for the end of the connection, or the timeout. */
export async function sendBytes(address: string, bytes: Buffer): Promise<void> {
  const [host, port] = address.split(':');
  const socket = connect(Number(port), host);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => socket.destroy(), ATTACK_MS);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.resume();
    socket.end(bytes);
  });
}

/** A request with a wrong body or path, or invalid HTTP. */
export async function attackByHttp(
  random: Random,
  address: string,
  request: HttpRequest,
): Promise<void> {
  const path = random.chance(0.2)
    ? mutateText(random, request.path).replace(/[\r\n ]/gu, '')
    : request.path;
  const body = request.body === undefined ? '' : oddBody(random, request.body);
  const bytes = asBytes(address, { ...request, path }, body);
  await sendBytes(address, random.chance(0.15) ? mutateBytes(random, bytes) : bytes);
}

/** Connections that send nothing, or stop in the middle of a request. */
export async function openIdle(address: string, count: number): Promise<() => void> {
  const [host, port] = address.split(':');
  const sockets = await Promise.all(
    Array.from(
      { length: count },
      (_, index) =>
        new Promise<Socket>((resolve, reject) => {
          const socket = connect(Number(port), host);
          socket.once('error', reject);
          socket.once('connect', () => {
            socket.on('error', () => undefined);
            if (index % 4 === 0)
              socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{');
            resolve(socket);
          });
        }),
    ),
  );
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}
