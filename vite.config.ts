import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { BASE_PATH } from './story/turn-url.ts';
import { notices } from './tools/licences/notices-plugin.ts';
import { appConfigJson, namesFirebaseProject } from './tools/web/app-config.ts';
import { offline } from './tools/web/offline-plugin.ts';
import { pageHead } from './tools/web/page-head.ts';
import { wordsFirst } from './tools/web/words-first.ts';

/** Puts the configuration into the page, unless whoever serves the build will do so. */
function appConfig(env: Record<string, string>, isBuild: boolean): Plugin {
  return {
    name: 'app-config',
    transformIndexHtml: (html) =>
      isBuild && !namesFirebaseProject(env)
        ? html
        : html.replace('%APP_CONFIG%', () => appConfigJson(env)),
  };
}

/**
 * The small modules of the first view, its texts above all, in one file: Rolldown would make a small file for every set of
 * dialogs that shares one, and each of them costs the first view a name, a request and a dictionary of its own.
 */
const FIRST_SMALL = {
  name: 'first',
  test: new RegExp(
    [
      String.raw`/view/(?:formats/count|texts/[^/]+|tokens/(?:measures|type))\.ts$`,
      String.raw`/src/messages/(?:common|failures|navigation|reader|turn-actions)\.ts$`,
      String.raw`/src/(?:data/(?:data-error|subscription)|state/live-list)\.ts$`,
      String.raw`/story/(?:entry|favorite-key|guest|json-record|paths|turn-(?:text|url))\.ts$`,
    ].join('|'),
    'u',
  ),
};

export default defineConfig(({ mode, command }) => ({
  base: `${BASE_PATH}/`,
  plugins: [
    react(),
    pageHead(),
    appConfig(loadEnv(mode, import.meta.dirname, ''), command === 'build'),
    notices(),
    wordsFirst(),
    offline(import.meta.dirname),
  ],
  build: {
    // Hosting serves dist/, so that the page lies below its base path.
    outDir: `dist${BASE_PATH}`,
    emptyOutDir: true,
    // Who lacks modulepreload loads the same files a moment later.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [FIRST_SMALL] } } },
  },
}));
