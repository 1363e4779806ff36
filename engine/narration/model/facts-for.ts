import type { NarrationRequest, Narrator } from '../narrator';
import { factsOf, type Facts } from '../facts/facts';
import { filled, withStandIns } from '../facts/stand-ins';

/** Where a turn's facts come from besides its request. */
export interface FactSources {
  /** Writes the outline. */
  readonly offline: Narrator;
  /** Names of all people of all worlds. */
  readonly people: readonly string[];
}

/** The facts of a turn, with stand-ins for what participants typed. */
export async function factsFor(
  request: NarrationRequest,
  { offline, people }: FactSources,
): Promise<Facts> {
  const masked = anonymous(request);
  return factsOf(masked, await offline.narrate(masked), people);
}

/** A request with stand-ins for what participants typed, and without its opening. */
export function anonymous(request: NarrationRequest): NarrationRequest {
  const { situation, isNarrated } = request;
  return {
    ...request,
    opening: '',
    situation: withStandIns(situation),
    // The save has narrated sentences with the real names.
    isNarrated: (sentence) => isNarrated(filled(sentence, situation)),
  };
}
