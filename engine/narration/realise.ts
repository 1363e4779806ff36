import type { Condition } from '../storylets/format/condition';
import type { Passage, Part } from '../storylets/format/text';
import { allHold } from '../storylets/rules/holds';
import type { Situation } from '../storylets/rules/situation';
import { renamed } from '../storylets/rules/namesake';
import { inVoice } from '../character/voices/in-voice';
import { deedsIn } from '../character/deeds/deeds-in';
import { dealt } from '../casting/deal';
import { draw, hash, shuffled } from '../world/random';
import { sentencesOf } from '../japanese/sentences';
import { allWords, type Known } from './leaning';
import type { Slots } from './slots';
import { inOrder } from './wording-order';

/** UTF-16 code units; shorter sentences (「はい」) may be repeated. */
const REPEATABLE_LENGTH = 4;
/** Where every wording repeats something, sentences up to this length may be repeated too. */
const BEARABLE_LENGTH = 8;

/** How many optional parts are included; `brief` takes the shortest wordings as well. */
export type Fullness = 'brief' | 'lean' | 'usual' | 'full';

export interface RealiseContext {
  readonly situation: Situation;
  readonly slots: Slots;
  readonly fullness: Fullness;
  readonly isNarrated: (sentence: string) => boolean;
  /** The last turns' text, for a passage that refers to them: wordings with words from it are preferred. */
  readonly recalled?: string;
  /** An earlier text that the passage says again. */
  readonly retold?: string;
  /** The text before this passage, to which its wordings may refer. */
  readonly known?: Known;
  /** Wordings are dealt by this number, from 0; left out, they are drawn. */
  readonly telling?: number;
  /** Which wordings should be avoided in a part of the passage. @param part From 0. */
  readonly unwelcomeIn?: (part: number) => (text: string) => boolean;
}

const NOTHING_KNOWN: Known = { said: '', offered: '' };
const allWelcome = () => () => false;

class NarrationError extends Error {
  readonly code = 'unknown-slot';

  constructor(slot: string, text: string) {
    super(`unknown-slot: {${slot}} in 「${text}」`);
    this.name = 'NarrationError';
  }
}

/**
 * Chooses the wordings of a passage and fills their slots.
 * @param id Identifies the passage: random draws depend on it.
 * @throws NarrationError for a slot that has no value in this situation.
 */
export function realise(id: string, passage: Passage, context: RealiseContext): string {
  const { known = NOTHING_KNOWN, unwelcomeIn = allWelcome } = context;
  let narrated = '';
  let { offered } = known;
  passage.forEach((part, index) => {
    const said = known.said + narrated;
    const isUnwelcome = unwelcomeIn(index);
    narrated += realisePart(`${id}/${index}`, part, {
      ...context,
      known: { said, offered },
      unwelcomeIn: () => isUnwelcome,
    });
    offered += allWords([part]);
  });
  return narrated;
}

/** Whether a text contains a sentence of more than `length` UTF-16 code units that has been narrated. */
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
    return chooseText(id, part, context) ?? inOrderOf(id, part, context)[0] ?? '';
  if ('maybe' in part)
    return wanted(id, context)
      ? (chooseText(id, allowedOf(part.maybe, context), context) ?? '')
      : '';
  const found = part.cases.findIndex(({ when }) => allHold(when, context.situation));
  const { when = [], say } = part.cases[found] ?? {};
  if (say === undefined) return '';
  const told = realise(`${id}:${found}`, say, context);
  return isOfTraveller(when) && isToldAlready(told, context) ? '' : told;
}

/** Conditions about who the traveller is: what stands below them comes again with every second visit. */
const OF_TRAVELLER: ReadonlySet<Condition['is']> = new Set<Condition['is']>([
  'skill',
  'limit',
  'fear',
  'temper',
  'body',
  'habit',
  'likes',
  'dislikes',
  'age',
  'want',
]);

function isOfTraveller(when: readonly Condition[]): boolean {
  const asks = (one: Condition): boolean =>
    one.is === 'any' ? one.conditions.every(asks) : OF_TRAVELLER.has(one.is);
  return when.length > 0 && when.every(asks);
}

/** Whether nothing in a text is new, unless it is meant to be told again. */
function isToldAlready(text: string, { isNarrated, retold = '' }: RealiseContext): boolean {
  const sentences = sentencesOf(text).filter(({ length }) => length > REPEATABLE_LENGTH);
  return retold === '' && sentences.length > 0 && sentences.every(isNarrated);
}

function isAlternatives(part: Exclude<Part, string>): part is readonly string[] {
  return Array.isArray(part);
}

/** What this traveller can do: the rest of an optional part is not told. */
function allowedOf(texts: readonly string[], { situation }: RealiseContext): readonly string[] {
  const { vetoes } = situation.traveller;
  return texts.filter((text) => deedsIn(text, vetoes).length === 0);
}

function wanted(id: string, { fullness, situation }: RealiseContext): boolean {
  return (
    fullness === 'full' || (fullness === 'usual' && draw(situation.moment, `maybe/${id}`) < 0.6)
  );
}

/** The first text in order that the story has not narrated. */
function chooseText(
  id: string,
  texts: readonly string[],
  context: RealiseContext,
): string | undefined {
  const { retold = '', isNarrated } = context;
  const filled = inOrderOf(id, texts, context);
  const isWornOut = (sentence: string) => isNarrated(sentence) && !retold.includes(sentence);
  return (
    filled.find((text) => !repeats(text, isWornOut)) ??
    filled.find((text) => !repeats(text, isWornOut, BEARABLE_LENGTH))
  );
}

/** The texts, filled, in the order in which this telling prefers them. */
function inOrderOf(
  id: string,
  texts: readonly string[],
  context: RealiseContext,
): readonly string[] {
  const { telling, situation } = context;
  const purpose = `text/${id}`;
  const inTurn =
    telling === undefined
      ? shuffled(situation.moment, purpose, texts)
      : dealt(texts, telling, purpose, (text) => text);
  const round = telling === undefined ? undefined : Math.floor(telling / texts.length);
  // What the traveller cannot do is told only where every wording tells it.
  const allowed = allowedOf(inTurn, context);
  const filledTexts = (allowed.length > 0 ? allowed : inTurn).map((text) =>
    fill(id, text, context, round),
  );
  const { recalled, retold, known = NOTHING_KNOWN, unwelcomeIn = allWelcome } = context;
  const given =
    context.fullness === 'brief'
      ? [...filledTexts].sort((a, b) => a.length - b.length)
      : filledTexts;
  return inOrder(given, {
    known,
    isUnwelcome: unwelcomeIn(0),
    ...(recalled === undefined ? {} : { recalled }),
    ...(retold === undefined ? {} : { retold }),
  });
}

/** Speech is turned before slots are filled, and they in one pass: what participants typed is neither turned nor filled. */
function fill(
  id: string,
  text: string,
  { slots, situation }: RealiseContext,
  round?: number,
): string {
  const chosen = text.replace(/\{([^{}]*\|[^{}]*)\}/gu, (_, inner: string) => {
    const words = inner.split('|');
    const drawn = hash(situation.moment, `word/${id}/${inner}`);
    return words[(round ?? drawn) % words.length] ?? '';
  });
  const { traveller, namesake } = situation;
  return inVoice(renamed(chosen, namesake), traveller).replace(
    /\{([^{}]*)\}/gu,
    (_, inner: string) => {
      const value = slots.get(inner);
      if (value === undefined) throw new NarrationError(inner, text);
      return value;
    },
  );
}
