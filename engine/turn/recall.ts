import { MEMORIES, WORLDS } from '#content';
import { dealt } from '../casting/deal';
import { plainPiece, type ScriptPiece } from '../narration/script-piece';
import { asPlotScene } from '../storylets/format/as-plot-scene';
import type { Memory, MemoryCondition } from '../storylets/format/memory';
import { resultIn } from '../plot/setback';
import type { PlotRole } from '../storylets/format/spine';
import { firstParagraph } from '../storylets/format/paragraphs';
import type { Action, Storylet } from '../storylets/format/storylet';
import { soulOf, type Situation } from '../storylets/rules/situation';
import { shuffled } from '../world/random';
import type { LivedChapter } from './lived';
import type { StorySave } from './save';
import { namingAlike } from './topic-words';
import type { Citation } from './turn-facts';
import { worldOfVisit } from './visits';

/** The soul that lives the same days as the traveller. */
export const RIVAL = 'sagiri';
/** After a memory, so many sections go by before the next one. */
const APART = 8;
/** Where something follows from something or ends, and while more than this is at stake, nobody looks back. */
const REMINDING: ReadonlySet<PlotRole> = new Set<PlotRole>(['obstacle', 'lead']);
const CALM = 3;
/** Ids of memories that are kept, so that none is told twice. */
const KEPT_RECALLS = 120;

/** A memory that comes back, and the chapter that it comes from. */
export interface Recall {
  /** `chapter/memory`. */
  readonly id: string;
  readonly memory: Memory;
  readonly lived: LivedChapter;
}

/**
 * What the rival says of an earlier chapter, in a scene with it: of all people only it remembers. Null where it is not
 * there, or has said everything.
 */
export function rivalRecallAt(
  save: StorySave,
  storylet: Storylet,
  situation: Situation,
): Recall | null {
  const { with: people = [] } = storylet;
  // What has just gone wrong is the matter at hand.
  const hasFailed = save.echo !== null && resultIn(save.echo.action) !== 'succeeds';
  if (hasFailed || !mayLookBack(save, storylet)) return null;
  if (!people.some((person) => soulOf(situation.world, person) === RIVAL)) return null;
  return firstOf(elsewhere(save, situation), situation, ({ by }) => by === RIVAL);
}

/**
 * What comes back to the traveller: a memory of what the scene is about, which names what the deed, or the section that it
 * answers, names too. Null for nothing.
 */
export function recallAt(
  save: StorySave,
  storylet: Storylet,
  { text }: Action,
  situation: Situation,
): Recall | null {
  if (!mayLookBack(save, storylet)) return null;
  const read = { section: save.past.turns.at(-1) ?? '', deed: firstParagraph(text) };
  const reminding = ({ by, topics, wordings }: Memory) =>
    by === undefined ? namingAlike(topics, read, wordings) : [];
  const { topics: ofScene = [] } = asPlotScene(storylet) ?? {};
  const isOfScene = ({ topics }: Memory) => topics.some((topic) => ofScene.includes(topic));
  const recall = firstOf(
    elsewhere(save, situation),
    situation,
    (one) => isOfScene(one) && reminding(one).length > 0,
  );
  if (recall === null) return null;
  const { memory } = recall;
  return { ...recall, memory: { ...memory, wordings: reminding(memory) } };
}

/** What was lived in other worlds: where it happened, the place itself is there to be told of. */
function elsewhere(save: StorySave, { world: here }: Situation): StorySave {
  return { ...save, lived: save.lived.filter(({ world }) => world !== worldOfVisit(here.id)) };
}

/** Whether the scene, and what the chapter has just told, leave room for a memory. */
export function mayLookBack({ plot, section }: StorySave, storylet: Storylet): boolean {
  const { role } = asPlotScene(storylet) ?? {};
  const isQuiet = role !== undefined && REMINDING.has(role) && storylet.tension <= CALM;
  return isQuiet && plot !== null && section - plot.recalledAt > APART;
}

/** The memory that comes first in this story's order, of those that are true and have not been told. */
function firstOf(
  { lived, recalled, chapter }: StorySave,
  { moment, deal }: Situation,
  fits: (memory: Memory) => boolean,
): Recall | null {
  const possible = lived.flatMap((one): Recall[] =>
    (MEMORIES[one.world]?.[one.spine ?? ''] ?? [])
      .filter((memory) => fits(memory))
      .filter((memory) => memory.when.every((condition) => holdsIn(one, condition)))
      .map((memory) => ({ id: `${one.chapter}/${memory.id}`, memory, lived: one }))
      .filter(({ id }) => !recalled.includes(id)),
  );
  const [first] =
    deal === null
      ? shuffled({ ...moment, turn: 0 }, `recall/${chapter}`, possible)
      : dealt(possible, deal.story, `recall/${chapter}`, ({ id }) => id);
  return first ?? null;
}

/** @param paragraph Where in the turn it stands: 0 before everything else. */
export function recallPiece({ id, memory }: Recall, paragraph = 0): ScriptPiece {
  return plainPiece(`recall/${id}`, [memory.wordings], paragraph);
}

/** What the save remembers of a memory that a section tells; nothing changes without one. */
export function withRecall(
  { recalled, section }: StorySave,
  recall: Pick<Recall, 'id'> | null,
  plot: StorySave['plot'],
): Pick<StorySave, 'recalled' | 'plot'> {
  if (recall === null) return { recalled, plot };
  return {
    recalled: [...recalled, recall.id].slice(-KEPT_RECALLS),
    plot: plot === null ? null : { ...plot, recalledAt: section },
  };
}

/** The earlier chapter's first section, which names its world. */
export function citationOf({ lived, memory }: Recall): Citation {
  const name = WORLDS.find(({ id }) => id === lived.world)?.name ?? '';
  return { chapter: lived.chapter, section: 1, word: sharedBeginning(name, memory.wordings) };
}

/** The longest beginning of a name with which every wording names the place: 港町 of 港町シオノミ. */
function sharedBeginning(name: string, wordings: readonly string[]): string {
  for (let length = name.length; length > 1; length -= 1) {
    const beginning = name.slice(0, length);
    if (wordings.every((wording) => wording.includes(beginning))) return beginning;
  }
  return '';
}

function holdsIn(lived: LivedChapter, condition: MemoryCondition): boolean {
  return condition.is === 'not'
    ? !holdsIn(lived, condition.condition)
    : lived.learnt.includes(condition.key);
}
