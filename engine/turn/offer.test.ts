import { beforeAll, describe, expect, it } from 'vitest';
import { OFFER, TOMORROW } from '#content';
import { CAMPS } from '../../story/camp';
import { situationOf } from '../narration/testing/request-of';
import { MAX_PASSES } from '../plot/plot-memory';
import { OFFER_DECLINED, OFFER_TAKEN } from '../storylets/format/offer';
import { newSave } from './save';
import type { Step } from './step';
import { answersBetween, isOfHour, sceneOf, storyOfDays } from './testing/between';
import { participantOf } from './testing/play-story';
import { wantPiece } from './want';

const SEEDS = [1, 2, 3, 4];

describe('the offer of the want for the promise', () => {
  let stories: readonly (readonly Step[])[] = [];
  beforeAll(async () => {
    const all = CAMPS.flatMap((camp) =>
      SEEDS.map((seed) => storyOfDays(seed, participantOf(camp))),
    );
    stories = await Promise.all(all);
  });

  const answers = () => answersBetween(stories, (scene) => scene === OFFER.id);

  it('comes once in a story at most, from the fourth chapter on', () => {
    const scenes = stories.map((steps) =>
      steps.filter((one) => sceneOf(one) === OFFER.id && one.facts.action === undefined),
    );
    expect(scenes.filter((told) => told.length > 1)).toEqual([]);
    expect(scenes.filter((told) => told.length === 1).length).toBeGreaterThan(stories.length / 3);
    expect(scenes.flat().filter(({ played }) => played.chapter < 4)).toEqual([]);
  });

  it('is followed by the hour of the promise where it is declined', () => {
    const declined = answers().filter(({ action }) => action === 'decline');
    expect(declined.length).toBeGreaterThan(0);
    expect(declined.filter(({ next }) => next !== 'prelude' && next !== 'climax')).toEqual([]);
  });

  it('costs the day where it is taken, and the promise on the last one', () => {
    const taken = answers().filter(({ action }) => action === 'take');
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.flatMap(({ roles }) => roles.filter(isOfHour))).toEqual([]);
    const isLast = ({ pass }: (typeof taken)[number]) => pass === MAX_PASSES;
    expect(taken.filter((one) => one.next !== (isLast(one) ? 'lost' : 'night'))).toEqual([]);
    expect(taken.filter((one) => isLast(one) && one.outcome !== 'lost')).toEqual([]);
  });

  it('is remembered when the want is answered', () => {
    const answerAfter = (kept: number, key: string) => {
      const lived = [1, 2, 3, 4].map((chapter) => ({
        ...{ chapter, world: 'harbour-town', spine: null, named: [] },
        outcome: chapter <= kept ? ('kept' as const) : ('broken' as const),
        learnt: chapter === 3 ? [key] : [],
      }));
      const save = { ...newSave(1, ['harbour-town']), chapter: 5, lived };
      return wantPiece(save, TOMORROW, situationOf())?.id.split('/')[1];
    };
    expect([2, 3].map((kept) => answerAfter(kept, OFFER_DECLINED))).toEqual([
      'answered',
      'answered',
    ]);
    expect([2, 3].map((kept) => answerAfter(kept, 'nothing'))).toEqual(['unanswered', 'answered']);
    expect([3, 4].map((kept) => answerAfter(kept, OFFER_TAKEN))).toEqual(['once', 'answered']);
  });
});
