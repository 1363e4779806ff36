import type { KnipConfig } from 'knip';
import rooms from './rooms.json' with { type: 'json' };

const config: KnipConfig = {
  entry: [
    'tools/*/main.ts',
    'benches/main.ts',
    'functions/main.ts',
    'engine/cli/{story,watch-scene,worker}.ts',
    'local-firebase/cli/main.ts',
    // Run in a process and in a thread of their own.
    'benches/fuzz/site-process.ts',
    'pages/picture/picture-thread.ts',
    // Bundled as a process of its own.
    'benches/load/readers.ts',
    'benches/load/soak-engine.ts',
    'benches/serving/bare-server.ts',
    // Bundled by the build for the browser.
    'tools/web/{service-worker,start-app}.ts',
    // Run in a page.
    'benches/section-observer.js',
    'benches/web/{plain-page.ts,moments.js,follow-section.js,like-moments.js}',
  ],
  project: [`{${Object.keys(rooms).join(',')}}/**/*.{ts,tsx,js,mjs}`, '*.ts'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Run or read by their paths; third-party-web is what npm cannot place for Lighthouse by itself.
  ignoreDependencies: [
    'typescript-native',
    'firebase-tools',
    'oxlint',
    'oxlint-tsgolint',
    '@fontsource/shippori-mincho',
    'third-party-web',
  ],
  ignoreBinaries: ['java'],
};

export default config;
