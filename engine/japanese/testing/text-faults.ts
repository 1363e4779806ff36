import { bracketsPair, sentencesOf } from '../sentences';
import { counterFaults } from './counters';
import { noDaFaults } from './habits';
import { excerptsAround } from './excerpts';
import { mayClash, particleFaults } from './particles';
import { endFaults, markFaults, mayBreakOff, paragraphFaults, startFaults } from './sentence-form';
import type { TextFault } from './text-fault';
import type { Tokenise } from './tokens';

/** Replaces texts that participants typed, which are not checked. */
const PLAIN_NAME = '灯';
const UNFILLED = /[{}|]|undefined|null|NaN|\[object/gu;
/** A word that a slot contains is repeated beside it. */
const REPEATED = /銀貨銀貨|([枚個本冊束匹])\1/gu;

/**
 * Language faults in a turn's text.
 * @param typed Texts that participants typed and the text quotes.
 */
export function textFaults(
  narrated: string,
  typed: readonly string[],
  tokenise: Tokenise,
): TextFault[] {
  const text = typed
    .filter((one) => one !== '')
    .reduce((left, one) => left.replaceAll(one, PLAIN_NAME), narrated);
  return [
    ...sentenceLevelFaults(text, tokenise),
    ...paragraphFaults(text),
    ...(bracketsPair(text) ? [] : [{ kind: 'brackets' as const, excerpt: text }]),
    ...excerptsAround(UNFILLED, text).map(atSlot),
  ];
}

/** Faults within sentences, which can be found in a part of a text as well. */
export function sentenceLevelFaults(text: string, tokenise: Tokenise): TextFault[] {
  return [
    ...sentencesOf(text).flatMap((sentence) => {
      if (!mayClash(sentence) && !mayBreakOff(sentence)) return [];
      const tokens = tokenise(sentence);
      return [...particleFaults(tokens, sentence), ...endFaults(tokens, sentence)];
    }),
    ...startFaults(text, tokenise),
    ...markFaults(text),
    ...excerptsAround(REPEATED, text).map(atSlot),
    ...counterFaults(text),
    ...noDaFaults(text),
  ];
}

const atSlot = (excerpt: string): TextFault => ({ kind: 'slot', excerpt });
