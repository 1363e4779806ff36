import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { CORPUS } from '../corpus/corpus';
import { participantWith } from '../corpus/participant';
import { average } from '../format/average';
import type { MeasuredStory } from '../format/measured-story';
import { playBook } from '../play/play-book';
import { metBefore } from '../text/met-before';

/** The worlds whose chapters all have spines. */
const BOOK = WORLDS.filter(({ spines = [] }) => spines.length > 1);
const SERIALS = [1, 2, 3, 4, 5, 6];

describe('a story and the one with the number before', () => {
  const stories: MeasuredStory[] = [];

  beforeAll(async () => {
    for (const serial of SERIALS) {
      const character = CORPUS[serial] ?? { trait: '', firstLine: '' };
      const camp = CAMPS[serial % CAMPS.length] ?? '平和';
      const participant = participantWith(character, camp, '朔');
      stories.push(await playBook({ seed: 1000 + serial, serial, worlds: BOOK }, participant));
    }
  });

  it('are told in other sentences, also where they tell the same promise', () => {
    const shares = stories
      .slice(1)
      .map((story, index) => metBefore([stories[index] ?? story, story]).at(-1) ?? NaN);
    expect(average(shares)).toBeLessThan(0.06);
  });
});
