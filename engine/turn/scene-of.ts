import { ENDINGS, INTERRUPTIONS, OFFER, QUESTION, REVELATION, TOMORROW } from '#content';
import { planChapter, type ChapterPlan } from '../gm/chapter-plan';
import { scenesAnywhere } from '../storylets/anywhere';
import type { Action, Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import { asItTurnedOut, intendedAction, resultIn } from '../plot/setback';
import type { StorySave } from './save';
import { StoryError } from './story-error';

/** Scenes after the last chapter's own ones: the revelation, the question, an ending and the day after. */
const EPILOGUE_SCENES = 4;

export function findStorylet(world: World, id: string): Storylet | undefined {
  const isId = (one: Storylet) => one.id === id;
  // Called several times a turn, mostly for a storylet of the world: those are searched first.
  return (
    world.storylets.find(isId) ??
    findInSpines(world, isId) ??
    scenesAnywhere(world).find(isId) ??
    [OFFER, ...INTERRUPTIONS, REVELATION, QUESTION, ...ENDINGS, TOMORROW].find(isId)
  );
}

function findInSpines(
  { spines = [] }: World,
  isMeant: (scene: Storylet) => boolean,
): Storylet | undefined {
  for (const { scenes } of spines) {
    const found = scenes.find(isMeant);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** @throws StoryError `unknown-storylet` */
export function storyletOf(world: World, id: string): Storylet {
  const storylet = findStorylet(world, id);
  if (storylet === undefined) throw new StoryError('unknown-storylet', `${world.id}/${id}`);
  return storylet;
}

/**
 * Drops a scene or a consequence whose storylet, action or goods the content no longer has: the story then continues
 * with another scene.
 */
export function withKnownScene(save: StorySave, world: World): StorySave {
  const { scene, echo } = save;
  const isKnown = scene === null || isPlayable(world, scene);
  const action = echo === null ? undefined : findAction(world, echo);
  return {
    ...save,
    scene: isKnown ? scene : null,
    echo: echo !== null && action !== undefined && bindsAll(world, echo) ? echo : null,
  };
}

function isPlayable(world: World, scene: NonNullable<StorySave['scene']>): boolean {
  return findStorylet(world, scene.storylet) !== undefined && bindsAll(world, scene);
}

/** Whether all goods of the storylet are bound. */
function bindsAll(
  world: World,
  { storylet, bindings }: Pick<NonNullable<StorySave['scene']>, 'storylet' | 'bindings'>,
): boolean {
  const names = Object.keys(findStorylet(world, storylet)?.goods ?? {});
  return names.every((name) => Object.hasOwn(bindings, name));
}

export function findAction(
  world: World,
  { storylet, action }: Pick<NonNullable<StorySave['echo']>, 'storylet' | 'action'>,
): Action | undefined {
  const intended = findStorylet(world, storylet)?.actions.find(
    ({ id }) => id === intendedAction(action),
  );
  const found = intended && asItTurnedOut(intended, resultIn(action));
  // The content may have made an attempt of it, or none, since the save was written.
  return found?.id === action ? found : undefined;
}

/** The plan of the current chapter. */
export function planOf({ seed, chapter, worlds }: StorySave, { storylets }: World): ChapterPlan {
  const side = storylets.filter(({ beat }) => beat === undefined).length;
  return planChapter(seed, chapter, chapter === worlds.length ? EPILOGUE_SCENES : 0, side);
}

/** Whether it belongs to what comes after the last chapter. */
export function isOfEpilogue({ id }: Storylet): boolean {
  return [REVELATION, QUESTION, ...ENDINGS, TOMORROW].some((one) => one.id === id);
}

/** Whether it asks what the traveller makes of everything: the last scene before an ending. */
export function isQuestion({ id }: Storylet): boolean {
  return id === QUESTION.id;
}

export function isEnding(storylet: Storylet): boolean {
  return ENDINGS.includes(storylet);
}

/** Whether it is the last scene of a story. */
export function isLastScene({ id }: Storylet): boolean {
  return id === TOMORROW.id;
}
