import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { deedsIn } from '../character/deeds/deeds-in';
import type { VetoId } from '../character/vocabulary/vetoes';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from './book';
import { step } from './step';
import { participantOf } from './testing/play-story';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const NAME = '朔太郎';
const SERIALS = [1, 2, 3];

const told = new Map<string, Promise<readonly string[]>>();

/** Paragraphs in which the traveller does it. */
async function doing(deed: VetoId, trait: string): Promise<string[]> {
  const stories = told.get(trait) ?? paragraphsOf(trait);
  told.set(trait, stories);
  return (await stories).filter((text) => deedsIn(text, new Set([deed])).length > 0);
}

/** Of the stories of a traveller with this trait. */
async function paragraphsOf(trait: string): Promise<readonly string[]> {
  const equipment = { ...EMPTY_EQUIPMENT, text: trait };
  const participant = participantOf('平和', { onamae: NAME, equipment });
  const paragraphs: string[] = [];
  for (const serial of SERIALS) {
    const { worlds, save: begun } = beginBook({ seed: serial, serial, worlds: TWO_WORLDS });
    for (let save = begun; !save.ended;) {
      const next = await step(save, participant, worlds, offlineNarrator);
      paragraphs.push(...next.played.turn.turn.replaceAll(NAME, '{me}').split('\n'));
      save = next.save;
    }
  }
  return paragraphs;
}

describe('a whole story', () => {
  it.each([
    ['read', '字が読めない。', '古文書を読む学者。'],
    ['write', '字が読めない。', '茶が好き。'],
    ['use-both-hands', '片腕がない。', '茶が好き。'],
  ] as const)('never tells that the traveller did: %s', async (deed, trait, other) => {
    expect(await doing(deed, trait)).toEqual([]);
    expect(await doing(deed, other)).not.toEqual([]);
  });
});
