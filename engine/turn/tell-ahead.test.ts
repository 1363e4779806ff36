import { WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import type { PlannedPage } from '../narration/page';
import type { Participant } from '../ports/entries/participant';
import { ENGINES_CHOICE } from './decision';
import { createStoryteller } from './offline-storyteller';
import type { PagePlan } from './plan-page';
import { playTurn } from './play-turn';
import { playedTurns } from './played-turns';
import type { StorySave } from './save';
import { tellAhead } from './tell-ahead';
import { beginStory, participantOf } from './testing/play-story';

it('a page whose choices are stored is told from the plan with which they were made', async () => {
  const told: PlannedPage[] = [];
  let asked = 0;
  const plans = new WeakMap<StorySave, PagePlan>();
  const options = {
    plans,
    pages: {
      tell(page: PlannedPage) {
        told.push(page);
        return Promise.resolve({ bodies: null });
      },
    },
    decider: {
      decide() {
        asked += 1;
        return Promise.resolve(ENGINES_CHOICE);
      },
    },
  };
  const participant = participantOf('平和');
  const decided = await tellAhead(beginStory(3), participant, WORLDS, options);
  if (decided === null) throw new Error('Nothing was decided.');
  expect(decided.decided).toHaveLength(asked);
  expect(told).toHaveLength(0);
  const plan = plans.get(decided);
  await tellAhead(decided, participant, WORLDS, options);
  expect(told[0]?.sections).toBe(plan?.sections);
  expect(decided.decided).toHaveLength(asked);
});

describe('a told page whose next section is played to see whether it still fits', () => {
  const PARTICIPANT = participantOf('平和');
  /** Chooses otherwise, so that what is told of the page does not fit. */
  const OTHER = participantOf('混沌', { category: ['剣'] });

  /** A storyteller whose narrator tells each section in the same words, and counts the pages. */
  function counting() {
    const pages = { told: 0 };
    const storyteller = createStoryteller({
      pages: {
        tell({ sections, rest }) {
          pages.told += 1;
          return Promise.resolve({ bodies: [...sections, ...rest].map(() => '語られた言葉。') });
        },
      },
    });
    /** Stores and decides until nothing is left to decide. */
    const ready = async (save: StorySave, participant: Participant): Promise<StorySave> => {
      const next = await storyteller.decide(save, participant);
      return next === null ? save : ready(next, participant);
    };
    return { pages, storyteller, ready };
  }

  it('hands that turn on, to this participant and from this save alone', async () => {
    const { storyteller, ready } = counting();
    const save = await ready(beginStory(3), PARTICIPANT);
    const turns = playedTurns();
    const pages = { tell: () => Promise.reject(new Error('was told again')) };
    expect(await tellAhead(save, PARTICIPANT, WORLDS, { pages, turns })).toBeNull();
    const kept = turns.of(save, PARTICIPANT);
    const anew = await playTurn(save, PARTICIPANT, WORLDS);
    expect(kept).toEqual(anew);
    expect(turns.of(save, OTHER)).toBeUndefined();
    expect(turns.of({ ...save }, PARTICIPANT)).toBeUndefined();
    expect((await storyteller.play(save, PARTICIPANT)).played).toEqual(anew.played);
  });

  it('is told again where the section is decided otherwise, and played as it is decided now', async () => {
    const { pages, storyteller, ready } = counting();
    let save = await ready(beginStory(3), PARTICIPANT);
    let sections = 0;
    while (pages.told === 1 && sections < 9) {
      ({ save } = await storyteller.play(save, PARTICIPANT));
      save = await ready(save, PARTICIPANT);
      expect(pages.told).toBe(1);
      save = await ready(save, OTHER);
      sections += 1;
    }
    expect(pages.told).toBe(2);
    const { played } = await storyteller.play(save, OTHER);
    expect(played).toEqual((await playTurn(save, OTHER, WORLDS)).played);
    expect(played.turn.turn).toContain('語られた言葉。');
  });
});
