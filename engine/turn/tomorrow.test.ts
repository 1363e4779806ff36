import { describe, expect, it } from 'vitest';
import { TOMORROW, WORLDS } from '#content';
import type { LivedChapter } from './lived';
import { newSave } from './save';
import type { Step } from './step';
import { PLAIN_WORLDS, storyOfDays } from './testing/between';
import { participantOf } from './testing/play-story';
import { tomorrowPieces } from './tomorrow';

/** What may be told of a chapter's people on the day after. */
function wordingsOf({ world, spine, outcome }: LivedChapter): readonly string[] {
  const found = WORLDS.find(({ id }) => id === world);
  const tomorrow =
    spine === null ? found?.tomorrow : found?.spines?.find(({ id }) => id === spine)?.tomorrow;
  return (outcome === null ? undefined : tomorrow?.[outcome]) ?? [];
}

const lastScene = (steps: readonly Step[]) =>
  steps.find(({ save }) => save.scene?.storylet === TOMORROW.id);

describe('the day after', () => {
  it.each([
    ['whose days repeat', undefined],
    ['whose days do not', PLAIN_WORLDS],
  ])('tells of the people of each chapter, in their order, in worlds %s', async (_, worlds) => {
    const steps = await storyOfDays(4, participantOf('平和'), worlds);
    const told = lastScene(steps);
    const text = told?.played.turn.turn ?? '';
    const chapters = steps.at(-1)?.save.lived ?? [];
    const places = chapters.map((lived) => {
      const found = wordingsOf(lived).map((one) => text.indexOf(one.replaceAll('{me}', '灯')));
      return Math.max(...found);
    });
    expect(places).toEqual(places.filter((place) => place > 0).toSorted((a, b) => a - b));
    expect(places.length).toBeGreaterThanOrEqual(4);
    expect(steps.slice(-2, -1)).toEqual([told]);
  });

  it('names nobody twice where somebody else can be told of', () => {
    const kept = (chapter: number, spine: string): LivedChapter => ({
      ...{ chapter, world: 'clock-house', spine, outcome: 'kept', learnt: [], named: [] },
    });
    const lived = [kept(1, 'the-last-lot'), kept(2, 'who-took-the-pendulum')];
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const save = { ...newSave(seed, ['clock-house']), chapter: 3, lived };
      const [first, second] = tomorrowPieces(save, TOMORROW).map(({ passage }) =>
        JSON.stringify(passage),
      );
      // Both wordings of the first chapter tell of him, and one of the second.
      expect(first).toContain('ハリマ');
      expect(second).not.toContain('ハリマ');
    }
  });
});
