import { createServer } from 'node:http';
import { listenLocally } from '../listen-locally';

const SCRIPTS = /<script[\s\S]*?<\/script>/gu;

/** A page as the server writes it, without its scripts: what the same words cost on this machine. Ends with the work. */
export async function withoutScripts<T>(
  address: string,
  work: (plain: string) => Promise<T>,
): Promise<T> {
  // A connection of its own: one that was kept may be closed by the server at this moment.
  const answer = await fetch(address, { headers: { connection: 'close' } });
  const html = (await answer.text()).replace(SCRIPTS, '');
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  const host = await listenLocally(server);
  try {
    return await work(`http://${host}/`);
  } finally {
    server.close();
  }
}
