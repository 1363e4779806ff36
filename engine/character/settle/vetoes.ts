import {
  VETOES_OF_AGE,
  VETOES_OF_BODY,
  VETOES_OF_DISLIKE,
  VETOES_OF_FEAR,
  VETOES_OF_LIMIT,
  VETOES_OF_NATURE,
} from '../lexicon/vetoes';
import type { AgeBand, BodyId, NatureId } from '../vocabulary/bodies';
import type { FearId } from '../vocabulary/fears';
import type { LimitId } from '../vocabulary/limits';
import type { ThingId } from '../vocabulary/things';
import type { VetoId } from '../vocabulary/vetoes';

/** What vetoes follow from. */
export interface Vetoing {
  readonly limits: readonly LimitId[];
  readonly body: readonly BodyId[];
  readonly dislikes: readonly ThingId[];
  readonly fears: readonly FearId[];
  /** Null where nothing was said of it. */
  readonly age: AgeBand | null;
  /** Null: human. */
  readonly nature: NatureId | null;
}

/** What a scene must never make this character do. */
export function vetoesOf({ limits, body, dislikes, fears, age, nature }: Vetoing): VetoId[] {
  const vetoes = [
    ...limits.flatMap((id) => VETOES_OF_LIMIT[id] ?? []),
    ...body.flatMap((id) => VETOES_OF_BODY[id] ?? []),
    ...dislikes.flatMap((id) => VETOES_OF_DISLIKE[id] ?? []),
    ...fears.flatMap((id) => VETOES_OF_FEAR[id] ?? []),
    ...(age === null ? [] : (VETOES_OF_AGE[age] ?? [])),
    ...(nature === null ? [] : (VETOES_OF_NATURE[nature] ?? [])),
  ];
  return [...new Set(vetoes)];
}
