import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { BASE_PATH } from '../../story/turn-url';

/** The text in the built index.html that the configuration takes the place of. */
const PLACEHOLDER = '%APP_CONFIG%';

export interface ServeOptions {
  readonly root: string;
  readonly port: number;
  /** JSON, safe to stand inside a script element. */
  readonly appConfig: string;
}

/**
 * Serves the production build below the base path: files by their name, every other path the page itself, and `/`
 * leads to the page. Files with a hash in their name may be kept for ever.
 */
export async function serveBuild({ root, port, appConfig }: ServeOptions): Promise<Server> {
  const page = readFileSync(join(root, BASE_PATH, 'index.html'), 'utf8').replace(
    PLACEHOLDER,
    () => appConfig,
  );
  const files = sirv(root, {
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    response.setHeader('x-content-type-options', 'nosniff');
    if (path === '/' || path === BASE_PATH) {
      response.writeHead(302, { location: `${BASE_PATH}/` }).end();
    } else if (path === `${BASE_PATH}/` || path === `${BASE_PATH}/index.html`) {
      sendPage();
    } else {
      files(request, response, () => {
        if (path.startsWith(`${BASE_PATH}/`) && !path.includes('/assets/')) sendPage();
        else
          response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not Found');
      });
    }

    function sendPage(): void {
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
        .end(request.method === 'HEAD' ? undefined : page);
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
