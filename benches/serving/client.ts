import { Agent, get, type IncomingHttpHeaders } from 'node:http';

/** An answer as it came over the line, still compressed. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Keeps this many connections open at most; further requests wait for one. */
export const connections = (count: number): Agent =>
  new Agent({ keepAlive: true, maxSockets: count });

/** Asks as a browser does, and does not unpack the answer: the client would measure itself. */
export const ask = (
  url: string,
  agent: Agent,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const sent = { 'accept-encoding': 'br, gzip', ...headers };
    get(url, { agent, headers: sent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).once('error', reject);
  });
