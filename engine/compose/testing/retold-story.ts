import { retoldWith, type Question, type Reply } from '../../adapters/model/testing/model-server';
import { offlineNarrator } from '../../narration/offline-narrator';
import { participantOf } from '../../turn/testing/play-story';
import { playTurns, textsOf } from './narrated-story';

export const PARTICIPANT = participantOf('景気');

/** A sentence that only the model writes. */
export const OWN = '遠くの空で、だれも見ていない雲がひとつほどけた。';

/** The outline with the model's own sentence at its end. */
export const retold = (question: Question): Reply => ({
  does: 'answer',
  text: retoldWith(OWN, question),
});

/** The first turns of the participant's story, without a model. */
export async function offlineTexts(turns: number): Promise<string[]> {
  return textsOf(await playTurns(PARTICIPANT, offlineNarrator, turns));
}
