import { expect, it } from 'vitest';
import { WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import { newSave } from './save';
import { step } from './step';
import { participantOf } from './testing/play-story';
import { visitsTo, worldOfVisit } from './visits';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const VISITS = visitsTo(TWO_WORLDS, 5);
const SEEDS = [1, 2, 3];

it('a world that is visited again reminds the traveller of other worlds only', async () => {
  const cited: string[] = [];
  const ofTheSameWorld: string[] = [];
  for (const seed of SEEDS) {
    const worlds = VISITS.map(({ id }) => id);
    const worldOf = (chapter: number) => worldOfVisit(worlds[chapter - 1] ?? '');
    for (let save = newSave(seed, worlds); !save.ended;) {
      const {
        save: next,
        played,
        facts,
      } = await step(save, participantOf('平和'), VISITS, offlineNarrator);
      for (const { chapter } of played.turn.role === 'user' ? (facts.cites ?? []) : []) {
        const citation = `${seed}: ${played.chapter}/${played.section} cites ${chapter}`;
        cited.push(citation);
        if (worldOf(chapter) === worldOf(played.chapter)) ofTheSameWorld.push(citation);
      }
      save = next;
    }
  }
  expect(cited).not.toHaveLength(0);
  expect(ofTheSameWorld).toEqual([]);
});
