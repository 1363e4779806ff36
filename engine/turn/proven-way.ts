import { FRAME } from '#content';
import { attemptKey } from '../plot/plot-memory';
import type { PlotMemory } from '../plot/plot-memory';
import type { Option } from '../player/choose-action';
import { firstParagraph, lastParagraph } from '../storylets/format/paragraphs';
import type { PlotRole } from '../storylets/format/spine';
import type { Passage } from '../storylets/format/text';
import type { Action, Storylet } from '../storylets/format/storylet';
import { asPlotScene } from './plot';

/** Where a way leads past something; elsewhere what is said matters each time. */
const ON_THE_WAY: ReadonlySet<PlotRole> = new Set<PlotRole>(['obstacle', 'lead']);

/** A deed as it is told. */
export interface ToldOption {
  readonly option: Option;
  /** Told instead where that would be too short; undefined where the option is told in full. */
  readonly whole?: Passage;
}

/**
 * An action that has worked in an earlier pass, told shortly: what is tried and what comes of it, and for the day's first
 * that it works as it did. A sum that changes hands is told in full.
 */
export function toldAsProven(storylet: Storylet, option: Option, memory: PlotMemory): ToldOption {
  const { action, outcome } = option;
  const changesHands = outcome.events.some(({ money, items }) => {
    return (money ?? 0) !== 0 || (items ?? []).length > 0;
  });
  if (!isProvenWay(storylet, action, memory) || changesHands) return { option };
  const tried = firstParagraph(action.text);
  const asBefore = hasProvenWayToday(memory) ? [] : [FRAME.proven];
  const text = [...tried, ...asBefore, ...lastParagraph(action.text)];
  const whole = [...tried, ...asBefore, ...action.text.slice(tried.length)];
  return { option: { ...option, action: { ...action, text } }, whole };
}

function hasProvenWayToday(memory: PlotMemory): boolean {
  return memory.spine.scenes.some((scene) =>
    scene.actions.some(
      (action) =>
        memory.done.includes(attemptKey(scene.id, action.id)) && isProvenWay(scene, action, memory),
    ),
  );
}

function isProvenWay(scene: Storylet, action: Action, { proven }: PlotMemory): boolean {
  const role = asPlotScene(scene)?.role;
  const isWay = role !== undefined && ON_THE_WAY.has(role) && leadsOn(action);
  return isWay && proven.includes(attemptKey(scene.id, action.id));
}

/** Walking away has not worked: what has worked left a fact or taught something. */
function leadsOn({ effects = [] }: Action): boolean {
  return effects.some(({ does }) => does === 'set' || does === 'learn');
}
