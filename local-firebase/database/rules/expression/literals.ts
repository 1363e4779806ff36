import type { Literal } from 'acorn';
import { ExpressionError, type Compiled } from './scope';

/** Syntax that the rules' regular expressions don't support: look-around, back references, named groups. */
const unsupported = /\(\?[=!<]|\\[1-9]|\\k</;

function compileRegexp(node: Literal, pattern: string, flags: string): Compiled {
  if (unsupported.test(pattern))
    throw new ExpressionError('Look-around and back references are not supported', node.start);
  if (flags !== '' && flags !== 'i')
    throw new ExpressionError("The only flag of a regular expression is 'i'", node.start);
  const regexp = new RegExp(pattern, flags);
  return { type: 'regexp', evaluate: () => regexp };
}

export function compileLiteral(node: Literal): Compiled {
  if (node.regex) return compileRegexp(node, node.regex.pattern, node.regex.flags);
  const { value } = node;
  if (value === null) return { type: 'null', evaluate: () => null };
  if (typeof value === 'string') return { type: 'string', evaluate: () => value };
  if (typeof value === 'number') return { type: 'number', evaluate: () => value };
  if (typeof value === 'boolean') return { type: 'boolean', evaluate: () => value };
  throw new ExpressionError('Unknown literal', node.start);
}
