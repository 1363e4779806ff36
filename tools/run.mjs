// The entry of every npm script. Plain JavaScript without a dependency, because it must run in a fresh clone,
// before packages are installed: it installs what is missing and runs the TypeScript command.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureNodeVersion } from './install.mjs';
import { earlyError } from './support/early-error.mjs';

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

/** Runs an npm script. @returns the exit code. */
async function run([command = '', ...args]) {
  const isWatching = command === 'story' && args.includes('--watch');
  const module = isWatching ? WATCH : (RUN[command] ?? DEVELOP[command]);
  if (module === undefined) {
    const known = Object.keys({ ...RUN, ...DEVELOP }).join(', ');
    throw earlyError('unknown-command', `Unknown command "${command}". There are: ${known}.`);
  }
  ensureNodeVersion();
  await ensureInstalled(command in RUN ? 'run' : 'develop');
  const { register } = await import('tsx/esm/api');
  // Of the rooms that Node runs without bundling, only pages/ has JSX.
  register({ tsconfig: fileURLToPath(new URL('../pages/tsconfig.json', import.meta.url)) });
  // --watch shows the faults of the scene that is being written.
  if (!isWatching) {
    const { compileContent } = await import('./content/compile-content.ts');
    const faults = await compileContent();
    if (faults.length > 0) {
      throw earlyError('content-faulty', `content/ has faults:\n${faults.join('\n')}`);
    }
  }
  const { main } = await import(module);
  return main(args);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // Any other error is a bug of the command: its stack is needed.
  if (error.name !== 'ToolError') throw error;
  console.error(error.message);
  process.exitCode = 1;
}
