import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readVitestReport } from './vitest-report';

const clean = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
  success: true,
  testResults: [{ name: '/a.test.ts' }],
};

const FILES = ['/a.test.ts'];

function reportFile(report: unknown): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

describe('readVitestReport', () => {
  it('counts what passed', () => {
    expect(readVitestReport(reportFile(clean), 0, FILES)).toEqual({ passed: 5, failed: 0 });
  });

  it('counts a skipped test as failed', () => {
    const skipped = { ...clean, numPendingTests: 1 };
    expect(readVitestReport(reportFile(skipped), 0, FILES)).toEqual({ passed: 5, failed: 1 });
  });

  it.each([
    ['an error outside of tests', clean, 1],
    ['no test at all', { ...clean, numPassedTests: 0 }, 0],
  ])('fails for %s', (_, report, exitCode) => {
    expect(readVitestReport(reportFile(report), exitCode, FILES).failed).toBe(1);
  });

  it('counts a file that was not run as failed', () => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(readVitestReport(reportFile(clean), 0, [...FILES, '/b.test.ts'])).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it('fails where there is no report', () => {
    expect(readVitestReport('/nowhere/report.json', 0, FILES)).toEqual({ passed: 0, failed: 1 });
  });
});
