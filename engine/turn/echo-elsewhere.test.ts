import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { allWords } from '../narration/leaning';
import { offlineNarrator } from '../narration/offline-narrator';
import type { PlotScene } from '../storylets/format/spine';
import { beginBook } from './book';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const SCENES: ReadonlyMap<string, PlotScene> = new Map(
  TWO_WORLDS.flatMap(({ id, spines = [] }) =>
    spines.flatMap(({ scenes }) => scenes.map((scene) => [`${id}/${scene.id}`, scene] as const)),
  ),
);

async function stepsOf(serial: number): Promise<Step[]> {
  const { worlds, save: begun } = beginBook({ seed: serial, serial, worlds: TWO_WORLDS });
  const steps: Step[] = [];
  for (let save = begun; !save.ended;) {
    const next = await step(save, participantOf('平和'), worlds, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

/** Whether a section tells what came of the action before it. */
function echoes({ played, facts }: Step, before: Step): boolean {
  const action = SCENES.get(before.facts.scene)?.actions.find(
    ({ id }) => id === before.facts.action,
  );
  const wordings = allWords(action?.echo ?? [])
    .split('\n')
    .filter((text) => text !== '');
  const isNext = facts.scene !== before.facts.scene;
  return isNext && wordings.some((text) => played.turn.turn.includes(text));
}

describe('what comes of a deed', () => {
  it('is heard of elsewhere, and never of a morning', async () => {
    const steps = (await Promise.all([1, 2, 3].map(stepsOf))).flat();
    const heard = steps.flatMap((one, index) => {
      const before = steps[index - 1];
      return before !== undefined && echoes(one, before) ? [[one, before] as const] : [];
    });
    expect(heard).not.toHaveLength(0);
    for (const [one, before] of heard) {
      const scene = SCENES.get(one.facts.scene);
      const acted = SCENES.get(before.facts.scene);
      expect(acted?.role).not.toBe('morning');
      expect(acted?.at.filter((place) => scene?.at.includes(place))).toEqual([]);
    }
  });
});
