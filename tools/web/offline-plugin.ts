import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { BASE_PATH } from '../../story/turn-url.ts';
import { site } from '../../view/texts/site.ts';
import { COLOURS } from '../../view/tokens/colours.ts';
import { APP_ICONS, drawIcon } from './app-icons.ts';

const HOME = `${BASE_PATH}/`;
const DAY_SECONDS = 86_400;

/** Icons drawn from the favicon, with the build. */
function icons(root: string): Plugin {
  return {
    name: 'app-icons',
    apply: 'build',
    generateBundle() {
      for (const icon of APP_ICONS) {
        const source = drawIcon(join(root, 'public/favicon.svg'), icon);
        this.emitFile({ type: 'asset', fileName: icon.file, source });
      }
    },
  };
}

/** A build's version by its files: the page that references them is fetched again after another build. */
const digestOf = (entries: readonly { url: string; revision: string | null }[]): string =>
  createHash('sha256')
    .update(entries.map(({ url, revision }) => `${url} ${revision}`).join('\n'))
    .digest('hex');

/**
 * Installation, and reading without a network: every file of the build is precached; pages are network-first, with the
 * cache as fallback. A new version waits until the reader accepts it.
 */
export function offline(root: string): Plugin[] {
  return [
    icons(root),
    ...VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest: {
        id: HOME,
        name: site.fullTitle,
        short_name: site.title,
        description: site.about,
        lang: 'ja',
        dir: 'ltr',
        start_url: HOME,
        scope: HOME,
        display: 'standalone',
        categories: ['books', 'entertainment'],
        theme_color: COLOURS.light.paper,
        background_color: COLOURS.light.paper,
        icons: APP_ICONS.filter(({ file }) => file.startsWith('icon')).map(
          ({ file, size, isMaskable }) => ({
            src: file,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: isMaskable ? 'maskable' : 'any',
          }),
        ),
      },
      workbox: {
        globPatterns: ['**/*.{js,css,svg,webmanifest}'],
        manifestTransforms: [
          (entries) => ({
            manifest: [...entries, { url: HOME, revision: digestOf(entries), size: 0 }],
          }),
        ],
        // The page is requested each time: it contains the story.
        navigateFallback: null,
        cleanupOutdatedCaches: true,
        runtimeCaching: [
          {
            urlPattern: ({ request, url }) =>
              request.mode === 'navigate' && url.pathname.startsWith('/game/adventure/16'),
            handler: 'NetworkFirst',
            options: {
              cacheName: 'tokinotabibito-pages',
              networkTimeoutSeconds: 4,
              expiration: { maxEntries: 40, maxAgeSeconds: 30 * DAY_SECONDS },
              precacheFallback: { fallbackURL: HOME },
            },
          },
        ],
      },
    }),
  ];
}
