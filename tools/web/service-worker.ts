import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  precacheAndRoute,
  PrecacheFallbackPlugin,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { BASE_PATH } from '../../story/turn-url';

/** Defined by the build: see bundle-service-worker.ts. */
declare const BUILD_FILES: PrecacheEntry[];
/** Of the worker's global scope: the project's types are those of a page. */
declare const skipWaiting: () => Promise<void>;

const THIRTY_DAYS_S = 30 * 86_400;

// A new version waits until the reader accepts it.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return;
  if (data.type === 'SKIP_WAITING') void skipWaiting();
});

precacheAndRoute(BUILD_FILES);
cleanupOutdatedCaches();

// Not as plugins: their types contradict that of a strategy under exactOptionalPropertyTypes.
const plugins: object[] = [
  new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: THIRTY_DAYS_S }),
  new PrecacheFallbackPlugin({ fallbackURL: `${BASE_PATH}/` }),
];

// The page is requested each time: it contains the story.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname.startsWith(BASE_PATH),
  new NetworkFirst({ cacheName: 'tokinotabibito-pages', networkTimeoutSeconds: 4, plugins }),
);
