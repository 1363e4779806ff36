import type { CoverageReport, ExpressionReport } from './coverage-report';
import type { CountedOutcome } from './outcome-counter';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<"]/g, (mark) => ESCAPES[mark] ?? mark);
}

function withParts(report: ExpressionReport): ExpressionReport[] {
  return [report, ...report.children.flatMap(withParts)];
}

function outcomeText({ value, count }: CountedOutcome): string {
  return `${'boolValue' in value ? String(value.boolValue) : 'error'} × ${count}`;
}

/** The report as HTML: every condition with its line and its outcomes. */
export function coveragePage({ rules, report }: CoverageReport): string {
  const [{ name, content }] = rules.files;
  const lines = content.split('\n');
  const rows = report.flatMap(withParts).map(({ sourcePosition: { line, column }, values }) => {
    const source = (lines[line - 1] ?? '').slice(column - 1);
    const outcomes = values.map(outcomeText).join(', ') || 'never evaluated';
    return `<tr><td>${line}:${column}</td><td><code>${escape(source)}</code></td><td>${outcomes}</td></tr>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>${escape(name)}</title><table>${rows.join('\n')}</table>`;
}
