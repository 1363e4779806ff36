import { beforeAll, describe, expect, it } from 'vitest';
import { LEFT_BY_WORLDS, WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import type { Beat } from '../storylets/format/storylet';
import { wordingsOf } from '../storylets/testing/wordings';
import type { Step } from './step';
import { participantOf, playStory, sampleStory } from './testing/play-story';

const TRAIT = '方向音痴で、猫に好かれる';

const SEEDS = [3, 8, 21];

let stories: Step[][];

beforeAll(async () => {
  const participant = participantOf('平和', { equipment: { ...EMPTY_EQUIPMENT, text: TRAIT } });
  stories = await Promise.all(SEEDS.map((seed) => playStory(seed, participant)));
});

const worldOf = ({ save, played }: Step) =>
  WORLDS.find(({ id }) => id === save.worlds[played.chapter - 1]);

/** The player's answers to one step of the promise, one per chapter. */
function answersTo(steps: readonly Step[], beat: Beat): Step[] {
  return steps.filter((step, index) => {
    const asked = steps[index - 1]?.save.scene?.storylet;
    const world = worldOf(step);
    return world?.storylets.some((one) => one.id === asked && one.beat === beat) === true;
  });
}

/** The action that a step chose. */
function takenIn(step: Step) {
  const { echo } = step.save;
  const storylet = worldOf(step)?.storylets.find(({ id }) => id === echo?.storylet);
  return storylet?.actions?.find(({ id }) => id === echo?.action);
}

/** Why a scene of a repeating day happens. */
const BECAUSE = WORLDS.flatMap(({ spines = [] }) => spines)
  .flatMap(({ scenes }) => scenes.flatMap(({ because = [] }) => wordingsOf(because)))
  .map(({ text }) => text);

describe('a reader', () => {
  it('learns on the first page who wakes up where, with what, and what for', () => {
    for (const steps of stories) {
      const first = steps[0]?.played.turn.turn ?? '';
      expect(first).toContain('鐘');
      expect(first).toContain('世界');
      expect(first).toMatch(/歯車[^。]*(?:歯|欠)|欠けた歯車/u);
      expect(first).toContain(TRAIT);
    }
  });

  it('meets at the head of most chapters what the world before has left in the traveller', () => {
    for (const steps of stories) {
      const heads = steps.filter(({ played }) => played.section === 1 && played.chapter > 1);
      const remembering = heads.filter(({ save, played }) =>
        LEFT_BY_WORLDS[save.worlds[played.chapter - 2] ?? '']?.some((text) =>
          skeleton(text).test(played.turn.turn),
        ),
      );
      expect(remembering.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('learns at the end of the answer to a promise found what will be done about it', () => {
    for (const steps of stories) {
      const answers = answersTo(steps, 'found');
      const chapters = steps.filter(
        ({ played, state }) => played.section === 1 && state.pass === 0,
      );
      expect(answers).toHaveLength(chapters.length);
      for (const answer of answers) {
        const last = answer.played.turn.turn.split('\n').at(-1);
        const resolves = worldOf(answer)?.quest.resolve.map((text) => skeleton(text)) ?? [];
        expect(resolves.some((resolve) => resolve.test(last ?? ''))).toBe(true);
      }
    }
  });

  it('learns on the way why the traveller goes there, several times a chapter', () => {
    for (const steps of stories) {
      const texts = steps.map(({ played }) => played.turn.turn).join('\n');
      const ways = WORLDS.flatMap(({ quest }) => Object.values(quest.ways).flat());
      const reasons = [...ways, ...BECAUSE]
        .map((text) => skeleton(text))
        .filter((reason) => reason.test(texts));
      expect(reasons.length).toBeGreaterThan(12);
    }
  });

  it('reads the words of the trait on the first page alone: later on it is seen in deeds', () => {
    for (const steps of stories) {
      const quoting = steps.filter(({ played }) => played.turn.turn.includes(TRAIT));
      expect(quoting).toEqual([steps[0]]);
    }
  });
});

describe('how a promise ends', () => {
  it.each(CAMPS)('is what %s would do', async (camp) => {
    const stories = await Promise.all([...SEEDS, 34, 55].map((seed) => sampleStory(seed, camp)));
    const appeals = stories
      .flatMap((steps) => answersTo(steps, 'settled'))
      // Without money a character that strives for profit cannot pay, and finds another way.
      .filter(({ state }) => camp !== '景気' || state.money > 0)
      .flatMap((answer) => takenIn(answer) ?? [])
      .map(({ appeal }) => appeal[camp]);
    expect(appeals.length).toBeGreaterThanOrEqual(stories.length);
    expect(new Set(appeals)).toEqual(new Set([3]));
  });
});

/** A pattern for a wording with any text in its slots. */
function skeleton(text: string): RegExp {
  const literal = text.replace(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(literal.replace(/\{[^{}]*\}/gu, '.+?'), 'u');
}
