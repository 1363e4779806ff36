import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  /** Files that could not be loaded are counted here and in no test. */
  numFailedTestSuites: v.number(),
  success: v.boolean(),
  testResults: v.array(v.object({ name: v.string() })),
});

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Parses vitest's JSON report. A skipped test counts as failed; so does a run that failed without a failed test (a file that
 * could not be loaded, an unhandled error), one without a report, and each file that was not run.
 * @param files The absolute paths of the test files that must have been run.
 */
export function readVitestReport(
  path: string,
  exitCode: number,
  files: readonly string[],
): TestCounts {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const report = v.parse(reportSchema, json);
  const run = new Set(report.testResults.map(({ name }) => name));
  const missing = files.filter((file) => !run.has(file));
  for (const file of missing) console.error(`✗ ${file} was not run: no project includes it.`);
  const failed =
    report.numFailedTests + report.numPendingTests + report.numTodoTests + missing.length;
  const broken = failed === 0 && (exitCode !== 0 || !report.success || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: broken ? 1 : failed };
}
