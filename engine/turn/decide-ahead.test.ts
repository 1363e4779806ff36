import { WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import { offlineNarrator } from '../narration/offline-narrator';
import { decideAhead } from './decide-ahead';
import type { Decider } from './decider';
import { ENGINES_CHOICE } from './decision';
import { decisionPoint, type DecisionPoint } from './decision-point';
import { parseSave, serialiseSave, type StorySave } from './save';
import { step, type Step } from './step';
import { beginStory, participantOf } from './testing/play-story';

const PARTICIPANT = participantOf('混沌');
const TURNS = 120;

const idsOf = (point: DecisionPoint): readonly string[] =>
  point.role === 'model'
    ? point.scenes.map(({ chosen }) => chosen.storylet.id)
    : point.options.map(({ action }) => action.id);

const lastOne: Decider = {
  decide: (_, point) => Promise.resolve({ ...ENGINES_CHOICE, pick: idsOf(point).at(-1) ?? null }),
};
const unknownOne: Decider = {
  decide: () => Promise.resolve({ ...ENGINES_CHOICE, pick: 'toString' }),
};

interface Decided extends Step {
  readonly before: StorySave;
  readonly point: DecisionPoint | null;
}

async function play(decider: Decider | null): Promise<readonly Decided[]> {
  const steps: Decided[] = [];
  let save = beginStory(5);
  while (steps.length < TURNS) {
    const point = decisionPoint(save, PARTICIPANT, WORLDS);
    const before =
      decider === null ? save : ((await decideAhead(save, PARTICIPANT, WORLDS, decider)) ?? save);
    const next = await step(before, PARTICIPANT, WORLDS, offlineNarrator);
    steps.push({ ...next, before, point });
    save = next.save;
  }
  return steps;
}

const textsOf = (steps: readonly Step[]) => steps.map(({ played }) => played.turn.turn);
const own = await play(null);

describe('a turn that was decided ahead', () => {
  it('has the scene and the action that were picked', async () => {
    const steps = await play(lastOne);
    const decided = steps.filter(({ point }) => point !== null);
    expect(decided.length).toBeGreaterThan(TURNS / 3);
    for (const { point, save, facts } of decided) {
      if (point === null) continue;
      const pick = idsOf(point).at(-1);
      expect(point.role === 'model' ? save.scene?.storylet : facts.action).toBe(pick);
    }
    expect(textsOf(steps)).not.toEqual(textsOf(own));
  });

  it('is the same when it is played again from its save', async () => {
    for (const { before, played } of (await play(lastOne)).slice(0, 40)) {
      const again = await step(
        parseSave(serialiseSave(before)),
        PARTICIPANT,
        WORLDS,
        offlineNarrator,
      );
      expect(again.played).toEqual(played);
    }
  });

  it('is not decided twice, and leaves nothing behind', async () => {
    const steps = await play(lastOne);
    for (const { before, save, point } of steps) {
      expect(before.decided).toHaveLength(point === null ? 0 : 1);
      expect(save.decided).toEqual([]);
      if (point === null) continue;
      expect(await decideAhead(before, PARTICIPANT, WORLDS, unknownOne)).toBeNull();
    }
  });

  it('is the engine’s own where the pick is not possible', async () => {
    expect(textsOf(await play(unknownOne))).toEqual(textsOf(own));
  });

  it('has the deed that nobody wrote for its scene, now and then', async () => {
    const helper: Decider = {
      decide: (_, point) => {
        const person = point.role === 'user' ? point.means?.people[0] : undefined;
        return Promise.resolve(
          person === undefined
            ? ENGINES_CHOICE
            : { ...ENGINES_CHOICE, deed: { does: 'help', person } },
        );
      },
    };
    const steps = await play(helper);
    const helped = steps.filter(({ facts }) => facts.action === 'own-help');
    expect(helped).not.toHaveLength(0);
    for (const { events } of helped) {
      expect(events.map(({ type }) => type).filter((type) => type !== 'trust')).toEqual(['hurt']);
    }
    const chapters = new Map<number, number[]>();
    for (const { played } of helped) {
      chapters.set(played.chapter, [...(chapters.get(played.chapter) ?? []), played.section]);
    }
    for (const sections of chapters.values()) {
      expect(sections.length).toBeLessThanOrEqual(4);
      expect(
        sections.every((one, index) => index === 0 || one - (sections[index - 1] ?? 0) > 6),
      ).toBe(true);
    }
  });
});
