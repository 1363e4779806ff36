import { parseRules, type RuleNode } from './rule-tree';

export interface Ruleset {
  /** The text as it was given. */
  readonly source: string;
  readonly root: RuleNode;
}

/** What holds where no rules are given: everybody may do everything. */
export const openRules = '{\n  "rules": {\n    ".read": true,\n    ".write": true\n  }\n}\n';

/**
 * Reads and checks a rules file.
 * @throws {RulesError}
 */
export function loadRuleset(source: string): Ruleset {
  return { source, root: parseRules(source) };
}
