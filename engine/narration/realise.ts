import type { Passage, Part } from '../storylets/format/text';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { draw, hash, shuffled } from '../world/random';
import { sentencesOf } from '../japanese/sentences';
import { allWords, leans, type Known } from './leaning';
import type { Slots } from './slots';

/** Shorter sentences (「はい」) may come again. */
const REPEATABLE_LENGTH = 4;
/** Where nothing else is left to say, so may these; longer ones never. */
const BEARABLE_LENGTH = 8;

/** Where a sentence's topic ends. */
const TOPIC_END = /(?<=.{2})[はがも、]/u;
/** The stems of words, near enough. */
const WORD = /\p{Script=Han}+|[\p{Script=Katakana}ー]{2,}/gu;

/** How freely optional parts are told. */
export type Fullness = 'lean' | 'usual' | 'full';

export interface RealiseContext {
  readonly situation: Situation;
  readonly slots: Slots;
  readonly fullness: Fullness;
  readonly isNarrated: (sentence: string) => boolean;
  /** What was told just before, where a wording must not speak of things that another wording would have brought up. */
  readonly recalled?: string;
  /** What came before this passage, which its wordings may speak of. */
  readonly known?: Known;
}

const NOTHING_KNOWN: Known = { said: '', offered: '' };

class NarrationError extends Error {
  readonly code = 'unknown-slot';

  constructor(slot: string, text: string) {
    super(`unknown-slot: {${slot}} in 「${text}」`);
    this.name = 'NarrationError';
  }
}

/**
 * The words of a passage.
 * @throws NarrationError for a slot that has no value in this situation.
 */
export function realise(id: string, passage: Passage, context: RealiseContext): string {
  const { known = NOTHING_KNOWN } = context;
  let narrated = '';
  let { offered } = known;
  passage.forEach((part, index) => {
    const said = known.said + narrated;
    narrated += realisePart(`${id}/${index}`, part, { ...context, known: { said, offered } });
    offered += allWords([part]);
  });
  return narrated;
}

/** Whether a text holds a sentence of more than `length` characters that was told already. */
export function repeats(
  text: string,
  isNarrated: RealiseContext['isNarrated'],
  length = REPEATABLE_LENGTH,
): boolean {
  return sentencesOf(text).some((sentence) => sentence.length > length && isNarrated(sentence));
}

function realisePart(id: string, part: Part, context: RealiseContext): string {
  if (typeof part === 'string') return fill(id, part, context);
  if (isAlternatives(part))
    return chooseText(id, part, context) ?? fill(id, part[0] ?? '', context);
  if ('maybe' in part)
    return wanted(id, context) ? (chooseText(id, part.maybe, context) ?? '') : '';
  const found = part.cases.findIndex(({ when }) => allHold(when, context.situation));
  const say = part.cases[found]?.say;
  return say === undefined ? '' : realise(`${id}:${found}`, say, context);
}

function isAlternatives(part: Exclude<Part, string>): part is readonly string[] {
  return Array.isArray(part);
}

function wanted(id: string, { fullness, situation }: RealiseContext): boolean {
  return (
    fullness === 'full' || (fullness === 'usual' && draw(situation.moment, `maybe/${id}`) < 0.6)
  );
}

/** The first text, in an order of this moment's own, that the story has not told. */
function chooseText(
  id: string,
  texts: readonly string[],
  context: RealiseContext,
): string | undefined {
  const shuffledTexts = shuffled(context.situation.moment, `text/${id}`, texts).map((text) =>
    fill(id, text, context),
  );
  const { recalled, known = NOTHING_KNOWN } = context;
  const ordered = leastLeaningFirst(shuffledTexts, known);
  const filled = recalled === undefined ? ordered : familiarFirst(ordered, recalled);
  return (
    filled.find((text) => !repeats(text, context.isNarrated)) ??
    filled.find((text) => !repeats(text, context.isNarrated, BEARABLE_LENGTH))
  );
}

/** Those first that speak of nothing which only another wording would have brought up. */
function leastLeaningFirst(texts: readonly string[], known: Known): readonly string[] {
  if (known.offered === '') return texts;
  const leaning = new Set(texts.filter((text) => leans(text, known)));
  if (leaning.size === 0 || leaning.size === texts.length) return texts;
  return [...texts.filter((text) => !leaning.has(text)), ...leaning];
}

/** Those first whose opening words, which readers are taken to know, were said. */
function familiarFirst(texts: readonly string[], said: string): string[] {
  const isFamiliar = (text: string) => {
    const [topic = ''] = text.split(TOPIC_END);
    const words = topic.match(WORD) ?? [];
    return words.filter((word) => said.includes(word)).length * 2 > words.length;
  };
  return [...texts.filter(isFamiliar), ...texts.filter((text) => !isFamiliar(text))];
}

/** In one pass, so that a name which looks like a slot stays a name. */
function fill(id: string, text: string, { slots, situation }: RealiseContext): string {
  return text.replace(/\{([^{}]*)\}/gu, (_, inner: string) => {
    if (inner.includes('|')) {
      const words = inner.split('|');
      return words[hash(situation.moment, `word/${id}/${inner}`) % words.length] ?? '';
    }
    const value = slots.get(inner);
    if (value === undefined) throw new NarrationError(inner, text);
    return value;
  });
}
