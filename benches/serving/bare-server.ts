import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { listenLocally } from '../listen-locally';

/** The baseline: a process that answers each request with the bytes of one file, until it is stopped. @param args The file. */
export async function main([file = '']: readonly string[]): Promise<number> {
  const body = readFileSync(file);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  console.log(await listenLocally(server));
  await new Promise((resolve) => process.once('SIGTERM', resolve));
  server.close();
  server.closeAllConnections();
  return 0;
}
