import * as v from 'valibot';
import { AGE_BANDS, BODIES, GENDERS, NATURES } from '../vocabulary/bodies';
import { FEARS } from '../vocabulary/fears';
import { HABITS } from '../vocabulary/habits';
import { LIMITS } from '../vocabulary/limits';
import { SKILLS } from '../vocabulary/skills';
import { TEMPERS } from '../vocabulary/tempers';
import { THINGS } from '../vocabulary/things';
import { TIES, TIE_STATES } from '../vocabulary/ties';
import { TRADES, TRADE_STAGES } from '../vocabulary/trades';
import { PRONOUNS, VOICES } from '../vocabulary/voices';
import { WANTS } from '../vocabulary/wants';
import { confidenceSchema, spanSchema } from './span';

const evidence = { span: spanSchema, confidence: confidenceSchema };

const elements = <const Ids extends readonly string[]>(ids: Ids) =>
  v.array(v.object({ id: v.picklist(ids), ...evidence }));

/** A word of the lexicon, such as 薬師: it may stand in a story as it is. */
const tradeWord = v.pipe(v.string(), v.minLength(1), v.maxLength(12));

export const wantObjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('tie'), id: v.picklist(TIES) }),
  v.object({ kind: v.literal('trade'), id: v.picklist(TRADES), word: tradeWord }),
  v.object({ kind: v.literal('thing'), id: v.picklist(THINGS) }),
  v.object({ kind: v.literal('none') }),
]);

/** What was read of a character: by the lexicon, or by a model. It may contradict itself. */
export const readingSchema = v.object({
  nature: v.nullable(v.object({ id: v.picklist(NATURES), ...evidence })),
  /** `years` is null when only the band was said. */
  age: v.nullable(
    v.object({
      band: v.picklist(AGE_BANDS),
      years: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
      ...evidence,
    }),
  ),
  gender: v.nullable(v.object({ id: v.picklist(GENDERS), ...evidence })),
  body: elements(BODIES),
  skills: elements(SKILLS),
  limits: elements(LIMITS),
  tempers: elements(TEMPERS),
  habits: elements(HABITS),
  likes: elements(THINGS),
  dislikes: elements(THINGS),
  fears: elements(FEARS),
  ties: v.array(v.object({ id: v.picklist(TIES), state: v.picklist(TIE_STATES), ...evidence })),
  trades: v.array(
    v.object({
      id: v.picklist(TRADES),
      word: tradeWord,
      stage: v.picklist(TRADE_STAGES),
      ...evidence,
    }),
  ),
  want: v.nullable(v.object({ id: v.picklist(WANTS), object: wantObjectSchema, ...evidence })),
  voice: v.nullable(
    v.object({ id: v.picklist(VOICES), pronoun: v.nullable(v.picklist(PRONOUNS)), ...evidence }),
  ),
});
export type Reading = v.InferOutput<typeof readingSchema>;
export type Want = NonNullable<Reading['want']>;
export type WantObject = Want['object'];
export type Voice = NonNullable<Reading['voice']>;
export type Age = NonNullable<Reading['age']>;
export type Tie = Reading['ties'][number];
export type Trade = Reading['trades'][number];

/** The lists of plain elements: an id of a closed vocabulary, with its evidence. */
export const ELEMENT_KINDS = [
  'skills',
  'limits',
  'body',
  'tempers',
  'habits',
  'likes',
  'dislikes',
  'fears',
] as const;
export type ElementKind = (typeof ELEMENT_KINDS)[number];

/** Kinds of which every character has something, whatever was written (`settle/tint.ts`). */
export const GUESSED_KINDS = [
  'skills',
  'fears',
  'habits',
  'likes',
] as const satisfies readonly ElementKind[];
export type GuessedKind = (typeof GUESSED_KINDS)[number];
