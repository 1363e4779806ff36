import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { participantWith } from '../corpus/participant';
import type { MeasuredStory } from '../format/measured-story';
import { average } from '../format/average';
import { chaptersOf } from '../format/measured-story';
import { distanceBetweenTraits } from '../hero/deed-distance';
import { playBook } from '../play/play-book';
import { chaptersWithConsequentFailure, farCauses } from '../plot/causes';
import { citations } from '../plot/citations';
import { repeatedDays, repeatedDaysWithLoopersDeed } from '../plot/passes';
import { doubtGivenCamp, lostShare } from '../plot/promise-outcomes';
import { tensionByChapter, tensionRise } from '../plot/tension';

/** The worlds whose chapters all have spines. */
const BOOK = WORLDS.filter(({ spines = [] }) => spines.length > 1);
/** Milliseconds on a busy machine, for whole stories that are played. */
const HOOK_TIMEOUT = 240_000;
const TRAITS = [
  '無口な料理人。水が怖い。',
  '計算の速い子ども。嘘がつけない。',
  '力持ちの元泥棒。犬が苦手。',
];

/**
 * A small form of `npm run bench -- story`: three characters in every camp. What a few stories can't show exactly has a bound
 * that leaves room for chance; the bench measures what is asked.
 */
describe('stories of spines', () => {
  const stories: MeasuredStory[] = [];

  beforeAll(async () => {
    for (const trait of TRAITS) {
      for (const [index, camp] of CAMPS.entries()) {
        const participant = participantWith({ trait, firstLine: 'また同じ朝か……。' }, camp, '朔');
        stories.push(await playBook({ seed: 1, serial: index + 1, worlds: BOOK }, participant));
      }
    }
  }, HOOK_TIMEOUT);

  it('do other deeds for another character', () => {
    expect(distanceBetweenTraits(stories)).toBeGreaterThanOrEqual(0.45);
  });

  it('show the character in three answers a chapter and more', () => {
    const shown = stories
      .flatMap(chaptersOf)
      .map((turns) => turns.filter(({ facts }) => (facts.shows ?? []).length > 0).length);
    expect(average(shown)).toBeGreaterThanOrEqual(3);
  });

  it('leave the end of a promise open', () => {
    expect(doubtGivenCamp(stories)).toBeGreaterThanOrEqual(1);
    expect(lostShare(stories)).toBeGreaterThanOrEqual(0.1);
    expect(lostShare(stories)).toBeLessThanOrEqual(0.35);
  });

  it('repeat most days, and do then what only a second morning allows', () => {
    expect(repeatedDays(stories)).toBeGreaterThanOrEqual(0.6);
    expect(repeatedDaysWithLoopersDeed(stories)).toBe(1);
  });

  it('let failures change what comes next, and follow from what came before', () => {
    expect(chaptersWithConsequentFailure(stories)).toBeGreaterThanOrEqual(0.95);
    expect(farCauses(stories)).toBeGreaterThanOrEqual(0.55);
  });

  it('rise from chapter to chapter', () => {
    expect(tensionRise(tensionByChapter(stories))).toBeGreaterThanOrEqual(0.3);
  });

  it('look back on earlier chapters, and never untruly', () => {
    const { share, untrue } = citations(stories);
    // Where there is something to look back on: a memory that the page calls up, a face, the last promise. Interruptions and
    // what the first night was look back on nothing.
    expect(share).toBeGreaterThanOrEqual(0.05);
    expect(untrue).toBe(0);
  });
});
