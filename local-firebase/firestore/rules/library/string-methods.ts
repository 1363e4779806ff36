import { asString } from '../values/expect-type';
import { RuleBytes } from '../values/rule-value';
import type { Method } from './operation';
import { argument } from './operation';
import { compileRegularExpression } from './regular-expression';

export const STRING_METHODS: Readonly<Record<string, Method>> = {
  lower: { arity: [0, 0], apply: (text) => asString(text).toLowerCase() },
  upper: { arity: [0, 0], apply: (text) => asString(text).toUpperCase() },
  trim: { arity: [0, 0], apply: (text) => asString(text).trim() },
  size: { arity: [0, 0], apply: (text) => BigInt([...asString(text)].length) },
  toUtf8: { arity: [0, 0], apply: (text) => new RuleBytes(Buffer.from(asString(text))) },
  matches: {
    arity: [1, 1],
    apply: (text, args) =>
      compileRegularExpression(asString(argument(args, 0)), { whole: true }).test(asString(text)),
  },
  split: {
    arity: [1, 1],
    apply: (text, args) =>
      asString(text).split(compileRegularExpression(asString(argument(args, 0)), { whole: false })),
  },
  replace: {
    arity: [2, 2],
    apply: (text, args) =>
      asString(text).replace(
        compileRegularExpression(asString(argument(args, 0)), { whole: false, global: true }),
        () => asString(argument(args, 1)),
      ),
  },
};
