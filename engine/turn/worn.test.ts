import { describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { findItem } from '../../story/catalogue/catalogue';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { tagsOf } from '../../story/goods/tags';
import { offlineNarrator } from '../narration/offline-narrator';
import { newSave } from './save';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';

/** 仕立屋の裁ち刀, 雨戸の大盾, 灯台守の杖, 約束を刻んだ剣 */
const HANDS = [307, 605, 720, 337];
/** Attempts with it are compared with those without: that takes more stories than to see that it is named. */
const COMPARED = 605;
const FEW_SEEDS = [1, 2, 3, 4];
const SEEDS = [...FEW_SEEDS, 5, 6, 7, 8];

const played = new Map<number | null, Promise<readonly Step[]>>();

/** Chapters in the harbour and in the clock-house, of travellers of each camp that hold this; played once. */
function chaptersOf(hand: number | null): Promise<readonly Step[]> {
  const chapters = played.get(hand) ?? playChapters(hand);
  played.set(hand, chapters);
  return chapters;
}

async function playChapters(hand: number | null): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const camp of CAMPS) {
    const equipment = { ...EMPTY_EQUIPMENT, hand };
    const participant = participantOf(camp, { equipment, category: [] });
    for (const seed of hand === null || hand === COMPARED ? SEEDS : FEW_SEEDS) {
      for (let save = newSave(seed, ['harbour-town', 'clock-house'], 0); !save.ended;) {
        const next = await step(save, participant, WORLDS, offlineNarrator);
        steps.push(next);
        save = next.save;
      }
    }
  }
  return steps;
}

const ACTIONS = WORLDS.flatMap(({ id: world, spines = [] }) =>
  spines.flatMap(({ scenes }) =>
    scenes.flatMap(({ id, actions }) =>
      actions.map(({ id: action, attempt }) => ({ id: `${world}/${id}/${action}`, attempt })),
    ),
  ),
);

describe('what a character wears', () => {
  it('is named in the sections in which it helps, and in no other', async () => {
    for (const hand of HANDS) {
      const name = findItem(hand)?.商品名 ?? '';
      const steps = await chaptersOf(hand);
      const helped = steps.filter(({ played }) => played.turn.worn !== undefined);
      expect(helped.length, name).toBeGreaterThan(2);
      for (const { played, facts } of helped) {
        expect(played.turn.worn).toBe(name);
        expect(played.turn.turn).toContain(name);
        expect(facts.attempt).toMatch(/^(?:succeeded|cost)$/u);
      }
    }
  });

  it('helps an attempt to succeed', async () => {
    const tags = tagsOf(COMPARED);
    const suiting = ACTIONS.filter(({ attempt }) =>
      (attempt?.tools ?? []).some((tag) => tags.includes(tag)),
    ).map(({ id }) => id);
    const shareOf = (steps: readonly Step[]): number => {
      const results = steps.flatMap(({ facts: { scene, action = '', attempt } }) =>
        attempt !== undefined && suiting.includes(`${scene}/${action.split('.')[0]}`)
          ? [attempt]
          : [],
      );
      return results.filter((result) => result === 'succeeded').length / results.length;
    };
    expect(shareOf(await chaptersOf(COMPARED))).toBeGreaterThan(shareOf(await chaptersOf(null)));
  });

  it('helps nobody who wears nothing', async () => {
    const steps = await chaptersOf(null);
    expect(steps.flatMap(({ played }) => played.turn.worn ?? [])).toEqual([]);
  });
});

it('has wordings for every tag by which worn goods help', () => {
  const tags = new Set(ACTIONS.flatMap(({ attempt }) => attempt?.tools ?? []));
  expect(tags.size).toBeGreaterThan(8);
  expect([...tags].sort()).toEqual(Object.keys(FRAME.tools).sort());
  for (const wordings of Object.values(FRAME.tools)) {
    expect(wordings.length).toBeGreaterThanOrEqual(4);
    for (const one of wordings) expect(one).toContain('{tool}');
  }
});
