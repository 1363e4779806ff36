import { BOUNDARIES, format, lint, TYPES, UNUSED, type Check } from '../checks/checks';
import { runChecks } from '../checks/run-checks';
import { readArguments } from '../support/read-arguments';
import { ROOMS } from '../support/rooms';
import { ROOT } from '../support/root';
import { runCommand } from '../support/run-command';
import { ToolError } from '../support/tool-error';
import { changedFiles } from './changed-files';
import { importersIn } from './importers-in';
import { nearestTests } from './nearest-tests';

const USAGE = `npm run check – what to run while you work: types, boundaries and unused code of everything;
lint, format and the nearest unit tests of what changed.

  --since COMMIT   what differs from this commit (HEAD: what is not committed yet)`;

const LINTED = /\.tsx?$/u;

/** `npm run check`. @returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, { since: { type: 'string', default: 'HEAD' } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const files = await changedFiles(values.since);
  if (files === null) {
    throw new ToolError('unknown-commit', `Git knows no commit "${values.since}".`);
  }
  const failed = await runChecks([...checksOf(files), ...TYPES, BOUNDARIES, UNUSED]);
  const tests = nearestTests(files, importersIn(ROOT, ROOMS));
  if (tests.length > 0 && !(await passUnitTests(tests))) failed.push('unit tests');
  console.log(failed.length === 0 ? `✓ ${files.length} changed files` : `✗ ${failed.join(', ')}`);
  return failed.length === 0 ? 0 : 1;
}

function checksOf(files: readonly string[]): Check[] {
  const linted = files.filter((file) => LINTED.test(file));
  return [
    ...(linted.length === 0 ? [] : [lint(...linted)]),
    ...(files.length === 0 ? [] : [format(...files)]),
  ];
}

async function passUnitTests(tests: readonly string[]): Promise<boolean> {
  const { code } = await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--project', 'node', '--project', 'dom'],
      ...tests,
    ],
    { inherit: true },
  );
  return code === 0;
}
