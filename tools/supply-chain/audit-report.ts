import * as v from 'valibot';

const reportSchema = v.object({
  auditReportVersion: v.literal(2),
  vulnerabilities: v.record(
    v.string(),
    v.object({
      severity: v.string(),
      via: v.array(
        v.union([v.string(), v.object({ title: v.string(), url: v.optional(v.string(), '') })]),
      ),
    }),
  ),
});

const refusalSchema = v.object({ message: v.string() });

/** The registry's result; `not-checked` without a response, which says nothing about the packages. */
export type Audit =
  | { readonly kind: 'checked'; readonly vulnerable: readonly string[] }
  | { readonly kind: 'not-checked'; readonly reason: string };

/** npm's warnings may precede and follow the report. */
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.slice(text.search(/^\{/m), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
};

/** Parses the output of `npm audit --json`. */
export function readAudit(output: string): Audit {
  const json = parseJson(output);
  const report = v.safeParse(reportSchema, json);
  if (!report.success) {
    const refusal = v.safeParse(refusalSchema, json);
    return {
      kind: 'not-checked',
      reason: refusal.success ? refusal.output.message : 'npm audit gave no report',
    };
  }
  return {
    kind: 'checked',
    vulnerable: Object.entries(report.output.vulnerabilities).map(([name, { severity, via }]) => {
      const causes = via.map((cause) =>
        typeof cause === 'string' ? `by ${cause}` : `${cause.title} ${cause.url}`.trim(),
      );
      return `${name} (${severity}): ${causes.join('; ')}`;
    }),
  };
}
