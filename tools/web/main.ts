import * as v from 'valibot';
import { threadedRenderer } from '../../pages/picture/threaded-renderer';
import { ToolError } from '../support/tool-error';
import { serveBuild } from './serve-build';

const placeSchema = v.object({
  root: v.string(),
  port: v.number(),
  origin: v.string(),
  appConfig: v.string(),
  addresses: v.object({ projectId: v.string(), firestore: v.string(), database: v.string() }),
  connect: v.array(v.string()),
});

/** Bundled beside this process's own bundle. */
const PICTURE_THREAD = new URL('picture-thread.mjs', import.meta.url);

/** Serves the build by the settings in `WEB_PLACE`, until a signal stops it. @returns the exit code. */
export async function main(): Promise<number> {
  const place = v.safeParse(
    v.pipe(v.string(), v.parseJson(), placeSchema),
    process.env['WEB_PLACE'],
  );
  if (!place.success) {
    const reason = 'WEB_PLACE does not say what to serve.';
    console.error(new ToolError('web-place-missing', reason).message);
    return 1;
  }
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  const server = await serveBuild({
    ...place.output,
    renderPicture: threadedRenderer(PICTURE_THREAD),
  });
  console.log('ready web');
  await stopped;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
  return 0;
}
