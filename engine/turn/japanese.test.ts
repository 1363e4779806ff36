import { expect, it } from 'vitest';
import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { japaneseTokeniser } from '../japanese/testing/tokens';
import { offlineNarrator } from '../narration/offline-narrator';
import { step } from './step';
import { beginStory, participantOf } from './testing/play-story';
import { proofread, narratedTurn, type NarratedTurn } from './testing/proofread';

const COMPANY = [
  { uid: 'sora', onamae: '空木ソラ', firstWord: '行くぜ、何度でも。' },
  { uid: 'kei', onamae: 'ケイ', firstWord: 'おはようございます。' },
];

it.each([
  [CAMPS[0], 3],
  [CAMPS[1], 7],
  [CAMPS[2], 11],
  [CAMPS[0], 16],
])('reads as in print: %s, seed %i', async (camp, seed) => {
  const participant = participantOf(camp, { guestCandidates: COMPANY });
  const turns: NarratedTurn[] = [];
  let save = beginStory(seed);
  while (!save.ended) {
    const next = await step(save, participant, WORLDS, offlineNarrator);
    turns.push(narratedTurn(save, next));
    save = next.save;
  }
  expect(turns.length).toBeGreaterThan(100);
  expect(proofread(turns, participant, await japaneseTokeniser())).toEqual([]);
});
