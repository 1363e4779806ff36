import { beforeAll, describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import { sentencesOf } from '../japanese/sentences';
import { wordingsOf } from '../storylets/testing/wordings';
import { newSave } from './save';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';
import { TOLL, WELL_WITH_TOLL } from './testing/well-spine';

const BOTH = ['harbour-town', 'clock-house'];

/** The turns of a chapter in the first of these worlds, by a traveller with this trait. */
async function chapterOf(seed: number, text: string, worlds = BOTH): Promise<Step[]> {
  const plain = participantOf('平和');
  const participant = participantOf('平和', { equipment: { ...plain.equipment, text } });
  const steps: Step[] = [];
  for (let save = newSave(seed, worlds, 0); save.chapter === 1;) {
    const next = await step(save, participant, WORLDS, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

/** The first sentence of each wording that says so, or what follows the name in it. */
const AS_BEFORE = [
  ...FRAME.proven,
  ...WORLDS.flatMap(({ spines = [] }) =>
    spines.flatMap(({ obstacles }) =>
      obstacles.flatMap(({ again = [] }) => wordingsOf(again).map(({ text }) => text)),
    ),
  ),
].map((text) => sentencesOf(text)[0]?.split('{me}').at(-1) ?? text);
/** The obstacle that each scene shows. */
const OBSTACLES: ReadonlyMap<string, string | undefined> = new Map(
  WORLDS.flatMap(({ id: world, spines = [] }) =>
    spines.flatMap(({ scenes }) =>
      scenes.map(({ id, obstacle }) => [`${world}/${id}`, obstacle] as const),
    ),
  ),
);
const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);

describe('a way that has worked', () => {
  const chapters = new Map<number, readonly Step[]>();
  beforeAll(async () => {
    for (const seed of SEEDS) chapters.set(seed, await chapterOf(seed, '力持ち'));
  });

  it('works again on the next morning', () => {
    const failedLater: string[] = [];
    for (const [seed, steps] of chapters) {
      const worked = new Set<string>();
      for (const { facts } of steps) {
        const { scene, action = '', attempt } = facts;
        const [intended = ''] = action.split('.');
        const way = `${seed} ${scene}/${intended}`;
        if (attempt === 'failed' && worked.has(way)) failedLater.push(way);
        if (attempt === 'succeeded') worked.add(way);
      }
    }
    expect(failedLater).toEqual([]);
  });

  it('gets the traveller past without a scene of its own, which the morning tells', () => {
    const told: boolean[] = [];
    for (const steps of chapters.values()) {
      const mornings = steps.filter(({ played }, index) => {
        return played.turn.role === 'user' && steps[index - 1]?.facts.echo === true;
      });
      for (const { facts, state, played } of mornings) {
        const says = AS_BEFORE.some((sentence) => played.turn.turn.includes(sentence));
        // A morning's own deed may set a fact of another kind.
        const passed = state.facts.filter((fact) => [...OBSTACLES.values()].includes(fact));
        expect(says).toBe(passed.length > 0);
        told.push(says);
        const later = steps.filter((one) => one.facts.pass === facts.pass && one.played !== played);
        const faced = later.map((one) => OBSTACLES.get(one.facts.scene));
        expect(state.facts.filter((fact) => faced.includes(fact))).toEqual([]);
        expect(played.turn.turn).not.toMatch(/寝言/u);
      }
    }
    expect(told.filter((one) => one).length).toBeGreaterThan(SEEDS.length / 4);
  });
});

describe('a way that costs silver', () => {
  const worlds = WORLDS.map((world) => ({ ...world, spines: [WELL_WITH_TOLL] }));
  const plain = participantOf('景気');
  const weak = participantOf('景気', { equipment: { ...plain.equipment, text: '力が弱い。' } });

  it('is paid again in the morning and told in a sentence, as far as the purse goes', async () => {
    const mornings: {
      readonly purse: number;
      readonly paid: number;
      readonly left: number;
      readonly isTold: boolean;
      readonly isOpen: boolean;
    }[] = [];
    for (const seed of SEEDS.slice(0, 8)) {
      let purse = 0;
      let hasPaid = false;
      for (let save = newSave(seed, ['harbour-town', 'clock-house'], 0); save.chapter === 1;) {
        const next = await step(save, weak, worlds, offlineNarrator);
        const { facts, events, state, played } = next;
        const costs = events.filter(({ type }) => type === 'pay');
        const paid = costs.reduce((sum, { money = 0 }) => sum - money, 0);
        if (facts.action === 'rise' && hasPaid) {
          const isTold = played.turn.turn.includes('十二枚');
          const isOpen = state.facts.includes('gate');
          mornings.push({ purse, paid, left: state.money, isTold, isOpen });
        }
        hasPaid ||= facts.action === 'toll';
        purse = state.money;
        save = next.save;
      }
    }
    for (const { purse, paid, left, isTold, isOpen } of mornings) {
      expect(paid).toBe(purse < TOLL ? 0 : TOLL);
      expect(left).toBe(purse - paid);
      expect([isTold, isOpen]).toEqual([paid > 0, paid > 0]);
    }
    expect(new Set(mornings.map(({ paid }) => paid))).toEqual(new Set([0, TOLL]));
  });
});

describe('a traveller who is afraid, or cannot do something', () => {
  it.each([
    ['高いところが怖い', /下を見ないこと|掌は、もう|袖を引く。引かれた|言葉は口の中で|板の薄さ/u],
    ['泳げない', /陸の側を歩く|泳げる者なら数えない|どれも同じ深さ|石を落とせば沈む/u],
  ])('%s: hesitates where it meets it, once a chapter', async (text, dread) => {
    const counts: number[] = [];
    for (const seed of SEEDS) {
      for (const worlds of [BOTH, BOTH.toReversed()]) {
        const steps = await chapterOf(seed, text, worlds);
        counts.push(steps.filter(({ played }) => dread.test(played.turn.turn)).length);
      }
    }
    expect(Math.max(...counts)).toBe(1);
    expect(counts.filter((count) => count === 1).length).toBeGreaterThanOrEqual(2);
  });
});
