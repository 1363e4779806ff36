import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { systemClock } from '../../engine/adapters/runtime/system-clock';
import { observeModel, type ModelReport } from '../../engine/compose/observe-model';
import type { ModelSettings } from '../../engine/compose/model-settings';
import { beginBook } from '../../engine/turn/book';
import { playTurn } from '../../engine/turn/play-turn';
import { toldAhead } from '../../engine/turn/tell-ahead';
import { participantOf } from '../story-play';

export interface ToldStories extends ModelReport {
  readonly stories: number;
  readonly sections: number;
  /** Of all told texts. */
  readonly characters: number;
}

/** Lets a model tell stories, as the engine does. @param turns Of each story, at most. */
export async function tellStories(
  settings: ModelSettings,
  stories: number,
  turns: number,
): Promise<ToldStories> {
  const { parts, report } = await observeModel(settings, systemClock);
  let [sections, characters] = [0, 0];
  for (let seed = 1; seed <= stories; seed += 1) {
    const participant = participantOf(seed, CAMPS[seed % CAMPS.length] ?? '平和');
    const { save: begun, worlds } = beginBook({ seed, serial: seed, worlds: WORLDS });
    let save = begun;
    for (let turn = 0; turn < turns && !save.ended; turn += 1) {
      save = await toldAhead(save, participant, worlds, parts);
      const step = await playTurn(save, participant, worlds);
      sections += 1;
      characters += step.played.turn.turn.length;
      ({ save } = step);
    }
  }
  return { stories, sections, characters, ...(await report()) };
}
