import type { NarrationRequest } from '../../narrator';
import type { PlannedSection } from '../../page';
import type { Facts } from '../../facts/facts';
import { anonymous, factsFor, type FactSources } from '../facts-for';
import { beatsOf, type Beats } from './beats';

/** A section with all that its text is written from and checked by. */
export interface Plan extends PlannedSection {
  /** The request with stand-ins. */
  readonly masked: NarrationRequest;
  readonly facts: Facts;
  readonly beats: Beats;
}

export async function planOf(section: PlannedSection, sources: FactSources): Promise<Plan> {
  const masked = anonymous(section.request);
  const facts = await factsFor(section.request, sources);
  const essential = facts.mustMention.map(({ words }) => words);
  return { ...section, masked, facts, beats: beatsOf(masked, essential) };
}
