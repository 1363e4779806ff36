import { coveragePage } from '../../rule-coverage/coverage-page';
import type { Namespaces } from '../namespace/namespaces';
import { rulesCoverage } from '../rules/rules-coverage';
import type { RestReply } from './reply';

const PAGE = '/.inspect/coverage';
const JSON_REPORT = '/.inspect/coverage.json';

export function isCoveragePath(pathname: string): boolean {
  return pathname === PAGE || pathname === JSON_REPORT;
}

/** Serves the rules coverage of a namespace as JSON or as a page, at the two addresses of the official emulator. */
export function coverageReply(
  { pathname, searchParams }: URL,
  { namespaces, defaultNamespace }: { namespaces: Namespaces; defaultNamespace: string },
): RestReply {
  const namespace = namespaces.get(searchParams.get('ns') ?? defaultNamespace);
  const report = rulesCoverage(namespace.ruleset());
  return pathname === JSON_REPORT
    ? { status: 200, body: report }
    : {
        status: 200,
        body: null,
        text: coveragePage(report),
        headers: { 'content-type': 'text/html; charset=utf-8' },
      };
}
