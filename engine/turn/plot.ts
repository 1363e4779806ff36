import { dealt } from '../casting/deal';
import { beginningOf } from '../narration/beginning';
import { choosePlotScene, isDayOver } from '../plot/choose-plot-scene';
import type { PlotMemory } from '../plot/plot-memory';
import { intendedAction } from '../plot/setback';
import type { Spine } from '../storylets/format/spine';
import type { Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import { allHold } from '../storylets/rules/holds';
import { nameIn, type Situation } from '../storylets/rules/situation';
import type { LedgerEvent } from '../world/event';
import { orAll } from '../world/or-all';
import { shuffled } from '../world/random';
import type { ChosenScene } from '../gm/choose-scene';
import { betweenIn } from './between';
import type { StorySave } from './save';
import { NO_SPINE } from './spines-of-story';
import { StoryError } from './story-error';
import { worldOfVisit } from './visits';

/** The spine of the chapter that is being told; undefined in a chapter whose day does not repeat. */
export function spineOf({ plot }: Pick<StorySave, 'plot'>, { spines }: World): Spine | undefined {
  return plot === null ? undefined : spines?.find(({ id }) => id === plot.spine);
}

/** What the conditions of a chapter whose day repeats look back on. */
export function deedsOfPlot({ plot }: Pick<StorySave, 'plot'>): Pick<Situation, 'deeds'> {
  return plot === null ? {} : { deeds: plot.deeds };
}

/** What a chapter whose day repeats looks back on. @throws StoryError `unknown-spine` */
export function plotMemoryOf(save: StorySave, world: World): PlotMemory {
  const { plot, used } = save;
  const spine = spineOf({ plot }, world);
  if (plot === null || spine === undefined) {
    throw new StoryError('unknown-spine', `${world.id}/${plot?.spine ?? ''}`);
  }
  const { failed, deeds } = plot;
  const worked = deeds.slice(0, -1).flat().map(intendedAction);
  return {
    spine,
    // Asked for where the way is clear alone; the memory is put together several times a turn.
    between: () => betweenIn(save, world),
    today: used.slice(plot.from),
    chapter: used,
    failed,
    done: (deeds.at(-1) ?? []).map(intendedAction),
    proven: worked.filter((key) => !failed.includes(key)),
  };
}

/** The save with the chapter's spine, and the morning where the day begins anew. */
export function withSpine(
  save: StorySave,
  before: Situation,
): { readonly save: StorySave; readonly events: readonly LedgerEvent[] } {
  const { world, state } = before;
  const begins = save.section === 1;
  const plot = save.plot ?? (begins ? newPlot(spineFor(save, before)) : null);
  if (plot === null) return { save, events: [] };
  const known = { ...save, plot };
  if (!isDayOver(before, plotMemoryOf(known, world)) && !begins) return { save: known, events: [] };
  const day = begins && save.chapter > 1 ? state.day + 1 : state.day;
  const place = nameIn(world, morningPlace(known, world));
  return {
    save: { ...known, plot: { ...plot, from: save.used.length, deeds: [...plot.deeds, []] } },
    events: [{ type: 'rewind', place, day, time: 'dawn' }],
  };
}

function newPlot(spine: Spine | undefined): StorySave['plot'] {
  if (spine === undefined) return null;
  return {
    spine: spine.id,
    from: 0,
    failed: [],
    deeds: [],
    since: {},
    morning: '',
    recalledAt: 0,
  };
}

/**
 * The chapter's spine: the one that the story was dealt at its beginning, where it suits the traveller, else one that is dealt or
 * drawn now; one that does not suit, or that the story has told, only where the world has no other. Undefined in a world
 * without spines, and where the story was dealt the day that does not repeat.
 */
function spineFor(
  { lived, spines: ofStory, chapter }: StorySave,
  situation: Situation,
): Spine | undefined {
  const { deal, moment, world } = situation;
  if (ofStory[chapter - 1] === NO_SPINE) return undefined;
  const { spines: all = [] } = world;
  const own = lived.filter((one) => one.world === worldOfVisit(world.id));
  const untold = orAll(all, ({ id }) => own.every(({ spine }) => spine !== id));
  const spines = orAll(untold, ({ when }) => allHold(when, situation));
  const cast = spines.find(({ id }) => id === ofStory[chapter - 1]);
  if (cast !== undefined) return cast;
  const spare = orAll(spines, ({ id }) => !ofStory.includes(id));
  const [first] =
    deal === null
      ? shuffled({ ...moment, turn: 0 }, 'spine', spare)
      : dealt(spare, deal.world, 'spine', ({ id }) => id);
  return first;
}

function morningPlace(save: StorySave, world: World): string {
  const { spine, chapter } = plotMemoryOf(save, world);
  const first = spine.scenes.find(({ id }) => id === chapter[0]);
  return first?.at[0] ?? world.start;
}

/** @throws StoryError `no-scene` */
export function plotSceneOf(save: StorySave, situation: Situation): ChosenScene {
  const scene = choosePlotScene(situation, plotMemoryOf(save, situation.world));
  if (scene === null) throw new StoryError('no-scene', `${situation.world.id}/${save.section}`);
  return scene;
}

/** What is remembered of the chapter after a turn: where each fact came from, and how the first morning was told. */
export function plotAfter(
  plot: StorySave['plot'],
  { section, pass }: { readonly section: number; readonly pass: number },
  keys: readonly string[],
): StorySave['plot'] {
  if (plot === null) return null;
  const since = Object.fromEntries(keys.map((key) => [key, { section, pass }]));
  return { ...plot, since: { ...plot.since, ...since } };
}

/** The facts and pieces of knowledge that a turn brought about. */
export function keysFrom(events: readonly LedgerEvent[]): string[] {
  return events.flatMap(({ type, key }) =>
    (type === 'set' || type === 'learn') && key !== undefined ? [key] : [],
  );
}

/** The beginning of the first morning, which every later one repeats. */
export function repeatedMorning({ plot, used }: StorySave, storylet: Storylet): string {
  if (plot === null || plot.morning === '' || storylet.beat !== 'opening' || used.length === 0)
    return '';
  return beginningOf(plot.morning);
}
