import { FRAME } from '#content';
import type { ScriptPiece } from '../narration/narrator';
import { passedAgain, type PassedAgain } from '../plot/passed-again';
import type { PlotMemory } from '../plot/plot-memory';
import type { Option } from '../player/choose-action';
import type { Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import { apply } from '../world/apply';
import type { LedgerEvent } from '../world/event';
import { asPlotScene } from './plot';

/** After what the morning costs. */
const LAST_PARAGRAPH = 3;

/** What is passed again with the answer to a later morning; null elsewhere, and where there is nothing. */
export function passedThisMorning(
  storylet: Storylet,
  option: Option,
  situation: Situation,
  memory: PlotMemory,
): PassedAgain | null {
  const isLaterMorning = asPlotScene(storylet)?.role === 'morning' && situation.state.pass > 1;
  if (!isLaterMorning) return null;
  const passed = passedAgain({ ...situation, state: option.outcome.state }, memory);
  return passed.obstacles.length > 0 ? passed : null;
}

/** The option that brings about this as well. */
export function withPassed(option: Option, { facts }: PassedAgain): Option {
  const { outcome } = option;
  const events = facts.map((key): LedgerEvent => ({ type: 'set', key }));
  const state = events.reduce(apply, outcome.state);
  return { ...option, outcome: { ...outcome, state, events: [...outcome.events, ...events] } };
}

/** End the answer: what is got past, then that it went as before, which alone is enough where nothing is named. */
export function passedPieces({ obstacles }: PassedAgain, { id }: Storylet): ScriptPiece[] {
  const named = obstacles.flatMap(({ again = [] }) => (again.length > 0 ? [again] : []));
  const told = { weight: 'must', paragraph: LAST_PARAGRAPH, bindings: {}, figures: {} } as const;
  return [
    ...(named.length > 0 ? [{ ...told, id: `passed/${id}`, passage: named }] : []),
    {
      ...told,
      id: `passed/on/${id}`,
      passage: [FRAME.proven],
      ...(named.length > 0 ? { mayBeCut: true as const } : {}),
    },
  ];
}
