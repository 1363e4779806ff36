import { FRAME } from '#content';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { passedAgain, type PassedAgain } from '../plot/passed-again';
import type { PlotMemory } from '../plot/plot-memory';
import type { Option } from '../player/choose-action';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Storylet } from '../storylets/format/storylet';
import type { Part, Passage } from '../storylets/format/text';
import type { Situation } from '../storylets/rules/situation';

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
export function withPassed(option: Option, { events, state }: PassedAgain): Option {
  const { outcome } = option;
  return { ...option, outcome: { ...outcome, state, events: [...outcome.events, ...events] } };
}

/** End the answer: what is got past, or that it went as before where nothing is named, and what it costs. */
export function passedPieces({ obstacles, events }: PassedAgain, { id }: Storylet): ScriptPiece[] {
  const named = obstacles.flatMap(({ again = [] }) => (again.length > 0 ? [asOnePart(again)] : []));
  const paid = events.reduce((sum, { money = 0 }) => sum - money, 0);
  return [
    named.length > 0
      ? plainPiece(`passed/${id}`, named, LAST_PARAGRAPH)
      : plainPiece(`passed/on/${id}`, [FRAME.proven], LAST_PARAGRAPH),
    ...(paid > 0
      ? [
          plainPiece(`passed/paid/${id}`, [FRAME.ledger.paidAgain], LAST_PARAGRAPH, {
            figures: { paid },
            mayBeCut: true,
          }),
        ]
      : []),
  ];
}

/** So that a part can be left out for each obstacle where room is short. */
function asOnePart(passage: Passage): Part {
  const [only, second] = passage;
  return only === undefined || second !== undefined
    ? { cases: [{ when: [], say: passage }] }
    : only;
}
