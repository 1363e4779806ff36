import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import sirv from 'sirv';
import { createPages, type Answer } from '../../pages/handler';
import { createPictureRenderer } from '../../pages/picture/render-picture';
import { securityHeaders } from '../../pages/security-headers';
import { restSource } from '../../pages/source/rest-source';
import { BASE_PATH } from '../../story/turn-url';
import { configuredPage } from './configured-page';
import type { WebPlace } from './web-place';

interface ServeOptions extends WebPlace {
  /** The folder that holds the build. */
  readonly root: string;
}

/**
 * Serves the production build: files by their name, everything else as the cloud's pages answer it, and `/` leads to the
 * app. Files with a hash in their name may be kept for ever.
 */
export async function serveBuild(options: ServeOptions): Promise<Server> {
  const { root, port, appConfig, addresses, connect } = options;
  const template = configuredPage(root, appConfig);
  const secured = securityHeaders(template, { connect, hasAppCheck: false, isSecure: false });
  const pages = createPages({
    template,
    source: restSource(addresses),
    renderPicture: createPictureRenderer(),
    onFailure: (path, error) => console.error(`${path} could not be served:`, error),
  });
  const files = sirv(root, {
    etag: true,
    brotli: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    for (const [name, value] of Object.entries(secured)) response.setHeader(name, value);
    if (path === '/' || path === BASE_PATH) {
      response.writeHead(302, { location: `${BASE_PATH}/` }).end();
      return;
    }
    const serve = async (): Promise<void> => {
      const answer = path.includes('/assets/')
        ? null
        : await pages({
            path: path === `${BASE_PATH}/index.html` ? `${BASE_PATH}/` : path,
            origin: `http://${request.headers.host ?? `127.0.0.1:${port}`}`,
            knownTag: request.headers['if-none-match'],
          });
      send(request, response, answer ?? NOT_FOUND);
    };
    if (path === `${BASE_PATH}/` || path === `${BASE_PATH}/index.html`) void serve();
    else files(request, response, () => void serve());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

/** Pages are made at each request: what the last percent would take is better spent on sending. */
const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const NOT_FOUND: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'Not Found',
};

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const takesBrotli = /\bbr\b/u.test(String(request.headers['accept-encoding'] ?? ''));
  const isSmaller = typeof body === 'string' && body !== '' && takesBrotli;
  if (isSmaller) response.setHeader('content-encoding', 'br');
  response.setHeader('vary', 'accept-encoding');
  const bytes = isSmaller ? brotliCompressSync(body, QUICKLY) : body;
  response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : bytes);
}
