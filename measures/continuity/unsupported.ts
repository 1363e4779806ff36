import type { MeasuredTurn } from '../format/measured-story';
import type { SupposedFact } from './read-continuity';

/** A text that supposes what was not told before it in its chapter. */
export interface Unsupported {
  readonly supposed: string;
  readonly told: string;
  readonly turn: MeasuredTurn;
}

/** The texts of a chapter that suppose a fact before it is told. @param turns Of one chapter, in order. */
export function unsupported(
  turns: readonly MeasuredTurn[],
  facts: readonly SupposedFact[],
): readonly Unsupported[] {
  return facts.flatMap((fact) =>
    fact.supposed.flatMap((supposed) =>
      turns.flatMap((turn, index) => {
        const at = turn.text.indexOf(supposed);
        if (at < 0 || isTold(turns.slice(0, index), turn, at, fact)) return [];
        return [{ supposed, told: fact.told.join(' | '), turn }];
      }),
    ),
  );
}

function isTold(
  before: readonly MeasuredTurn[],
  turn: MeasuredTurn,
  at: number,
  { told, isOfDay }: SupposedFact,
): boolean {
  const earlier = isOfDay ? before.filter(({ facts }) => facts.pass === turn.facts.pass) : before;
  return told.some(
    (fragment) =>
      earlier.some(({ text }) => text.includes(fragment)) ||
      turn.text.slice(0, at).includes(fragment),
  );
}
