import { createServer } from 'vite';
import { ENGINE, LOCAL_FIREBASE } from '../start/parts';
import { runApp } from '../start/run-app';
import { ROOT } from '../support/root';

export function main(args: readonly string[]): Promise<number> {
  return runApp(args, {
    usage: 'npm run dev – like npm start, with the web app from Vite’s development server.',
    services: [LOCAL_FIREBASE, ENGINE],
    prepareWeb: () =>
      Promise.resolve(async ({ port }) => {
        const server = await createServer({
          root: ROOT,
          server: { host: '127.0.0.1', port, strictPort: true },
        });
        await server.listen();
        return () => server.close();
      }),
  });
}
