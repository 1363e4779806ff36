import { EvaluationError } from '../values/rule-value';

/** Compiles RE2 syntax as far as JavaScript has it; `(?i)` in front ignores case. */
export function compileRegularExpression(
  source: string,
  { whole, global = false }: { whole: boolean; global?: boolean },
): RegExp {
  const ignoreCase = source.startsWith('(?i)');
  const body = (ignoreCase ? source.slice(4) : source).replace(/\(\?P</g, '(?<');
  const flags = `${global ? 'g' : ''}${ignoreCase ? 'i' : ''}`;
  const pattern = whole ? `^(?:${body})$` : body;
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // The unicode mode refuses escapes that RE2 takes, such as \- outside of a class.
  }
  try {
    return new RegExp(pattern, flags);
  } catch {
    throw new EvaluationError(`Invalid regular expression: ${source}`);
  }
}
