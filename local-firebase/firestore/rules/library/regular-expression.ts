import { EvaluationError } from '../values/rule-value';

/** The POSIX classes of RE2, as contents of a JavaScript class. */
const POSIX: Readonly<Record<string, string>> = {
  alnum: 'A-Za-z0-9',
  alpha: 'A-Za-z',
  ascii: '\\x00-\\x7f',
  blank: ' \\t',
  cntrl: '\\x00-\\x1f\\x7f',
  digit: '0-9',
  graph: '!-~',
  lower: 'a-z',
  print: ' -~',
  punct: '!-\\/:-@\\[-`{-~',
  space: '\\s',
  upper: 'A-Z',
  word: '\\w',
  xdigit: '0-9A-Fa-f',
};

const FLAGS = /^\(\?([ims]+)\)/;

/** RE2 syntax that JavaScript writes differently. */
function translate(source: string): string {
  return source
    .replace(/\(\?P</g, '(?<')
    .replace(/\[:(\w+):\]/g, (whole, name: string) => POSIX[name] ?? whole)
    .replace(/\\([Az])/g, (_whole, letter: string) => (letter === 'A' ? '^' : '$'));
}

/** Compiles RE2 syntax, as far as JavaScript supports it, with leading flags such as `(?i)`. */
export function compileRegularExpression(
  source: string,
  { whole, global = false }: { whole: boolean; global?: boolean },
): RegExp {
  const leading = FLAGS.exec(source);
  const body = translate(leading ? source.slice(leading[0].length) : source);
  const flags = [...new Set(`${global ? 'g' : ''}${leading?.[1] ?? ''}`)].join('');
  const pattern = whole ? `^(?:${body})$` : body;
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // Without the unicode flag, which refuses escapes that RE2 accepts, such as \- outside of a class.
  }
  try {
    return new RegExp(pattern, flags);
  } catch {
    throw new EvaluationError(`Invalid regular expression: ${source}`);
  }
}
