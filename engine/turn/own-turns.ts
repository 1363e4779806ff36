import { allowedDeed, type AllowedDeed } from '../referee/referee-deed';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { PlotRole } from '../storylets/format/spine';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { decisionFor } from './decided';
import type { StorySave } from './save';

/** So many turns of a chapter, at most, have something that nobody wrote for their scene. */
const MOST = 4;
/** Turns between two of them, at least. */
const PAUSE = 6;
/** Scenes whose actions open or close nothing that a chapter needs. */
const FREE_ROLES: ReadonlySet<PlotRole> = new Set<PlotRole>(['obstacle', 'lead', 'consequence']);

/** Whether the next turn may have a deed of the traveller's own, or an incident. */
export function mayHaveOwn({ ownTurns, section }: StorySave, storylet: Storylet): boolean {
  const last = ownTurns.at(-1);
  const isRare = ownTurns.length < MOST && (last === undefined || section - last > PAUSE);
  return isRare && isFree(storylet);
}

/** The deed of the traveller's own that was decided; null where none was, or where the rules refuse it. */
export function ownDeedOf(
  save: StorySave,
  storylet: Storylet,
  before: Situation,
): AllowedDeed | null {
  const deed = decisionFor(save)?.deed ?? null;
  if (deed === null || !mayHaveOwn(save, storylet)) return null;
  return allowedDeed(deed, storylet, before, save.clues);
}

export function ownTurnsAfter(
  { ownTurns, section }: StorySave,
  own: AllowedDeed | null,
): Partial<Pick<StorySave, 'ownTurns'>> {
  return own === null ? {} : { ownTurns: [...ownTurns, section] };
}

function isFree(storylet: Storylet): boolean {
  const { beat, goods, at } = storylet;
  if (beat !== undefined || at.length === 0 || Object.keys(goods ?? {}).length > 0) return false;
  const role = asPlotScene(storylet)?.role;
  return role === undefined || FREE_ROLES.has(role);
}
