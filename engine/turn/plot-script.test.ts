import { expect, it } from 'vitest';
import { WORLDS } from '#content';
import type { PlotScene } from '../storylets/format/spine';
import { situationOf } from '../narration/testing/request-of';
import { plotActionScript } from './plot-script';

const NOTHING = { bindings: {}, figures: {} } as const;

it('looks around in no answer at the hour of the promise', () => {
  const scenes = WORLDS.flatMap(({ spines = [] }) => spines.flatMap((one) => one.scenes));
  const glancesIn = (scene: PlotScene) =>
    plotActionScript(
      [
        { id: 'glance', passage: ['雪が降る。'], weight: 'need', paragraph: 0, ...NOTHING },
        { id: 'deed', passage: ['名を呼ぶ。'], weight: 'must', paragraph: 1, ...NOTHING },
      ],
      scene,
      situationOf(),
    ).filter(({ passage }) => passage.includes('雪が降る。')).length;
  const deciding = new Set(['prelude', 'climax', 'evening', 'lost']);
  const hours = scenes.filter(({ role }) => deciding.has(role));
  expect(hours.length).toBeGreaterThan(20);
  expect(hours.filter((scene) => glancesIn(scene) > 0)).toEqual([]);
  expect(scenes.filter(({ role }) => role === 'lead').some((one) => glancesIn(one) > 0)).toBe(true);
});
