import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { contradictionsIn } from '../checks/verify';
import type { Facts } from '../facts/facts';
import { factsOfMoment } from './facts-of-moment';

const FOLDER = new URL('./kinds/', import.meta.url);

const PERSON = v.strictObject({ name: v.string(), manner: v.string() });

/** A file of the corpus: a kind of contradiction, how its facts differ from the usual moment, and sentences. */
const KIND = v.strictObject({
  kind: v.string(),
  facts: v.strictObject({
    outline: v.exactOptional(v.string()),
    world: v.exactOptional(v.string()),
    place: v.exactOptional(v.string()),
    isIndoors: v.exactOptional(v.boolean()),
    day: v.exactOptional(v.number()),
    time: v.exactOptional(v.string()),
    weather: v.exactOptional(v.string()),
    purse: v.exactOptional(v.number()),
    hp: v.exactOptional(v.number()),
    happened: v.exactOptional(v.array(v.string())),
    present: v.exactOptional(v.array(PERSON)),
    absent: v.exactOptional(v.array(v.string())),
    spokenOf: v.exactOptional(v.array(v.string())),
    goods: v.exactOptional(v.array(v.number())),
    bag: v.exactOptional(v.array(v.string())),
    technology: v.exactOptional(v.picklist(['preindustrial', 'steam', 'electric', 'digital'])),
    magic: v.exactOptional(v.boolean()),
    promise: v.exactOptional(v.picklist(['open', 'kept', 'unknown'])),
    outcome: v.exactOptional(v.picklist(['success', 'failure'])),
  }),
  contradicts: v.array(v.string()),
  innocent: v.array(v.string()),
});

type Kind = v.InferOutput<typeof KIND>;

/** A kind's sentences, and the moment that they are told of. */
export interface Moment {
  readonly kind: string;
  readonly facts: Facts;
  readonly contradicts: readonly string[];
  readonly innocent: readonly string[];
}

export function corpusMoments(): Moment[] {
  return kinds().map((one) => ({ ...one, facts: factsOfMoment(one.facts) }));
}

/** Sentences stand in both halves in turn: checks are written by the first, and measured by the second. */
export const HALVES = ['written-by', 'held-out'] as const;
export type Half = (typeof HALVES)[number];

export interface Judged {
  readonly kind: string;
  readonly contradictions: number;
  readonly missed: readonly string[];
  readonly lookAlikes: number;
  /** Innocent sentences that were refused. */
  readonly refused: readonly string[];
}

/** How the checks judge a half of the corpus, kind by kind. */
export function judgeCorpus(half: Half): Judged[] {
  return judged(
    kinds().map((one) => ({
      ...one,
      contradicts: one.contradicts.filter(isIn(half)),
      innocent: one.innocent.filter(isIn(half)),
    })),
  );
}

/** Sets of sentences of all kinds that were written without a look at the checks' lists, in the order in which they were measured. */
export const UNSEEN = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const;
export type Unseen = (typeof UNSEEN)[number];

/** How the checks judge such a set, kind by kind. */
export function judgeUnseen(set: Unseen): Judged[] {
  const file = new URL(`./unseen/${set}.json`, import.meta.url);
  return judged(v.parse(v.array(KIND), JSON.parse(readFileSync(file, 'utf8'))));
}

function judged(all: readonly Kind[]): Judged[] {
  return all.map(({ kind, facts, contradicts: told, innocent: alike }) => {
    const moment = factsOfMoment(facts);
    return {
      kind,
      contradictions: told.length,
      missed: told.filter((sentence) => !isRefused(sentence, moment)),
      lookAlikes: alike.length,
      refused: alike.filter((sentence) => isRefused(sentence, moment)),
    };
  });
}

/** Shares from 0 to 1: of contradictions that are caught, and of look-alikes that are refused. */
export function ratesOf(judged: readonly Judged[]): { caught: number; refused: number } {
  const sum = (of: (one: Judged) => number) => judged.reduce((all, one) => all + of(one), 0);
  return {
    caught: 1 - sum(({ missed }) => missed.length) / sum(({ contradictions }) => contradictions),
    refused: sum(({ refused }) => refused.length) / sum(({ lookAlikes }) => lookAlikes),
  };
}

function kinds(): Kind[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => v.parse(KIND, JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))));
}

const isIn =
  (half: Half) =>
  (_: string, index: number): boolean =>
    index % HALVES.length === HALVES.indexOf(half);

/** Whether the checks in code refuse a sentence. */
export function isRefused(body: string, facts: Facts): boolean {
  const draft = { body, text: body, opening: '', facts, typed: [], recent: [] };
  return contradictionsIn({ ...draft, isNarrated: () => false }).length > 0;
}
