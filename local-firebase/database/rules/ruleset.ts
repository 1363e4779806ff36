import { parseRules, type RuleNode } from './rule-tree';

export interface Ruleset {
  /** The original text. */
  readonly source: string;
  readonly root: RuleNode;
}

/** The default ruleset: all access is allowed. */
export const openRules = '{\n  "rules": {\n    ".read": true,\n    ".write": true\n  }\n}\n';

/**
 * Parses and checks a rules file.
 * @throws {RulesError}
 */
export function loadRuleset(source: string): Ruleset {
  return { source, root: parseRules(source) };
}
