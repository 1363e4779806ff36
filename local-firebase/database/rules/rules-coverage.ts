import type { CoverageReport, ExpressionReport } from '../../rule-coverage/coverage-report';
import type { CountedCondition, Rule, RuleNode } from './rule-tree';
import type { Ruleset } from './ruleset';

/** A rule in the report: its path and kind, besides its conditions. */
interface RuleReport extends ExpressionReport {
  readonly path: string;
  readonly rule: '.read' | '.write' | '.validate';
}

function conditionReport({ position, counter }: CountedCondition): ExpressionReport {
  return {
    sourcePosition: position,
    values: counter.outcomes(),
    children: [],
  };
}

function ruleReports(path: string, rule: RuleReport['rule'], found: Rule | null): RuleReport[] {
  // A condition is compiled after the conditions that it consists of.
  const whole = found?.conditions.at(-1);
  if (!found || !whole) return [];
  const children = found.conditions.slice(0, -1).map(conditionReport);
  return [{ path: path || '/', rule, ...conditionReport(whole), children }];
}

function nodeReports(path: string, node: RuleNode): RuleReport[] {
  return [
    ...ruleReports(path, '.read', node.read),
    ...ruleReports(path, '.write', node.write),
    ...ruleReports(path, '.validate', node.validate),
    ...[...node.children].flatMap(([key, child]) => nodeReports(`${path}/${key}`, child)),
    ...(node.wildcard ? nodeReports(`${path}/${node.wildcard.name}`, node.wildcard.node) : []),
  ];
}

/** The outcomes of a ruleset's conditions since it was loaded. */
export function rulesCoverage({ source, root }: Ruleset): CoverageReport {
  return {
    rules: { files: [{ name: 'database.rules.json', content: source }] },
    report: nodeReports('', root),
  };
}
