import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/root';
import { runCommand } from '../support/run-command';
import { CHECKS } from '../checks/checks';
import { runChecks } from '../checks/run-checks';
import { ensureTestBrowser } from '../support/chromium';
import { buildIfStale } from '../web/build-if-stale';
import { readArguments } from '../support/read-arguments';
import { ToolError } from '../support/tool-error';
import { testFiles } from './test-files';
import { readVitestReport, type TestCounts } from './vitest-report';

/**
 * Runs every check and every test, even after a failure, and prints the numbers passed and failed.
 * @returns 0 when nothing failed, else 1.
 */
export async function main(args: readonly string[]): Promise<number> {
  if (readArguments(args, {}).values.help) {
    console.log(
      'npm test – every check: types, boundaries, unused, format, lint, the production build, and all tests.',
    );
    return 0;
  }
  const counts: TestCounts[] = [];
  const browser = await ensureTestBrowser((line) => console.log(line));
  if (browser === null) {
    const reason =
      'No Chromium could be found or installed, so the browser tests cannot run. Please install one (Debian: apt-get install chromium) or name it in the variable CHROMIUM_PATH.';
    console.error(new ToolError('browser-missing', reason).message);
    counts.push({ passed: 0, failed: 1 });
  }

  counts.push(await buildWeb());
  // Tests wait for a third of their time; the checks use it.
  const [failedChecks, tests] = await Promise.all([
    runChecks(CHECKS, { isInBackground: true }),
    test(browser),
  ]);
  counts.push({ passed: CHECKS.length - failedChecks.length, failed: failedChecks.length }, tests);

  const passed = sum(counts.map((count) => count.passed));
  const failed = sum(counts.map((count) => count.failed));
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** The production build that the tests share: without it, each test that is the first to need it would make its own. */
async function buildWeb(): Promise<TestCounts> {
  try {
    await buildIfStale(() => undefined);
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.log(`✗ build\n${error instanceof Error ? error.message : String(error)}`);
    return { passed: 0, failed: 1 };
  }
}

/** All projects in one run, so that no core idles at the end of each project. */
async function test(browser: string | null): Promise<TestCounts> {
  const reports = join(ROOT, '.cache', 'test-reports');
  mkdirSync(reports, { recursive: true });
  const report = join(reports, 'tests.json');
  rmSync(report, { force: true });
  const { code } = await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`],
    ],
    {
      inherit: true,
      env: {
        ...process.env,
        ...(browser === null ? {} : { CHROMIUM_PATH: browser }),
        METADATA_SERVER_DETECTION: 'none',
      },
    },
  );
  return readVitestReport(report, code, testFiles());
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
