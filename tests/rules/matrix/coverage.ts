import * as v from 'valibot';

const reportSchema = v.object({
  sourcePosition: v.object({ line: v.number(), column: v.number() }),
  values: v.array(
    v.object({ value: v.object({ boolValue: v.optional(v.boolean()) }), count: v.number() }),
  ),
});

const coverageSchema = v.object({
  rules: v.object({ files: v.tuple([v.object({ content: v.string() })]) }),
  report: v.array(v.object({ ...reportSchema.entries, children: v.array(reportSchema) })),
});

export interface RulesCoverage {
  /** The number of conditions in the rules. */
  readonly conditions: number;
  /** Conditions without both outcomes, by the missing outcome and position. */
  readonly uncovered: readonly string[];
}

/** Parses a rules coverage report. A rule that is only `true` or `false` needs to be evaluated only. */
export function parseCoverage(answer: unknown): RulesCoverage {
  const { rules, report } = v.parse(coverageSchema, answer);
  const lines = rules.files[0].content.split('\n');
  const conditions = report.flatMap((rule) => [rule, ...rule.children]);
  const uncovered = conditions.flatMap(({ sourcePosition: { line, column }, values }) => {
    const source = (lines[line - 1] ?? '').slice(column - 1);
    const wanted = [true, false].filter((value) => !source.startsWith(String(!value)));
    return wanted
      .filter((value) => !values.some(({ value: { boolValue } }) => boolValue === value))
      .map((value) => `never ${value}, line ${line}, column ${column}: ${source.slice(0, 120)}`);
  });
  return { conditions: conditions.length, uncovered };
}
