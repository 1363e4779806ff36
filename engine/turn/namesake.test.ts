import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import { newSave } from './save';
import { step } from './step';
import { participantOf } from './testing/play-story';

describe('a traveller called like somebody of the world', () => {
  it('meets that person under another name', async () => {
    const participant = participantOf('平和', { onamae: 'タエ' });
    const texts: string[] = [];
    for (let save = newSave(3, ['harbour-town'], 0); !save.ended;) {
      const { save: next, played } = await step(save, participant, WORLDS, offlineNarrator);
      texts.push(played.turn.turn);
      save = next;
    }
    const story = texts.join('\n');
    expect(story).toMatch(/干物屋のサワ/u);
    expect(story).not.toMatch(/干物屋のタエ/u);
    expect(story).toMatch(/タエは/u);
  });
});
