import * as v from 'valibot';
import { TRADE_WORDS } from '../../character/lexicon/trades';
import { spanOf, textOf } from '../../character/reading/text';
import { readingSchema, type Reading } from '../../character/schema/reading';
import type { Span } from '../../character/schema/span';
import { TRADES } from '../../character/vocabulary/trades';

/** What a model says is said as clearly as a rule of the lexicon that infers. */
const CONFIDENCE = 0.9;

/** The lists of a reading by the word for one of their elements. */
const LISTS = {
  skill: 'skills',
  limit: 'limits',
  body: 'body',
  temper: 'tempers',
  habit: 'habits',
  like: 'likes',
  dislike: 'dislikes',
  fear: 'fears',
} as const;

const lineSchema = v.tuple([v.string(), v.string(), v.string()]);
const tradeSchema = v.picklist(TRADES);

interface Texts {
  readonly trait: string;
  readonly firstLine: string;
}

/**
 * A model's answer as a reading: a line for each element, `kind id words`. An element whose words stand in none of the
 * texts is left out. null when the answer names an id of no vocabulary, or nothing of it is left.
 */
export function readingOf(answer: string, texts: Texts): Reading | null {
  const draft: Record<string, unknown> & { ties: unknown[]; trades: unknown[] } = {
    ...{ nature: null, age: null, gender: null, want: null, voice: null },
    ...{ skills: [], limits: [], body: [], tempers: [], habits: [] },
    ...{ likes: [], dislikes: [], fears: [], ties: [], trades: [] },
  };
  let elements = 0;
  for (const line of answer.split('\n')) {
    const parsed = v.safeParse(lineSchema, /^(\S+)\s+(\S+)\s+(.+)$/u.exec(line.trim())?.slice(1));
    if (!parsed.success) continue;
    const [kind, what, words] = parsed.output;
    const span = spanIn(texts, words);
    if (span === null) continue;
    const element = elementOf(kind, what.split(':'), { span, confidence: CONFIDENCE });
    if (element === null) return null;
    elements += 1;
    const { name, value } = element;
    const list = draft[name];
    draft[name] = Array.isArray(list) ? [...list.map((one: unknown) => one), value] : value;
  }
  const reading = v.safeParse(readingSchema, draft);
  return reading.success && elements > 0 ? reading.output : null;
}

interface Evidence {
  readonly span: Span;
  readonly confidence: number;
}

/** `id`, `id:state`, `id:years`: what the kind needs; the schema decides whether it is any of its vocabulary. */
function elementOf(
  kind: string,
  [id = '', ...rest]: readonly string[],
  evidence: Evidence,
): { readonly name: string; readonly value: unknown } | null {
  const [more] = rest;
  const list = Object.entries(LISTS).find(([one]) => one === kind)?.[1];
  if (list !== undefined) return { name: list, value: { id, ...evidence } };
  switch (kind) {
    case 'nature':
    case 'gender':
      return { name: kind, value: { id, ...evidence } };
    case 'tie':
      return { name: 'ties', value: { id, state: more ?? 'living', ...evidence } };
    case 'trade': {
      const trade = v.safeParse(tradeSchema, id);
      if (!trade.success) return null;
      const { label } = TRADE_WORDS[trade.output];
      return { name: 'trades', value: { id, word: label, stage: more ?? 'present', ...evidence } };
    }
    case 'age':
      return {
        name: 'age',
        value: { band: id, years: more === undefined ? null : Number(more), ...evidence },
      };
    case 'want':
      return { name: 'want', value: { id, object: objectOf(rest), ...evidence } };
    case 'voice':
      return { name: 'voice', value: { id, pronoun: more ?? null, ...evidence } };
    default:
      return null;
  }
}

function objectOf([kind, id]: readonly string[]): unknown {
  if (kind === undefined) return { kind: 'none' };
  const trade = v.safeParse(tradeSchema, id);
  if (kind !== 'trade' || !trade.success) return { kind, id };
  return { kind, id, word: TRADE_WORDS[trade.output].label };
}

/** Where words stand that a model says it read. */
function spanIn({ trait, firstLine }: Texts, words: string): Span | null {
  const said = words.normalize('NFKC').replace(/^[「"']|[」"']$/gu, '');
  for (const text of [textOf('trait', trait), textOf('first-line', firstLine)]) {
    const start = text.words.indexOf(said);
    if (start >= 0 && said !== '') return spanOf(text, start, start + said.length);
  }
  return null;
}
