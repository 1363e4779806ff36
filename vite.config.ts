import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { BASE_PATH } from './story/turn-url.ts';
import { notices } from './tools/licences/notices-plugin.ts';
import { appConfigJson, namesFirebaseProject } from './tools/web/app-config.ts';
import { firstViewChunks } from './tools/web/first-view-chunks.ts';
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

export default defineConfig(({ mode, command }) => ({
  base: `${BASE_PATH}/`,
  plugins: [
    react(),
    pageHead(import.meta.dirname),
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
    rolldownOptions: {
      output: { codeSplitting: { groups: firstViewChunks(import.meta.dirname) } },
    },
  },
}));
