import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { TRADE_NOTICES } from '../character/surface/trades';
import { offlineNarrator } from '../narration/offline-narrator';
import { beginBook } from './book';
import { whose } from './notice';
import { step } from './step';
import { participantOf } from './testing/play-story';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const SERIALS = [1, 2, 3];

/** How often each story about such a character tells a trade's habit. */
async function toldOf(deed: string, trait: string): Promise<number[]> {
  const participant = participantOf('平和', { equipment: { ...EMPTY_EQUIPMENT, text: trait } });
  const counts: number[] = [];
  for (const serial of SERIALS) {
    const { worlds, save: begun } = beginBook({ seed: serial, serial, worlds: TWO_WORLDS });
    let count = 0;
    for (let save = begun; !save.ended;) {
      const next = await step(save, participant, worlds, offlineNarrator);
      if (next.played.turn.turn.includes(deed)) count += 1;
      save = next.save;
    }
    counts.push(count);
  }
  return counts;
}

describe('a trade', () => {
  it('shows in a habit once a story, also where it is long given up', async () => {
    expect(await toldOf(TRADE_NOTICES.pirate.deed, '元海賊')).toEqual([1, 1, 1]);
    expect(await toldOf(TRADE_NOTICES.cook.deed, '料理人')).toEqual([1, 1, 1]);
  });

  it('does not show in one who would only like to have it', async () => {
    expect(await toldOf(TRADE_NOTICES.pirate.deed, '海賊になりたい')).toEqual([0, 0, 0]);
  });
});

describe('what somebody notices', () => {
  it('is the traveller’s, also where a clause says more of it', () => {
    expect(whose('タエ', TRADE_NOTICES.merchant)).toBe('タエが{me}の、銭で黒ずんだ親指');
    expect(whose('タエ', TRADE_NOTICES.scribe)).toBe('タエが、{me}の小指の脇の墨の跡');
  });
});
