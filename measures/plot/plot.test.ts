import { describe, expect, it } from 'vitest';
import { storyOf } from '../testing/story-of';
import { chaptersWithConsequentFailure, farCauses } from './causes';
import { citations } from './citations';
import { repeatedDays, repeatedDaysWithLoopersDeed } from './passes';
import { doubtGivenCamp, lostShare } from './promise-outcomes';
import { tensionByChapter, tensionRise, turningPointSpread } from './tension';

const ending = (outcome: 'kept' | 'lost', camp: '平和' | '混沌' = '平和') =>
  storyOf([{}, { facts: { outcome } }], { camp });

describe('doubt about a promise', () => {
  it('is none where the camp decides', () => {
    const stories = [
      ending('kept'),
      ending('kept'),
      ending('lost', '混沌'),
      ending('lost', '混沌'),
    ];
    expect(doubtGivenCamp(stories)).toBe(0);
    expect(lostShare(stories)).toBe(0.5);
  });

  it('is a bit where it is open', () => {
    expect(doubtGivenCamp([ending('kept'), ending('lost')])).toBeCloseTo(1);
  });
});

describe('causes', () => {
  const back = (section: number) => ({ facts: { because: [{ chapter: 1, section }] } });

  it('count from two scenes back', () => {
    // Scenes 3 and 4 may have such causes; sections 1 and 2 are scene 1, 5 and 6 scene 3.
    const far = storyOf([{}, {}, {}, {}, back(2), {}, back(5), {}]);
    expect(farCauses([far])).toBe(0.5);
  });

  it('that were never told count for nothing', () => {
    expect(farCauses([storyOf([{}, {}, {}, {}, back(99)])])).toBe(0);
  });

  it('make a failure one that changes what comes next', () => {
    const failing = { facts: { attempt: 'failed' as const } };
    expect(chaptersWithConsequentFailure([storyOf([{}, failing, back(2)])])).toBe(1);
    expect(chaptersWithConsequentFailure([storyOf([{}, failing, back(1)])])).toBe(0);
    expect(chaptersWithConsequentFailure([storyOf([{}, {}, back(2)])])).toBe(0);
  });
});

describe('repeated days', () => {
  it('want a deed that needs an earlier pass', () => {
    const knowing = storyOf([{}, {}, { facts: { pass: 2, learntInPass: 1 } }]);
    const unknowing = storyOf([{}, {}, { facts: { pass: 2 } }]);
    const once = storyOf([{}, {}]);
    expect(repeatedDays([knowing, unknowing, once])).toBeCloseTo(2 / 3);
    expect(repeatedDaysWithLoopersDeed([knowing, unknowing, once])).toBe(0.5);
    expect(repeatedDaysWithLoopersDeed([once])).toBeNaN();
  });
});

describe('citations of earlier chapters', () => {
  const settings = [
    { world: 'harbour-town', people: ['タエ'], places: ['朝市'] },
    { world: 'clock-house', people: ['シオリ'], places: ['広間'] },
  ];
  const first = { text: 'タエは秤を拭いた。' };

  it('are names of another world that were told', () => {
    const told = storyOf(
      [first, { chapter: 2, text: 'タエの秤を思い出す。' }, { chapter: 2, text: 'シオリが立つ。' }],
      { settings },
    );
    expect(citations([told])).toMatchObject({ share: 0.5, by: 'names' });
    const untold = storyOf([{}, { chapter: 2, text: 'タエの秤を思い出す。' }], { settings });
    expect(citations([untold]).share).toBe(0);
  });

  it('that the engine notes have to stand in both texts', () => {
    const cite = (word: string) => ({ cites: [{ chapter: 1, section: 1, word }] });
    const text = '三つ前の世界で、秤を拭く人を見た。';
    const story = storyOf([
      first,
      { chapter: 2, text, facts: cite('秤') },
      { chapter: 2, text, facts: cite('舟') },
    ]);
    expect(citations([story])).toEqual({ share: 0.5, untrue: 1, by: 'facts' });
  });
});

describe('tension', () => {
  it('rises by the slope of its chapters', () => {
    const story = storyOf([
      { facts: { tension: 2 } },
      { chapter: 2, role: 'model', facts: { tension: 3 } },
      { chapter: 3, role: 'model', facts: { tension: 4 } },
    ]);
    expect(tensionByChapter([story])).toEqual([2, 3, 4]);
    expect(tensionRise([2, 3, 4])).toBeCloseTo(2);
    expect(tensionRise([3, 3, 3])).toBe(0);
  });

  it('has turning points at places of their own', () => {
    const point = { facts: { isTurningPoint: true } };
    expect(turningPointSpread([storyOf([{}, point]), storyOf([{}, point])])).toBe(0);
    expect(turningPointSpread([storyOf([{}, point]), storyOf([point, {}])])).toBe(0.25);
  });
});
