import type { CoverageReport, ExpressionReport } from '../../rule-coverage/coverage-report';
import { OutcomeCounter } from '../../rule-coverage/outcome-counter';
import type { Expression, MatchBlock } from './language/syntax-tree';

/** Parts of a condition that are conditions themselves: operands, and results of functions. */
function parts(expression: Expression): readonly Expression[] {
  if (expression.kind === 'not') return [expression.operand];
  if (expression.kind === 'choice')
    return [expression.condition, expression.whenTrue, expression.whenFalse];
  if (expression.kind !== 'binary') return [];
  const { operator, left, right } = expression;
  return operator === '&&' || operator === '||' ? [left, right] : [];
}

/** The conditions of a block, in text order. */
function conditionsOf({ allows, functions, matches }: MatchBlock): Expression[] {
  return [
    ...functions.map(({ result }) => result),
    ...allows.flatMap(({ condition }) => condition ?? []),
    ...matches.flatMap(conditionsOf),
  ];
}

/** The outcomes of a ruleset's conditions since it was loaded. */
export class RulesCoverage {
  readonly #text: string;
  readonly #conditions: readonly Expression[];
  readonly #counters = new Map<Expression, OutcomeCounter>();

  constructor(text: string, service: MatchBlock) {
    this.#text = text;
    this.#conditions = conditionsOf(service);
    const count = (expression: Expression): void => {
      this.#counters.set(expression, new OutcomeCounter());
      parts(expression).forEach(count);
    };
    this.#conditions.forEach(count);
  }

  counterOf(expression: Expression): OutcomeCounter | undefined {
    return this.#counters.get(expression);
  }

  report(): CoverageReport {
    return {
      rules: { files: [{ name: 'firestore.rules', content: this.#text }] },
      report: this.#conditions.map((condition) => this.#reportOf(condition)),
    };
  }

  #reportOf(expression: Expression): ExpressionReport {
    const { line, column } = expression.position;
    return {
      sourcePosition: { line, column },
      values: this.#counters.get(expression)?.outcomes() ?? [],
      children: parts(expression).map((part) => this.#reportOf(part)),
    };
  }
}
