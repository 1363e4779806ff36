import { toldPage } from '../../adapters/model/testing/told-page';
import type { Question, Reply } from '../../adapters/model/testing/model-server';
import { participantOf } from '../../turn/testing/play-story';
import { playTurns, textsOf } from './narrated-story';

export const PARTICIPANT = participantOf('景気');

/** Words that only the model writes, in each section. */
export const OWN = 'だれも見ていない';

/** All that is asked for, told as it is, each section with a sentence of the model's own. */
export const retold = (question: Question): Reply => ({
  does: 'answer',
  text: toldPage(question),
});

/** The first turns of the participant's story, without a model. */
export async function offlineTexts(turns: number): Promise<string[]> {
  return textsOf(await playTurns(PARTICIPANT, null, turns));
}
