import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BASE_PATH } from '../../story/turn-url.ts';
import { site } from '../../view/texts/site.ts';
import { COLOURS } from '../../view/tokens/colours.ts';
import { APP_ICONS, drawIcon } from './app-icons.ts';
import { bundleServiceWorker } from './bundle-service-worker.ts';
import { MANIFEST } from './manifest-path.ts';

const HOME = `${BASE_PATH}/`;

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

/** The web app manifest; `start-app.ts` links it to the page. */
function manifest(): Plugin {
  return {
    name: 'web-app-manifest',
    apply: 'build',
    generateBundle() {
      const source = JSON.stringify({
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
      });
      this.emitFile({ type: 'asset', fileName: MANIFEST, source });
    },
  };
}

/** Made of the files as they are written. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    await bundleServiceWorker(dir);
  },
});

/**
 * Installation, and reading without a network: every file of the build is precached; pages are network-first, with the
 * cache as fallback. A new version waits until the reader accepts it.
 */
export function offline(root: string): Plugin[] {
  return [icons(root), manifest(), serviceWorker()];
}
