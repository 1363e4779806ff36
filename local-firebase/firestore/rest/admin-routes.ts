import * as v from 'valibot';
import { coveragePage } from '../../rule-coverage/coverage-page';
import type { CoverageReport } from '../../rule-coverage/coverage-report';
import type { Database } from '../documents/database';
import { invalidArgument } from '../status/rpc-error';

const CLEAR = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+)\/documents$/;
const RULES = /^\/emulator\/v1\/projects\/([^/]+):securityRules$/;

const COVERAGE = /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/;
const COVERAGE_PAGE = /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.html$/;

const rulesSchema = v.object({
  rules: v.object({ files: v.pipe(v.array(v.object({ content: v.string() })), v.minLength(1)) }),
});

export interface AdminRoutesOptions {
  readonly database: Database;
  /** Throws INVALID_ARGUMENT with line and column if the text is invalid. */
  readonly setRules: (project: string, text: string) => void;
  /** `undefined` without rules. */
  readonly coverageOf: (project: string) => CoverageReport | undefined;
}

/** The HTML report of rules coverage; `undefined` for other requests. */
export function administeredPage(
  { coverageOf }: AdminRoutesOptions,
  { method, pathname }: { method: string; pathname: string },
): string | undefined {
  const [, project] = COVERAGE_PAGE.exec(pathname) ?? [];
  const coverage = method === 'GET' && project !== undefined ? coverageOf(project) : undefined;
  return coverage && coveragePage(coverage);
}

/**
 * The emulator's administrative routes for test tools. `pathname` is decoded. Resolves with the response, `undefined`
 * for other requests.
 */
export async function handleAdminRequest(
  { database, setRules, coverageOf }: AdminRoutesOptions,
  { method, pathname, body }: { method: string; pathname: string; body: unknown },
): Promise<object | undefined> {
  const clear = CLEAR.exec(pathname);
  if (method === 'DELETE' && clear?.[1]) {
    await database.clear(`${clear[1]}/documents`);
    return {};
  }
  const rules = RULES.exec(pathname);
  if (method === 'PUT' && rules?.[1]) {
    const parsed = v.safeParse(rulesSchema, body);
    if (!parsed.success) throw invalidArgument('The body must hold rules.files[0].content.');
    setRules(rules[1], parsed.output.rules.files.map(({ content }) => content).join('\n'));
    return {};
  }
  const coverage = COVERAGE.exec(pathname);
  if (method === 'GET' && coverage?.[1]) return coverageOf(coverage[1]);
  return undefined;
}
