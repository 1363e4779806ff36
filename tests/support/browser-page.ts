import { build } from 'esbuild';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page for tests in a browser. */
export interface ServedPage {
  /** `http://127.0.0.1:PORT` */
  readonly origin: string;
  stop(): void;
}

/**
 * Serves a page with an empty body and one script.
 * @param script TypeScript that may import packages
 */
export async function servePage(script: string): Promise<ServedPage> {
  const bundle = await build({
    stdin: { contents: script, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  });
  const text = bundle.outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? text : '<!doctype html><body><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
