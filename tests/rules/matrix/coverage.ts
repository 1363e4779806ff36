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
  /** How many conditions the rules have. */
  readonly conditions: number;
  /** Those that were not seen to hold and to fail, by what they did not come to and where they stand. */
  readonly uncovered: readonly string[];
}

/** Reads a report of the rules' coverage. A rule that is nothing but `true` or `false` needs to have been asked only. */
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
