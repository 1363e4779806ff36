import type { Action, Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import { ENDINGS, QUESTION } from '../storylets/frame/epilogue';
import { StoryError } from './story-error';

/** Scenes that follow the last chapter's own ones: the question and an ending. */
export const EPILOGUE_SCENES = 2;

/** @throws StoryError `unknown-storylet`, for a save that content has moved away from. */
export function storyletOf(world: World, id: string): Storylet {
  const storylet = [...world.storylets, QUESTION, ...ENDINGS].find((one) => one.id === id);
  if (storylet === undefined) throw new StoryError('unknown-storylet', `${world.id}/${id}`);
  return storylet;
}

export function actionOf(storylet: Storylet, id: string): Action {
  const action = storylet.actions.find((one) => one.id === id);
  if (action === undefined) throw new StoryError('unknown-storylet', `${storylet.id}/${id}`);
  return action;
}

export function isEnding(storylet: Storylet): boolean {
  return ENDINGS.includes(storylet);
}
