import type { ServeWeb } from './web-place';
import { buildIfStale, WEB_ROOT } from './build-if-stale';
import { serveBuild } from './serve-build';

/** Makes the production build where needed; the result serves it and returns what stops that. */
export async function prepareBuild(log: (line: string) => void): Promise<ServeWeb> {
  await buildIfStale(() => log('Building the web app …'));
  return async (place) => {
    const server = await serveBuild({ root: WEB_ROOT, ...place });
    return () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
  };
}
