import {
  VETOES_OF_AGE,
  VETOES_OF_BODY,
  VETOES_OF_DISLIKE,
  VETOES_OF_FEAR,
  VETOES_OF_LIMIT,
  VETOES_OF_NATURE,
} from '../lexicon/vetoes';
import type { Reading } from '../schema/reading';
import type { VetoId } from '../vocabulary/vetoes';

/** What a scene must never make this character do. */
export function vetoesOf(reading: Reading): VetoId[] {
  const { limits, body, dislikes, fears, age, nature } = reading;
  const vetoes = [
    ...limits.flatMap(({ id }) => VETOES_OF_LIMIT[id] ?? []),
    ...body.flatMap(({ id }) => VETOES_OF_BODY[id] ?? []),
    ...dislikes.flatMap(({ id }) => VETOES_OF_DISLIKE[id] ?? []),
    ...fears.flatMap(({ id }) => VETOES_OF_FEAR[id] ?? []),
    ...(age === null ? [] : (VETOES_OF_AGE[age.band] ?? [])),
    ...(nature === null ? [] : (VETOES_OF_NATURE[nature.id] ?? [])),
  ];
  return [...new Set(vetoes)];
}
