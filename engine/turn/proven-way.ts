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
 * An action that has worked in an earlier pass, told shortly: what is tried, that it works as it did, and what comes of it. A sum that
 * changes hands is told in full.
 */
export function toldAsProven(storylet: Storylet, option: Option, memory: PlotMemory): ToldOption {
  const { action, outcome } = option;
  const role = asPlotScene(storylet)?.role;
  const isProven = memory.proven.includes(attemptKey(storylet.id, action.id));
  const changesHands = outcome.events.some(({ money, items }) => {
    return (money ?? 0) !== 0 || (items ?? []).length > 0;
  });
  const isWay = role !== undefined && ON_THE_WAY.has(role) && leadsOn(action);
  if (!isProven || !isWay || changesHands) return { option };
  const tried = firstParagraph(action.text);
  const text = [...tried, FRAME.proven, ...lastParagraph(action.text)];
  const whole = [...tried, FRAME.proven, ...action.text.slice(tried.length)];
  return { option: { ...option, action: { ...action, text } }, whole };
}

/** Walking away has not worked: what has worked left a fact or taught something. */
function leadsOn({ effects = [] }: Action): boolean {
  return effects.some(({ does }) => does === 'set' || does === 'learn');
}
