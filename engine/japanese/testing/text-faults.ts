import { bracketsPair, sentencesOf } from '../sentences';
import { counterFaults } from './counters';
import { noDaFaults } from './habits';
import { particleFaults } from './particles';
import { endFaults, markFaults, paragraphFaults, startFaults } from './sentence-form';
import type { TextFault } from './text-fault';
import type { Tokenise } from './tokens';

/** What a participant typed is shown as it is: for the checks, a plain name stands in its place. */
const SOMEBODY = '灯';

/**
 * Everything in a turn's text that a Japanese reader would stumble over.
 * @param typed What participants typed and the text quotes.
 */
export function textFaults(
  narrated: string,
  typed: readonly string[],
  tokenise: Tokenise,
): TextFault[] {
  const text = typed
    .filter((one) => one !== '')
    .reduce((left, one) => left.replaceAll(one, SOMEBODY), narrated);
  return [
    ...sentenceLevelFaults(text, tokenise),
    ...paragraphFaults(text),
    ...(bracketsPair(text) ? [] : [{ kind: 'brackets' as const, excerpt: text }]),
    ...(text.match(/.{0,20}(?:[{}|]|undefined|null|NaN|\[object).{0,20}/gu) ?? []).map(
      (excerpt): TextFault => ({ kind: 'slot', excerpt }),
    ),
  ];
}

/** Faults within sentences: they show in a piece of a text as well. */
export function sentenceLevelFaults(text: string, tokenise: Tokenise): TextFault[] {
  return [
    ...sentencesOf(text).flatMap((sentence) => {
      const tokens = tokenise(sentence);
      return [...particleFaults(tokens, sentence), ...endFaults(tokens, sentence)];
    }),
    ...startFaults(text, tokenise),
    ...markFaults(text),
    // What a slot brings along stands beside it a second time.
    ...(text.match(/.{0,20}(?:銀貨銀貨|([枚個本冊束匹])\1).{0,20}/gu) ?? []).map(
      (excerpt): TextFault => ({ kind: 'slot', excerpt }),
    ),
    ...counterFaults(text),
    ...noDaFaults(text),
  ];
}
