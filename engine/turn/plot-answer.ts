import type { Option } from '../player/choose-action';
import type { ScriptPiece } from '../narration/script-piece';
import { attempted } from '../plot/attempted';
import { keysOf } from '../plot/keys-of';
import { shared } from '../plot/liking';
import { attemptKey, MAX_PASSES } from '../plot/plot-memory';
import { intendedAction, resultIn } from '../plot/setback';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { Situation } from '../storylets/rules/situation';
import type { Answer, Decide } from './answer';
import { comesBetween, forestalledPiece, heartenedPiece } from './between';
import { decisionFor } from './decided';
import { ownDeedOf, ownTurnsAfter } from './own-turns';
import { gatheringPiece } from './mystery';
import { comparedPromise } from './looking-back';
import { dreadPiece } from './dread';
import { deedPiece } from './notice';
import { inDeal } from './in-deal';
import { keysFrom, plotAfter, plotMemoryOf } from './plot';
import { plotActionScript } from './plot-script';
import { citationOf, recallAt, recallPiece, withRecall } from './recall';
import type { StorySave } from './save';
import { actionScript, TOOTH_SPENT } from './action-script';
import { aspectsIn } from './shows';
import type { CharacterAspect } from './turn-facts';
import { passedPieces, passedThisMorning, withPassed } from './passed-piece';
import { tradeAtWork, traitAtHour } from './trait-piece';
import { toolPiece, toolUsed } from './tool-piece';
import { wantPiece } from './want';

/** What the traveller does in a chapter whose day repeats, and what of itself it shows. */
export const plotAnswer: Decide = (save, { storylet, bindings }, before): Answer | undefined => {
  const memory = plotMemoryOf(save, before.world);
  const pick = decisionFor(save)?.pick ?? null;
  const own = ownDeedOf(save, storylet, before);
  const chosen = own?.option ?? attempted(storylet, { bindings }, before, memory, pick);
  if (chosen === undefined) return undefined;
  const passed = passedThisMorning(storylet, chosen, before, memory);
  const option = passed === null ? chosen : withPassed(chosen, passed);
  const isFramed =
    storylet.beat === 'opening' || storylet.beat === 'closing' || comesBetween(storylet);
  const recall = isFramed ? null : recallAt(save, storylet, option.action, before);
  const dread = isFramed ? null : dreadPiece(save.flourishes, storylet, before);
  const heartened = heartenedPiece(save, storylet);
  const isReminded = recall !== null || dread !== null || heartened !== null;
  const atHour = isReminded ? null : traitAtHour(save, storylet, option, before);
  const tool = isReminded || atHour !== null ? null : toolUsed(storylet, option, before, memory);
  const isTaken = isFramed || isReminded || tool !== null;
  const atWork = isTaken ? null : tradeAtWork(save, storylet, option, before, memory);
  const trait = atHour ?? atWork;
  const isBusy = isTaken || trait !== null;
  const deed = isBusy ? null : deedPiece(save.flourishes, storylet, before);
  const action = actionScript(save, storylet, own?.bindings ?? bindings, option, undefined, before);
  const isPresent = (piece: ScriptPiece | null) => piece !== null;
  const after = { ...before, state: option.outcome.state };
  const want = gatheringPiece(save, storylet) ?? wantPiece(save, storylet, after);
  const remembered = recall === null ? null : recallPiece(recall);
  const worn = tool === null ? null : toolPiece(tool, storylet);
  const first = [heartened, remembered, dread, worn, trait, deed].filter(isPresent);
  // What the morning costs is said where nothing else ends it, the first time, and on the last day unless the morning said so.
  const isLastDay = before.state.pass >= MAX_PASSES && !saysLastDay(save);
  const isCounted = passed !== null && !isLastDay && save.flourishes.includes(TOOTH_SPENT);
  const deedScript = plotActionScript(action, storylet, before).filter(
    ({ id }) => id !== TOOTH_SPENT || !isCounted,
  );
  const anew = passed === null ? [] : inDeal(passedPieces(passed, storylet), [storylet], before);
  const forestalled = forestalledPiece(save, storylet);
  const compared = want === null ? comparedPromise(save, storylet, before) : null;
  const last = [forestalled, want, compared?.piece ?? null].filter(isPresent);
  const citation = recall === null ? (compared?.citation ?? null) : citationOf(recall);
  const spent = deedScript.find(({ id }) => id === TOOTH_SPENT) ?? null;
  const shown = [dread, trait, deed, spent].filter(isPresent).map(({ id }) => id);
  return {
    option,
    script: [...first, ...deedScript, ...anew, ...last],
    because: keysOf(option.action.when ?? []),
    remembers: {
      ...withRecall(save, recall ?? compared, plotAfterAction(save, storylet, option)),
      flourishes: [...save.flourishes, ...shown],
      ...ownTurnsAfter(save, own),
    },
    shows: shownBy(option, storylet, before, {
      body: deed !== null || trait !== null,
      limit: dread !== null,
    }),
    tool: tool?.itemId ?? null,
    cites: citation === null || citation.word === '' ? [] : [citation],
  };
};

/** What a morning says that is not lived again. */
const LAST_DAY = /終い|終わり|最後|これきり/u;

function saysLastDay({ past }: StorySave): boolean {
  return LAST_DAY.test(past.turns.at(-1) ?? '');
}

/** The action that was tried, before it turned out. */
function triedAt({ actions }: Storylet, { action }: Option): Action | undefined {
  return actions.find(({ id }) => id === intendedAction(action.id));
}

function shownBy(
  option: Option,
  storylet: Storylet,
  situation: Situation,
  notes: { readonly body: boolean; readonly limit: boolean },
): readonly CharacterAspect[] {
  const attempt = triedAt(storylet, option)?.attempt;
  const { skills, limits, fears } = situation.traveller;
  const isWeak = shared(attempt?.limits, limits) + shared(attempt?.fears, fears) > 0;
  const shown = new Set([
    ...(shared(attempt?.skills, skills) > 0 ? (['skill'] as const) : []),
    ...(isWeak || notes.limit ? (['limit'] as const) : []),
    ...(notes.body ? (['body'] as const) : []),
    ...aspectsIn(option.action.text, situation),
  ]);
  return [...shown];
}

function plotAfterAction(
  { plot, section }: StorySave,
  storylet: Storylet,
  { action, outcome }: Option,
): StorySave['plot'] {
  const { pass } = outcome.state;
  const deed = attemptKey(storylet.id, action.id);
  const key = intendedAction(deed);
  const hasFailed = resultIn(action.id) === 'fails' || asPlotScene(storylet)?.role === 'evening';
  const keys = keysFrom(outcome.events);
  const next = plotAfter(plot, { section, pass }, hasFailed ? [...keys, key] : keys);
  if (next === null) return null;
  const deeds = [...next.deeds.slice(0, -1), [...(next.deeds.at(-1) ?? []), deed]];
  return hasFailed ? { ...next, deeds, failed: [...next.failed, key] } : { ...next, deeds };
}
