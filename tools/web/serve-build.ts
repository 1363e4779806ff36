import type { Server } from 'node:http';
import { answerPages } from '../../pages/http/answer-pages';
import { failureDetail } from '../../pages/http/failure-detail';
import { guardRequests } from '../../pages/http/guard-requests';
import { guardedServer } from '../../pages/http/guarded-server';
import { cachedPictures } from '../../pages/picture/cached-pictures';
import type { RenderPicture } from '../../pages/picture/picture-order';
import { restSource } from '../../pages/source/rest-source';
import { configuredPage } from './configured-page';
import { staticFiles } from './static-files';
import type { WebServerOptions } from './web-server-options';

interface ServeOptions extends WebServerOptions {
  /** The build's folder. */
  readonly root: string;
  readonly renderPicture: RenderPicture;
}

/**
 * Serves the production build: files by name, all other paths as the cloud's pages function does, and `/` redirects to the
 * app.
 */
export async function serveBuild(options: ServeOptions): Promise<Server> {
  const { root, port, origin, appConfig, addresses, connect } = options;
  const onFailure = (path: string, error: unknown): void =>
    console.error(`page-not-served: ${failureDetail(path, error)}`);
  const handle = answerPages({
    template: configuredPage(root, appConfig),
    source: restSource(addresses),
    renderPicture: cachedPictures(options.renderPicture),
    files: staticFiles(root),
    security: { connect, hasAppCheck: false, isSecure: false },
    origin,
    onFailure,
  });
  const server = guardedServer(guardRequests({ handle, onFailure }), onFailure);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
