import {
  HABITS_WITHOUT,
  NOT_OF_A_CHILD,
  OPPOSITE_BODIES,
  OPPOSITE_TEMPERS,
  SKILLS_WITHOUT,
} from '../lexicon/opposites';
import type { Conflict } from '../schema/character';
import type { ElementKind, Reading } from '../schema/reading';
import type { Span } from '../schema/span';
import type { LimitId } from '../vocabulary/limits';

/** One statement of a reading, by its list and id. */
interface Statement {
  readonly kind: ElementKind | 'ties';
  readonly id: string;
  readonly span: Span;
  readonly confidence: number;
}

interface Quarrel {
  readonly code: Conflict['code'];
  readonly kept: Conflict['kept'];
  readonly dropped: Statement;
}

/** What only follows from something that was said. */
const IMPLIED = 0.7;

/** A reading that contradicts itself nowhere, and what was dropped for it. */
export function settled(reading: Reading): { reading: Reading; conflicts: Conflict[] } {
  let rest = reading;
  const conflicts: Conflict[] = [];
  for (const find of [childConflicts, opposites]) {
    for (const { code, kept, dropped } of find(rest)) {
      if (conflicts.some((one) => one.dropped.element === kept.element)) continue;
      conflicts.push({ code, kept, dropped: sideOf(dropped) });
      rest = without(rest, dropped);
    }
  }
  return { reading: rest, conflicts };
}

function childConflicts({ age, ties, body, habits, likes }: Reading): Quarrel[] {
  if (age?.band !== 'child') return [];
  const statements = [
    ...named(
      'ties',
      ties.filter(({ id }) => NOT_OF_A_CHILD.ties.includes(id)),
    ),
    ...named(
      'body',
      body.filter(({ id }) => NOT_OF_A_CHILD.body.includes(id)),
    ),
    ...named(
      'habits',
      habits.filter(({ id }) => NOT_OF_A_CHILD.habits.includes(id)),
    ),
    ...named(
      'likes',
      likes.filter(({ id }) => NOT_OF_A_CHILD.likes.includes(id)),
    ),
  ];
  return statements.map((statement) => ({
    code: 'age',
    kept: { element: 'age/child', span: age.span },
    dropped: statement,
  }));
}

function opposites(reading: Reading): Quarrel[] {
  const { limits, skills, habits, likes, dislikes, fears, tempers, body } = reading;
  const both: [Statement, Statement][] = [];
  const pair = (one: readonly Statement[], other: readonly Statement[]) => {
    for (const a of one) for (const b of other) both.push([a, b]);
  };
  for (const limit of limits) {
    const itself = named('limits', [limit]);
    const excluded = skills.filter(({ id }) => SKILLS_WITHOUT[limit.id]?.includes(id));
    pair(
      itself,
      named(
        'skills',
        excluded.filter((skill) => excludes(limit.id, skill)),
      ),
    );
    pair(
      itself,
      named(
        'habits',
        habits.filter(({ id }) => HABITS_WITHOUT[limit.id]?.includes(id)),
      ),
    );
  }
  for (const like of likes) {
    pair(
      named('likes', [like]),
      named(
        'dislikes',
        dislikes.filter(({ id }) => id === like.id),
      ),
    );
    pair(
      named('likes', [like]),
      named(
        'fears',
        fears.filter(({ id }) => id === like.id),
      ),
    );
  }
  for (const [one, other] of OPPOSITE_TEMPERS) {
    pair(
      named(
        'tempers',
        tempers.filter(({ id }) => id === one),
      ),
      named(
        'tempers',
        tempers.filter(({ id }) => id === other),
      ),
    );
  }
  for (const [one, other] of OPPOSITE_BODIES) {
    pair(
      named(
        'body',
        body.filter(({ id }) => id === one),
      ),
      named(
        'body',
        body.filter(({ id }) => id === other),
      ),
    );
  }
  return both.map(([one, other]) => conflictOf(one, other));
}

/** Who will not fight may have learned to; who cannot swim has not. */
function excludes(limit: LimitId, { confidence }: { readonly confidence: number }): boolean {
  return limit !== 'no-fighting' || confidence <= IMPLIED;
}

/** What follows from something yields to what was said; of two that were said the later one holds, and the trait's. */
function conflictOf(one: Statement, other: Statement): Quarrel {
  const isOneImplied = one.confidence <= IMPLIED;
  const isOtherImplied = other.confidence <= IMPLIED;
  if (isOneImplied !== isOtherImplied) {
    return isOneImplied
      ? { code: 'implied', kept: sideOf(other), dropped: one }
      : { code: 'implied', kept: sideOf(one), dropped: other };
  }
  const [kept, dropped] = place(one) >= place(other) ? [one, other] : [other, one];
  return { code: 'opposite', kept: sideOf(kept), dropped };
}

function place({ span: { source, start } }: Statement): number {
  return source === 'trait' ? start : start - 10_000;
}

function named(kind: Statement['kind'], list: readonly Omit<Statement, 'kind'>[]): Statement[] {
  return list.map(({ id, span, confidence }) => ({ kind, id, span, confidence }));
}

function sideOf({ kind, id, span }: Statement): Conflict['kept'] {
  return { element: `${kind}/${id}`, span };
}

function without(reading: Reading, { kind, id: dropped }: Statement): Reading {
  const keep = ({ id }: { readonly id: string }) => id !== dropped;
  switch (kind) {
    case 'skills':
      return { ...reading, skills: reading.skills.filter(keep) };
    case 'limits':
      return { ...reading, limits: reading.limits.filter(keep) };
    case 'body':
      return { ...reading, body: reading.body.filter(keep) };
    case 'tempers':
      return { ...reading, tempers: reading.tempers.filter(keep) };
    case 'habits':
      return { ...reading, habits: reading.habits.filter(keep) };
    case 'likes':
      return { ...reading, likes: reading.likes.filter(keep) };
    case 'dislikes':
      return { ...reading, dislikes: reading.dislikes.filter(keep) };
    case 'fears':
      return { ...reading, fears: reading.fears.filter(keep) };
    case 'ties':
      return { ...reading, ties: reading.ties.filter(keep) };
  }
}
