import { describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import type { Passage } from '../storylets/format/text';
import { wordingsOf } from '../storylets/testing/wordings';
import { nameIn } from '../storylets/rules/situation';
import type { Step } from './step';
import { GRAVE_THOUGHTS, THOUGHTS } from './thoughts';
import { PLAIN_WORLDS, storyOfDays } from './testing/between';
import { participantOf } from './testing/play-story';

const TRAVELLER = participantOf('平和').onamae;

/** The sentences of a passage as they stand in stories. */
function asTold(passage: Passage): string[] {
  return wordingsOf(passage)
    .map(({ text }) => text.trim().replaceAll('{me}', TRAVELLER))
    .filter((text) => text !== '' && !text.includes('{'));
}

const storiesOfCamps = () =>
  Promise.all(
    CAMPS.flatMap((camp) =>
      [5, 21, 22].map((seed) => storyOfDays(seed, participantOf(camp), PLAIN_WORLDS)),
    ),
  );

const worldOf = ({ save, played }: Step) =>
  WORLDS.find(({ id }) => id === save.worlds[played.chapter - 1]);

describe('the first words of an answer', () => {
  it('are no quip where much is at stake', async () => {
    const grave = new Set(asTold(GRAVE_THOUGHTS));
    const quips = asTold(THOUGHTS).filter((text) => !grave.has(text));
    expect(quips.length).toBeGreaterThan(20);
    const stories = await storiesOfCamps();
    const answers = stories.flatMap((steps) =>
      steps.map((step, index) => {
        const asked = steps[index - 1]?.save.scene?.storylet;
        const scene = worldOf(step)?.storylets.find(({ id }) => id === asked);
        const { beat, tension = 1 } = scene ?? {};
        const isGrave =
          tension >= 4 || beat === 'understood' || beat === 'stake' || beat === 'settled';
        return { isGrave, quips: quips.filter((quip) => step.played.turn.turn.includes(quip)) };
      }),
    );
    expect(answers.filter(({ isGrave }) => isGrave).length).toBeGreaterThan(90);
    expect(answers.filter(({ isGrave }) => isGrave).flatMap((answer) => answer.quips)).toEqual([]);
    expect(answers.flatMap((answer) => answer.quips)).not.toEqual([]);
  });
});

describe('the hour', () => {
  it('is not read from the sky where there are no windows', async () => {
    const stories = await storiesOfCamps();
    const within = stories.flat().flatMap((step) => {
      const world = worldOf(step);
      const place = world?.places.find(({ id }) => nameIn(world, id) === step.save.state.place);
      if (world === undefined || place?.windowless !== true) return [];
      const { time } = step.save.state;
      return [{ text: step.played.turn.turn, sky: asTold(world.sky[time]), time }];
    });
    expect(within.length).toBeGreaterThan(10);
    expect(within.flatMap(({ text, sky }) => sky.filter((line) => text.includes(line)))).toEqual(
      [],
    );
    const narrated = within.filter(({ text, time }) =>
      asTold(FRAME.hoursWithin[time]).some((line) => text.includes(line)),
    );
    expect(narrated).not.toEqual([]);
  });
});
