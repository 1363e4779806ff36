import { beforeAll, describe, expect, it } from 'vitest';
import { INTERRUPTIONS, OFFER } from '#content';
import { CAMPS } from '../../story/camp';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { TEMPERS, type TemperId } from '../character/vocabulary/tempers';
import { allWords } from '../narration/leaning';
import { situationOf } from '../narration/testing/request-of';
import { MAX_PASSES } from '../plot/plot-memory';
import { sets } from '../plot/sets';
import { AWAY } from '../storylets/format/offer';
import { allHold } from '../storylets/rules/holds';
import type { Step } from './step';
import { answersBetween, isOfHour, sceneOf, storyOfDays } from './testing/between';
import { participantOf } from './testing/play-story';

const TRAITS = ['心優しい薬師', '頑固で短気な大工', '好奇心のつよい商人', '怠け者の笛吹き'];
const IDS = new Set(INTERRUPTIONS.map(({ id }) => id));
/** Whoever stops for these misses the hour of the promise. */
const COSTING = new Set(
  INTERRUPTIONS.filter(({ actions }) => actions.some(({ effects }) => sets(effects, AWAY))).map(
    ({ id }) => id,
  ),
);
const isInterruption = (scene: string): boolean => IDS.has(scene);

/** The longest stretch of a wording that is told as it is written. */
function longestPlain(wording: string): string {
  const [longest = ''] = wording.split(/\{[^}]*\}|〈[^〉]*〉/u).sort((a, b) => b.length - a.length);
  return longest;
}

function storyOf(seed: number, camp: (typeof CAMPS)[number], text: string) {
  const equipment = { ...EMPTY_EQUIPMENT, text };
  return storyOfDays(seed, participantOf(camp, { equipment }));
}

describe('an interruption on the way to the hour of the promise', () => {
  let stories: readonly (readonly Step[])[] = [];
  beforeAll(async () => {
    const all = CAMPS.flatMap((camp, n) =>
      TRAITS.map((trait, seed) => storyOf(1 + seed + 10 * n, camp, trait)),
    );
    stories = await Promise.all(all);
  });

  const answers = () => answersBetween(stories, isInterruption);

  it('comes once in two chapters, at most, and never in the chapter of the offer', () => {
    const chaptersOf = (isMeant: (scene: string) => boolean) =>
      stories.map((steps) =>
        steps
          .filter((one) => isMeant(sceneOf(one)) && one.facts.action === undefined)
          .map(({ played }) => played.chapter),
      );
    const interrupted = chaptersOf(isInterruption);
    const offered = chaptersOf((scene) => scene === OFFER.id);
    const isOften = (all: readonly number[]) =>
      all.filter((one) => one < 3).length > 1 || new Set(all).size < all.length || all.length > 3;
    expect(interrupted.filter(isOften)).toEqual([]);
    expect(interrupted.flat().length).toBeGreaterThan(stories.length);
    const both = interrupted.filter((all, story) =>
      all.some((chapter) => offered[story]?.includes(chapter)),
    );
    expect(both).toEqual([]);
  });

  it('is not met twice in a story', () => {
    const twice = stories.filter((steps) => {
      const met = steps.filter((one) => isInterruption(sceneOf(one)) && !one.facts.action);
      return new Set(met.map(sceneOf)).size < met.length;
    });
    expect(twice).toEqual([]);
  });

  it('costs the day of who stops for what cannot wait, never the last one, and once in a story at most', () => {
    const costing = answersBetween(stories, (scene) => COSTING.has(scene));
    const stopped = costing.filter(({ action }) => action === 'stop');
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped.flatMap(({ roles }) => roles.filter(isOfHour))).toEqual([]);
    expect(stopped.filter(({ next }) => next !== 'night')).toEqual([]);
    expect(costing.filter(({ pass }) => pass === MAX_PASSES)).toEqual([]);
    const awayIn = (steps: readonly Step[]) =>
      steps
        .filter(({ facts }) => facts.action === 'take' || facts.action === 'stop')
        .filter((one) => COSTING.has(sceneOf(one)) || sceneOf(one) === OFFER.id).length;
    expect(stories.filter((steps) => awayIn(steps) > 1)).toEqual([]);
  });

  it('comes back in the deciding answer of who stopped for something else', () => {
    const lightly = (scene: string) => isInterruption(scene) && !COSTING.has(scene);
    const stopped = answersBetween(stories, lightly).filter(({ action }) => action === 'stop');
    expect(stopped.length).toBeGreaterThan(0);
    const untold = stopped.filter(({ scene, hour }) => {
      const { actions = [] } = INTERRUPTIONS.find(({ id }) => id === scene) ?? {};
      const echoes = actions.flatMap(({ echo = [] }) => allWords(echo).split('\n'));
      return hour !== '' && !echoes.some((one) => hour.includes(longestPlain(one)));
    });
    expect(untold).toEqual([]);
  });

  it('is followed by the hour of the promise for who goes on', () => {
    const passed = answers().filter(({ action }) => action === 'pass-by');
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.filter(({ next }) => next !== 'prelude' && next !== 'climax')).toEqual([]);
  });

  it('is seen to in good time on the next morning', () => {
    const stopped = answers().filter(({ action, morning }) => action === 'stop' && morning !== '');
    const untold = stopped.filter(({ scene, morning }) => {
      const { again = [] } = INTERRUPTIONS.find(({ id }) => id === scene) ?? {};
      return !allWords(again)
        .split('\n')
        .some((wording) => morning.includes(longestPlain(wording)));
    });
    expect(stopped.length).toBeGreaterThan(0);
    expect(untold).toEqual([]);
  });

  it('waits for travellers of every temper', () => {
    const { traveller, ...situation } = situationOf();
    const none = new Set<never>();
    const plain = { ...traveller, skills: none, limits: none, habits: none, likes: none };
    const metBy = (tempers: readonly TemperId[]) => {
      const one = { ...situation, traveller: { ...plain, tempers: new Set(tempers) } };
      return INTERRUPTIONS.filter(({ when }) => allHold(when, one)).length;
    };
    expect(TEMPERS.filter((temper) => metBy([temper]) <= metBy([]))).toEqual([]);
  });
});
