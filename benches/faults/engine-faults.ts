import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../../tools/support/root';
import { runCommand } from '../../tools/support/run-command';

const KILLS = 200;
const ROUNDS = 10;

const reportSchema = v.object({
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ fullName: v.string(), status: v.string(), duration: v.optional(v.number()) }),
      ),
    }),
  ),
});

interface EngineFaults {
  readonly kills: number;
  readonly rounds: number;
  readonly passed: readonly string[];
  readonly failed: readonly string[];
}

/** The engine's fault tests with more crashes and rounds than the test suite. */
export async function runEngineFaults(): Promise<EngineFaults> {
  const folder = join(ROOT, '.cache', 'test-reports');
  mkdirSync(folder, { recursive: true });
  const report = join(folder, 'faults.json');
  await runCommand(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'tests/integration/engine-faults.test.ts',
      ...['--project', 'integration', '--reporter', 'json', `--outputFile.json=${report}`],
    ],
    { env: { ...process.env, FAULT_KILLS: String(KILLS), FAULT_ROUNDS: String(ROUNDS) } },
  );
  const { testResults } = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
  const all = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (isPassed: boolean): string[] =>
    all
      .filter(({ status }) => (status === 'passed') === isPassed)
      .map(({ fullName, duration = 0 }) => `${fullName} (${Math.round(duration / 1000)} s)`);
  return { kills: KILLS, rounds: ROUNDS, passed: named(true), failed: named(false) };
}
