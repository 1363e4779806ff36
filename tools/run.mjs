// The entry of every npm script. Plain JavaScript without a dependency, because it must run in a fresh clone,
// before packages are installed: it installs what is missing and runs the TypeScript command.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureNodeVersion } from './install.mjs';

/** Commands that need only the packages that build and run the app. */
const RUN = {
  start: './start/main.ts',
  dev: './dev/main.ts',
  operator: './operator/main.ts',
  story: '../engine/cli/story.ts',
  'local-firebase': '../local-firebase/cli/main.ts',
};

/** `npm run story -- --watch FILE`. */
const WATCH = '../engine/cli/watch-scene.ts';

/** Commands that need the packages of tests, linters or deployment as well. */
const DEVELOP = {
  test: './test/main.ts',
  bench: '../benches/main.ts',
  emulators: './emulators/main.ts',
  deploy: './deploy/main.ts',
  check: './check/main.ts',
  checks: './checks/main.ts',
  screens: './screens/main.ts',
  'supply-chain': './supply-chain/main.ts',
  'text-rules': './text-rules/main.ts',
};

const [command = '', ...args] = process.argv.slice(2);
const isWatching = command === 'story' && args.includes('--watch');
const module = isWatching ? WATCH : (RUN[command] ?? DEVELOP[command]);
if (module === undefined) {
  const known = Object.keys({ ...RUN, ...DEVELOP }).join(', ');
  console.error(`Unknown command "${command}". There are: ${known}.`);
  process.exit(1);
}

ensureNodeVersion();
await ensureInstalled(command in RUN ? 'run' : 'develop');
const { register } = await import('tsx/esm/api');
// Of the rooms that Node runs without bundling, only pages/ has JSX.
register({ tsconfig: fileURLToPath(new URL('../pages/tsconfig.json', import.meta.url)) });
// Whoever watches a scene is about to mend its faults.
if (!isWatching) {
  const { compileContent } = await import('./content/compile-content.ts');
  const faults = await compileContent();
  if (faults.length > 0) {
    console.error(`content/ has faults:\n${faults.join('\n')}`);
    process.exit(1);
  }
}
const { main } = await import(module);
process.exitCode = await main(args);
