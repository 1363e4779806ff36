import type { CoverageReport } from '../../rule-coverage/coverage-report';
import { RulesCoverage } from './coverage';
import { checkNames } from './evaluation/check-names';
import type { DocumentLookup } from './evaluation/evaluate';
import { Evaluator } from './evaluation/evaluate';
import type { PathSegment } from './evaluation/match-path';
import { matchPath } from './evaluation/match-path';
import { Scope } from './evaluation/scope';
import { checkLimits, checkTextSize } from './language/check-limits';
import { parseRules } from './language/parse-rules';
import type { Allow, MatchBlock, RuleMethod, RulesSource } from './language/syntax-tree';
import type { RuleValue } from './values/rule-value';
import { EvaluationError, LimitError, Unknown, typeOf } from './values/rule-value';

export interface RuleRequest {
  readonly method: RuleMethod;
  /** Starts with `databases`. */
  readonly path: readonly PathSegment[];
  /** The variable `request`. */
  readonly request: RuleValue;
  /** The variable `resource`: the stored document, `null` if there is none. */
  readonly resource: RuleValue;
  readonly lookup: DocumentLookup;
  /** Called with every value that `debug()` prints. */
  readonly debug?: (value: RuleValue) => void;
}

export interface RuleDecision {
  readonly allowed: boolean;
  /** The evaluated conditions and their outcomes, for a log. */
  readonly reason: string;
}

/** A loaded ruleset. */
export class Ruleset {
  readonly #source: RulesSource;
  readonly #coverage: RulesCoverage;

  private constructor(source: RulesSource, coverage: RulesCoverage) {
    this.#source = source;
    this.#coverage = coverage;
  }

  /** Throws RulesSyntaxError, with line and column, for an invalid text. */
  static parse(text: string): Ruleset {
    checkTextSize(text);
    const source = parseRules(text);
    checkLimits(source.service);
    checkNames(source.service);
    return new Ruleset(source, new RulesCoverage(text, source.service));
  }

  evaluate(request: RuleRequest): RuleDecision {
    const scope = new Scope();
    scope.bind('request', request.request);
    scope.bind('resource', request.resource);
    const tried: string[] = [];
    const evaluator = new Evaluator(request.lookup, {
      ...(request.debug && { debug: request.debug }),
      counterOf: (expression) => this.#coverage.counterOf(expression),
    });
    const allowed = this.#visit(this.#source.service, request.path, scope, (allow, inner) => {
      if (!allow.methods.has(request.method)) return false;
      const outcome = judge(evaluator, allow, inner);
      if (outcome === true) return true;
      tried.push(`${outcome} for '${request.method}' @ L${allow.position.line}`);
      return false;
    });
    return { allowed, reason: tried.join(', ') || `no rule for '${request.method}' matches` };
  }

  coverage(): CoverageReport {
    return this.#coverage.report();
  }

  /** Evaluates the allow statements of every match that fits the whole path until one holds. */
  #visit(
    block: MatchBlock,
    path: readonly PathSegment[],
    outer: Scope,
    holds: (allow: Allow, scope: Scope) => boolean,
  ): boolean {
    return matchPath(block.path, path, this.#source.version).some(({ variables, rest }) => {
      const scope = new Scope(outer);
      for (const [name, value] of variables) scope.bind(name, value);
      for (const declaration of block.functions) scope.declare(declaration);
      if (rest.length === 0 && block.allows.some((allow) => holds(allow, scope))) return true;
      return block.matches.some((match) => this.#visit(match, rest, scope, holds));
    });
  }
}

/** `true`, or the explanation of a condition that does not hold. */
function judge(evaluator: Evaluator, { condition }: Allow, scope: Scope): true | string {
  if (!condition) return true;
  try {
    const value = evaluator.evaluate(condition, scope);
    if (value === true) return true;
    if (value instanceof Unknown) return 'not proved by the query';
    return value === false ? 'false' : `${typeOf(value)} instead of bool`;
  } catch (error) {
    if (error instanceof EvaluationError) return `error (${error.message})`;
    if (error instanceof LimitError) return error.message;
    throw error;
  }
}
