import * as v from 'valibot';
import { spanOf, textOf } from '../../character/reading/text';
import { readingSchema, type Reading } from '../../character/schema/reading';
import type { Span } from '../../character/schema/span';
import {
  AGE_ANSWERS,
  asAnswered,
  GENDER_ANSWERS,
  LIST_WORDS,
  NATURE_ANSWERS,
  STAGE_ANSWERS,
  STATE_ANSWERS,
  THING_ANSWERS,
  TIE_ANSWERS,
  TRADE_ANSWERS,
  VOICE_ANSWERS,
  WANT_ANSWERS,
} from './answer-words';

/** What a model says is said as clearly as a rule of the lexicon that infers. */
const CONFIDENCE = 0.9;

const lineSchema = v.tuple([v.string(), v.string(), v.string()]);

interface Texts {
  readonly trait: string;
  readonly firstLine: string;
}

/**
 * A model's answer as a reading: a line for each element, `kind word quotation`. An element whose quotation stands in none
 * of the texts is left out. null when the answer has a word of no vocabulary, or nothing of it is left.
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
    const [kind, what, quotation] = parsed.output;
    const span = spanIn(texts, quotation);
    if (span === null) continue;
    const element = elementOf(kind, asAnswered(what).split('/'), { span, confidence: CONFIDENCE });
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

/** `word`, `word/state`, `word/years`: what the kind needs. null where it is a word of no vocabulary. */
function elementOf(
  kind: string,
  [word = '', more]: readonly string[],
  evidence: Evidence,
): { readonly name: string; readonly value: unknown } | null {
  const plain = Object.entries(LIST_WORDS).find(([one]) => one === kind)?.[1];
  if (plain !== undefined) return found(plain.list, plain.words.get(word));
  switch (kind) {
    case '姿':
      return found('nature', NATURE_ANSWERS.get(word));
    case '性':
      return found('gender', GENDER_ANSWERS.get(word));
    case '縁':
      return found('ties', TIE_ANSWERS.get(word), {
        state: more === undefined ? 'living' : STATE_ANSWERS.get(more),
      });
    case '仕事': {
      const stage = more === undefined ? 'present' : STAGE_ANSWERS.get(more);
      return found('trades', TRADE_ANSWERS.get(word), { word, stage });
    }
    case '年': {
      const years = more === undefined ? null : Number(more);
      return { name: 'age', value: { band: AGE_ANSWERS.get(word), years, ...evidence } };
    }
    case '望み':
      return found('want', WANT_ANSWERS.get(word), { object: objectOf(more) });
    case '話し方':
      return found('voice', VOICE_ANSWERS.get(word), { pronoun: more ?? null });
    default:
      return null;
  }

  function found(name: string, id: string | undefined, rest: object = {}) {
    return id === undefined ? null : { name, value: { id, ...rest, ...evidence } };
  }
}

/** What a want is about; the schema refuses what is of no vocabulary. */
function objectOf(word: string | undefined): unknown {
  if (word === undefined) return { kind: 'none' };
  const tie = TIE_ANSWERS.get(word);
  if (tie !== undefined) return { kind: 'tie', id: tie };
  const trade = TRADE_ANSWERS.get(word);
  if (trade !== undefined) return { kind: 'trade', id: trade, word };
  return { kind: 'thing', id: THING_ANSWERS.get(word) };
}

/** Where words stand that a model says it read. */
function spanIn({ trait, firstLine }: Texts, quotation: string): Span | null {
  const said = quotation.normalize('NFKC').replace(/^[「"']|[」"']$/gu, '');
  for (const text of [textOf('trait', trait), textOf('first-line', firstLine)]) {
    const start = text.words.indexOf(said);
    if (start >= 0 && said !== '') return spanOf(text, start, start + said.length);
  }
  return null;
}
