import type { KnipConfig } from 'knip';
import rooms from './rooms.json' with { type: 'json' };

const config: KnipConfig = {
  entry: [
    'tools/*/main.ts',
    'functions/main.ts',
    'engine/cli/{story,worker}.ts',
    'local-firebase/cli/main.ts',
    // Run in a process and in a thread of their own.
    'tools/bench/fuzz/site-process.ts',
    'pages/picture/picture-thread.ts',
    // Bundled as a process of its own.
    'tools/bench/load/readers.ts',
    'tools/bench/load/soak-engine.ts',
    // Run in a page.
    'tools/bench/section-observer.js',
    'tools/bench/web/{plain-page.ts,moments.js}',
  ],
  project: [`{${Object.keys(rooms).join(',')}}/**/*.{ts,tsx,js,mjs}`, '*.ts'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Run or read by their paths; third-party-web is what npm cannot place for Lighthouse by itself.
  ignoreDependencies: [
    'firebase-tools',
    'prettier',
    '@fontsource/shippori-mincho',
    'third-party-web',
  ],
  ignoreBinaries: ['java'],
};

export default config;
