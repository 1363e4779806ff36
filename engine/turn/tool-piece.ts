import { FRAME } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import type { Option } from '../player/choose-action';
import { attemptKey, type PlotMemory } from '../plot/plot-memory';
import { intendedAction, resultIn } from '../plot/setback';
import { toolFor, type Tool } from '../plot/tool';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';

/** The worn goods that helped an attempt; null where it failed, and where a proven way needed no help. */
export function toolUsed(
  storylet: Storylet,
  { action }: Option,
  before: Situation,
  { proven }: Pick<PlotMemory, 'proven'>,
): Tool | null {
  const intended = intendedAction(action.id);
  if (resultIn(action.id) === 'fails' || proven.includes(attemptKey(storylet.id, intended))) {
    return null;
  }
  return toolFor(storylet.actions.find(({ id }) => id === intended)?.attempt, before);
}

/** Begins an answer with the worn goods at work. */
export const toolPiece = ({ itemId, tag }: Tool, storylet: Storylet): ScriptPiece =>
  plainPiece(`tool/${storylet.id}`, [FRAME.tools[tag] ?? []], 0, {
    bindings: { tool: { itemId, count: 1, each: 1 } },
  });
