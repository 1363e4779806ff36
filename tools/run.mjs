// The one entry of every npm script. Plain JavaScript without a dependency, since it must run in a fresh clone,
// where nothing is installed: it installs what is missing and hands over to the TypeScript command.
import { ensureInstalled, ensureNodeVersion } from './install.mjs';

const COMMANDS = {
  start: './start/main.ts',
  dev: './dev/main.ts',
  test: './test/main.ts',
  bench: './bench/main.ts',
  emulators: './emulators/main.ts',
  deploy: './deploy/main.ts',
  operator: './operator/main.ts',
  types: './types/main.ts',
  screens: './screens/main.ts',
  story: '../engine/cli/story.ts',
  'local-firebase': '../local-firebase/cli/main.ts',
};

const [command = '', ...args] = process.argv.slice(2);
const module = COMMANDS[command];
if (module === undefined) {
  console.error(`Unknown command "${command}". There are: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(1);
}

ensureNodeVersion();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { main } = await import(module);
process.exitCode = await main(args);
