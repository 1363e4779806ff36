import { BODY_WORDS, NATURE_WORDS } from '../lexicon/bodies';
import { DECOYS } from '../lexicon/decoys';
import type { Entry } from '../lexicon/entry';
import { FEAR_WORDS } from '../lexicon/fears';
import { HABIT_WORDS } from '../lexicon/habits';
import { LIMIT_WORDS } from '../lexicon/limits';
import { HEADS, PREDICATES, type Stance } from '../lexicon/predicates';
import { SKILL_WORDS } from '../lexicon/skills';
import { TEMPER_WORDS } from '../lexicon/tempers';
import { THING_WORDS } from '../lexicon/things';
import { TIE_WORDS } from '../lexicon/ties';
import { TRADE_WORDS } from '../lexicon/trades';
import type { BodyId, NatureId } from '../vocabulary/bodies';
import type { FearId } from '../vocabulary/fears';
import type { HabitId } from '../vocabulary/habits';
import type { LimitId } from '../vocabulary/limits';
import type { SkillId } from '../vocabulary/skills';
import type { TemperId } from '../vocabulary/tempers';
import type { ThingId } from '../vocabulary/things';
import type { TieId } from '../vocabulary/ties';
import type { TradeId } from '../vocabulary/trades';
import { patternOf } from './fragments';

/** What a stretch of text may mean. `topic`: a predicate has to say how it is meant. */
export type Sense =
  | { readonly table: 'skills'; readonly id: SkillId; readonly sure: boolean }
  | { readonly table: 'limits'; readonly id: LimitId; readonly sure: boolean }
  | { readonly table: 'body'; readonly id: BodyId; readonly sure: boolean }
  | { readonly table: 'nature'; readonly id: NatureId; readonly sure: boolean }
  | { readonly table: 'tempers'; readonly id: TemperId; readonly sure: boolean }
  | { readonly table: 'habits'; readonly id: HabitId; readonly sure: boolean }
  | { readonly table: 'things'; readonly id: ThingId; readonly sure: boolean }
  | { readonly table: 'fears'; readonly id: FearId; readonly sure: boolean }
  | { readonly table: 'ties'; readonly id: TieId; readonly sure: boolean }
  | { readonly table: 'trades'; readonly id: TradeId; readonly sure: boolean }
  | { readonly table: 'predicate'; readonly id: Stance; readonly sure: boolean }
  | { readonly table: 'head'; readonly id: Stance; readonly sure: boolean }
  | { readonly table: 'decoy'; readonly id: 'decoy'; readonly sure: boolean };

export type Hit = Sense & { readonly start: number; readonly end: number };

type Finder = Sense & { readonly pattern: RegExp };

const entriesOf = <Id extends string, Value>(
  table: Readonly<Partial<Record<Id, Value>>>,
): [Id, Value][] => Object.entries(table) as [Id, Value][];

function findersOf<Id extends string>(
  table: Readonly<Partial<Record<Id, Entry>>>,
  senseOf: (id: Id, sure: boolean) => Sense,
): Finder[] {
  return entriesOf(table).flatMap(([id, { topics = '', sure = '' }]) => [
    { ...senseOf(id, true), pattern: patternOf(sure) },
    { ...senseOf(id, false), pattern: patternOf(topics) },
  ]);
}

const FINDERS: readonly Finder[] = [
  ...findersOf(SKILL_WORDS, (id, sure) => ({ table: 'skills', id, sure })),
  ...findersOf(LIMIT_WORDS, (id, sure) => ({ table: 'limits', id, sure })),
  ...findersOf(BODY_WORDS, (id, sure) => ({ table: 'body', id, sure })),
  ...findersOf(NATURE_WORDS, (id, sure) => ({ table: 'nature', id, sure })),
  ...findersOf(TEMPER_WORDS, (id, sure) => ({ table: 'tempers', id, sure })),
  ...findersOf(HABIT_WORDS, (id, sure) => ({ table: 'habits', id, sure })),
  ...findersOf(THING_WORDS, (id, sure) => ({ table: 'things', id, sure })),
  ...findersOf(FEAR_WORDS, (id, sure) => ({ table: 'fears', id, sure })),
  ...findersOf(TIE_WORDS, (id, sure) => ({ table: 'ties', id, sure })),
  ...entriesOf(TRADE_WORDS).map(([id, { words }]): Finder => ({
    table: 'trades',
    id,
    sure: true,
    pattern: patternOf(words),
  })),
  ...entriesOf(PREDICATES).map(([id, words]): Finder => ({
    table: 'predicate',
    id,
    sure: true,
    pattern: patternOf(words),
  })),
  ...entriesOf(HEADS).map(([id, words]): Finder => ({
    table: 'head',
    id,
    sure: true,
    pattern: patternOf(words),
  })),
  { table: 'decoy', id: 'decoy', sure: true, pattern: patternOf(DECOYS) },
];

/** Everything that the lexicon knows in a text: of stretches that overlap, the longest. In order. */
export function hitsIn(text: string): Hit[] {
  const all = FINDERS
    // Nearly all of the several hundred patterns stand nowhere in a text; matchAll would copy each of them.
    .filter(({ pattern }) => text.search(pattern) >= 0)
    .flatMap(({ pattern, ...sense }) =>
      [...text.matchAll(pattern)].map((match): Hit => ({
        ...sense,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    .filter(({ start, end }) => end > start);
  all.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const taken: Hit[] = [];
  for (const hit of all) {
    const isFree = taken.every(
      (other) =>
        hit.end <= other.start ||
        hit.start >= other.end ||
        (hit.start === other.start && hit.end === other.end),
    );
    if (isFree) taken.push(hit);
  }
  return taken.sort((a, b) => a.start - b.start || a.end - b.end);
}
