import { withinCorners } from '../player/within-corners';
import type { Situation } from '../storylets/rules/situation';
import { asTold } from './as-told';
import { freeAnswer } from './free-answer';
import { presenceIn, type Narrate } from './narrate';
import { plotAnswer } from './plot-answer';
import type { StorySave } from './save';
import { isQuestion, storyletOf } from './scene-of';
import { StoryError } from './story-error';
import type { TurnOutcome } from './turn-outcome';

/** The player's answer to the open scene. @throws StoryError `no-action`, `unknown-storylet` */
export async function playerTurn(
  save: StorySave,
  { storylet: id, bindings }: NonNullable<StorySave['scene']>,
  before: Situation,
  narrate: Narrate,
): Promise<TurnOutcome> {
  const storylet = storyletOf(before.world, id);
  const decide = save.plot === null ? freeAnswer : plotAnswer;
  const answer = decide(save, { storylet, bindings }, before);
  if (answer === undefined) throw new StoryError('no-action', `${before.world.id}/${id}`);
  const { option, script, because, remembers, tool, shows, cites } = answer;
  const { events, state, figures } = option.outcome;
  const situation = { ...before, state };
  const isFirstMorning =
    storylet.beat === 'opening' && save.chapter === 1 && before.state.pass <= 1;
  const speaks = isFirstMorning || isQuestion(storylet);
  const text = await narrate({
    role: 'user',
    situation: asTold(before, state, events),
    script,
    events,
    present: presenceIn(storylet),
    opening: speaks ? quoted(before.traveller.firstWord) : '',
  });
  const echo = { storylet: id, action: option.action.id, bindings, figures: { ...figures } };
  return {
    save: { ...save, scene: null, echo, ...remembers },
    ...{ storylet, events, situation, text, because, tool, shows },
    cites: cites.filter(({ word }) => text.includes(word)),
  };
}

/** The first line as speech in 「」; corners within it are replaced, so that it cannot end the quotation. */
function quoted(firstWord: string): string {
  return `「${withinCorners(firstWord)}」`;
}
