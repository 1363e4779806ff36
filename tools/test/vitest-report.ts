import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  /** Files that could not even be loaded count here and in no test. */
  numFailedTestSuites: v.number(),
  success: v.boolean(),
});

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * Reads vitest's JSON report. A skipped test counts as failed, since nobody looked; so does a run that failed
 * without a failed test (a file that could not be loaded, an unhandled error), and one without a report.
 */
export function readVitestReport(path: string, exitCode: number): TestCounts {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const report = v.parse(reportSchema, json);
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests;
  const broken = failed === 0 && (exitCode !== 0 || !report.success || report.numPassedTests === 0);
  return { passed: report.numPassedTests, failed: broken ? 1 : failed };
}
