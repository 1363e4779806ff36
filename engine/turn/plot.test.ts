import { INTERRUPTIONS, WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import { offlineNarrator } from '../narration/offline-narrator';
import type { Participant } from '../ports/entries/participant';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import type { Spine } from '../storylets/format/spine';
import { leadsPast } from '../plot/leads-past';
import { MAX_PASSES } from '../plot/plot-memory';
import { newSave, parseSave, serialiseSave, type StorySave } from './save';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';
import {
  WELL,
  WELL_TO_BE_WITHHELD,
  WELL_WITH_A_LATE_HOUR,
  WELL_WITH_A_LEAK,
  WELL_WITH_A_WAY_OUT,
  WELL_WITH_AN_HOUR,
  WELL_WITH_DEAR_WATER,
  WELL_WITH_HEAVY_BUCKET,
  WELL_WITH_HEAVY_LID,
  WELL_WITH_NARROW_GATE,
  WELL_WITH_TWO_BUCKETS,
} from './testing/well-spine';

const worldsWith = (spine: Spine) => WORLDS.map((world) => ({ ...world, spines: [spine] }));
/** From this scene on, what is tried fails if nothing has. */
const SCENES_BEFORE_A_FAILURE = 3;
const SEEDS = Array.from({ length: 30 }, (_, index) => index + 1);

/** Nothing comes between the traveller and the hour of the promise. */
const INTERRUPTED = INTERRUPTIONS.map(({ id }) => id);

/** The first chapter of a story, its save written and read before each turn. */
async function playChapter(
  seed: number,
  participant: Participant,
  spine: Spine,
): Promise<readonly Step[]> {
  const worlds = worldsWith(spine);
  const steps: Step[] = [];
  let save: StorySave = { ...newSave(seed, ['harbour-town', 'clock-house']), shared: INTERRUPTED };
  while (save.chapter === 1) {
    if (steps.length > 100) throw new Error(`chapter ${seed} does not end`);
    const next = await step(parseSave(serialiseSave(save)), participant, worlds, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

/** Whether an action at an obstacle leads past it. */
const WAYS: ReadonlyMap<string, boolean> = new Map(
  WORLDS.flatMap(({ id: world, spines = [] }) =>
    spines.flatMap(({ scenes: all }) =>
      all.flatMap((scene) =>
        scene.obstacle === undefined
          ? []
          : scene.actions.map((one) => [`${world}/${scene.id}/${one.id}`, leadsPast(scene, one)]),
      ),
    ),
  ),
);

/** The first chapter of a story in the worlds as they are. */
async function playWorlds(seed: number): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (let save = newSave(seed, ['harbour-town', 'clock-house']); save.chapter === 1;) {
    const next = await step(save, withTrait('よく眠る。'), WORLDS, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

const withTrait = (text: string): Participant =>
  participantOf('景気', { equipment: { ...EMPTY_EQUIPMENT, text } });

/** Why the traveller comes to the gate and the clerk of the well, and how these scenes begin. */
const WHY = /まず門である。|印があれば、門は通れる。/u;
const WHY_THEN_SCENE =
  /まず門である。\n?(?:gateの場|門は、やはり)|印があれば、門は通れる。\n?clerkの場/u;
/** The ways in which the climax was tried, in order. */
const triesAtWater = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ facts: { scene, action } }) =>
    scene.endsWith('/water') && action !== undefined ? [action.split('.')[0] ?? ''] : [],
  );

const playAll = (participant: Participant, spine = WELL): Promise<(readonly Step[])[]> =>
  Promise.all(SEEDS.map((seed) => playChapter(seed, participant, spine)));

const chapters = await playAll(withTrait('よく眠る。'));
const chaptersOfLateHour = await playAll(withTrait('力が弱い。'), WELL_WITH_A_LATE_HOUR);
const chaptersOfWorlds = await Promise.all(SEEDS.map((seed) => playWorlds(seed)));
const everyStep = chapters.flat();
const scenes = (steps: readonly Step[]) =>
  steps.filter(({ played }) => played.turn.role === 'model');

const namesOf = (steps: readonly Step[]): readonly (string | undefined)[] =>
  steps.map(({ facts }) => facts.scene.split('/')[1]);

describe('a chapter whose day repeats', () => {
  it('settles its promise, or loses it in the last night', async () => {
    const weak = await playAll(withTrait('力が弱い。'), WELL_WITH_HEAVY_LID);
    const outcomesOf = (all: readonly (readonly Step[])[]) =>
      all.map((steps) => steps.flatMap(({ facts }) => facts.outcome ?? []));
    for (const outcomes of outcomesOf(chapters)) expect(outcomes).toEqual(['kept']);
    for (const outcomes of outcomesOf(weak)) expect(outcomes).toEqual(['lost']);
    for (const steps of [...chapters, ...weak]) {
      const passes = steps.map(({ facts }) => facts.pass);
      expect(Math.max(...passes)).toBeLessThanOrEqual(MAX_PASSES);
    }
  });

  it('loses a promise only on the last day: before, a failure ends the day alone', async () => {
    for (const steps of await playAll(withTrait('力が弱い。'), WELL_WITH_HEAVY_BUCKET)) {
      const tried = steps.filter(({ facts }) => facts.scene.endsWith('/water') && facts.attempt);
      expect(tried.map(({ facts }) => [facts.pass, facts.outcome])).toEqual([
        [1, undefined],
        [2, undefined],
        [3, 'lost'],
      ]);
      const next = steps[steps.findIndex((one) => one === tried[0]) + 1];
      expect(next?.facts.pass).toBe(2);
    }
  });

  it('tries at the climax another way than the one that failed', async () => {
    const pairs = (await playAll(withTrait('よく眠る。'), WELL_WITH_TWO_BUCKETS))
      .map(triesAtWater)
      .filter((tries) => tries.length > 1);
    expect(pairs.length).toBeGreaterThan(SEEDS.length / 3);
    for (const [first, second] of pairs) expect(second).not.toBe(first);
  });

  it('does better what failed at the climax, where no other way is left', async () => {
    const all = await playAll(withTrait('よく眠る。'), WELL_WITH_HEAVY_BUCKET);
    const shareKept = (tries: readonly Step[]) =>
      tries.filter(({ facts }) => facts.outcome === 'kept').length / tries.length;
    const tried = all.flat().filter(({ facts }) => facts.action?.startsWith('give') === true);
    const first = tried.filter(({ facts }) => facts.pass === 1);
    const later = tried.filter(({ facts }) => facts.pass > 1);
    expect(shareKept(later)).toBeGreaterThan(shareKept(first) + 0.15);
  });

  it('is not lost by one who is good at what it takes', async () => {
    const all = await playAll(withTrait('力持ち。'), WELL_WITH_TWO_BUCKETS);
    const outcomes = all.flat().flatMap(({ facts }) => facts.outcome ?? []);
    expect(new Set(outcomes)).toEqual(new Set(['kept']));
  });

  it('fails where the price of success is not in the purse, and takes what there is', async () => {
    const played = await playAll(withTrait('力が弱い。'), WELL_WITH_DEAR_WATER);
    const tried = played
      .flat()
      .filter(({ facts }) => facts.scene.endsWith('/water') && facts.attempt);
    const settled = tried.filter(({ facts }) => facts.outcome !== undefined);
    expect(new Set(settled.map(({ facts }) => facts.outcome))).toEqual(new Set(['kept', 'lost']));
    const lost = settled.filter(({ facts }) => facts.outcome === 'lost');
    expect(new Set(lost.map(({ save }) => save.state.money))).toEqual(new Set([0]));
    expect(settled).toHaveLength(SEEDS.length);
  });

  it('tells a failure by what was known before it, and by how the promise has ended', async () => {
    for (const steps of await playAll(withTrait('力が弱い。'), WELL_WITH_A_LEAK)) {
      const told = steps
        .filter(({ facts }) => facts.attempt === 'failed')
        .map(({ played }) =>
          played.turn.turn.match(/はじめてこぼれた|今度もこぼれた|もう朝は来ない|また朝が来る/gu),
        );
      expect(told).toEqual([
        ['はじめてこぼれた', 'また朝が来る'],
        ['今度もこぼれた', 'また朝が来る'],
        ['今度もこぼれた', 'もう朝は来ない'],
      ]);
    }
  });

  it('begins each morning with the words of the first, and then goes on differently', () => {
    const repeated = chapters.filter((steps) => steps.some(({ facts }) => facts.echo));
    expect(repeated).not.toHaveLength(0);
    for (const steps of repeated) {
      const [first] = steps;
      const [opening = ''] = (first?.played.turn.turn ?? '').split('\n');
      for (const { played, facts } of steps.filter((one) => one.facts.echo)) {
        expect(played.turn.turn.startsWith(opening)).toBe(true);
        expect(played.turn.turn).toContain('また同じ朝');
        expect(facts.pass).toBeGreaterThan(1);
      }
    }
  });

  it('says why the traveller comes directly before what happens there', () => {
    const told = everyStep.map(({ played }) => played.turn.turn).filter((text) => WHY.test(text));
    expect(told).not.toHaveLength(0);
    for (const text of told) expect(text).toMatch(WHY_THEN_SCENE);
  });

  it('stays on one day, whose hours never run back before the next morning', () => {
    const hours = ['dawn', 'day', 'dusk', 'night'];
    for (const steps of chapters) {
      expect(new Set(steps.map(({ state }) => state.day)).size).toBe(1);
      for (const [index, { state }] of steps.entries()) {
        const before = steps[index - 1]?.state;
        if (before === undefined || before.pass !== state.pass) continue;
        expect(hours.indexOf(state.time)).toBeGreaterThanOrEqual(hours.indexOf(before.time));
      }
    }
  });

  it('takes back in the morning what was done, and leaves purse and knowledge', () => {
    const mornings = everyStep.filter(({ facts }) => facts.echo);
    for (const { state } of mornings) expect(state.facts).toEqual([]);
    const knowing = mornings.filter(({ state }) => Object.hasOwn(state.knowledge, 'crack'));
    expect(knowing).not.toHaveLength(0);
    const poorer = mornings.filter(({ state }) => state.money < 30);
    expect(poorer).not.toHaveLength(0);
  });

  it('sees an attempt fail before the first night, unless nothing was left to try by then', () => {
    for (const steps of chapters) {
      const inFirstPass = steps.filter(({ facts }) => facts.pass === 1);
      const attempts = inFirstPass
        .slice(2 * SCENES_BEFORE_A_FAILURE)
        .flatMap(({ facts }) => (facts.attempt === undefined ? [] : [facts.attempt]));
      const failed = inFirstPass.some(({ facts }) => facts.attempt === 'failed');
      expect(failed || attempts.length === 0).toBe(true);
    }
  });

  it('has the consequence follow the failure that caused it', () => {
    const consequences = chapters.flatMap((steps) =>
      scenes(steps)
        .filter(({ facts }) => facts.scene.endsWith('/guard'))
        .map((one) => ({ one, steps })),
    );
    expect(consequences).not.toHaveLength(0);
    for (const { one, steps } of consequences) {
      const sections = one.facts.because.map(({ section }) => section);
      const causes = steps.filter(({ played }) => sections.includes(played.section));
      expect(causes.map(({ facts }) => [facts.action, facts.attempt])).toContainEqual([
        'climb',
        'failed',
      ]);
    }
  });

  it('leaves to a later pass what only somebody can do who has lived the day before', () => {
    const loopers = everyStep.filter(({ facts }) => facts.action === 'pry');
    expect(loopers).not.toHaveLength(0);
    for (const { facts } of loopers) {
      expect(facts.pass).toBeGreaterThan(1);
      expect(facts.learntInPass).toBeLessThan(facts.pass);
    }
  });

  it('plays the hour of the promise on every day that has not cleared the way, and fails there', () => {
    for (const steps of chaptersOfLateHour) {
      const told = namesOf(scenes(steps));
      const ends = told.flatMap((name, index) =>
        name === 'stroke' || name === 'dry' ? [told[index - 1]] : [],
      );
      expect(ends).toEqual(['bell', 'bell', 'bell']);
      for (const night of scenes(steps).filter(({ facts }) => facts.scene.endsWith('/stroke'))) {
        const causes = night.facts.because.map(({ section }) => section);
        expect(causes).toContain(night.played.section - 1);
      }
    }
  });

  it('does in the next evening what it has not done in the one before', () => {
    for (const steps of chaptersOfLateHour) {
      const [first, second] = steps.flatMap(({ facts: { scene, action } }) =>
        scene.endsWith('/bell') && action !== undefined ? [action] : [],
      );
      expect(first).toBeDefined();
      expect(second).not.toBe(first);
    }
  });

  it('begins the hour of the promise before its climax, and lets nothing come between', async () => {
    const all = await playAll(withTrait('よく眠る。'), WELL_WITH_AN_HOUR);
    for (const steps of all) {
      const told = namesOf(scenes(steps));
      const climaxes = told.flatMap((name, index) => (name === 'water' ? [told[index - 1]] : []));
      expect(climaxes).toEqual(['rope']);
      expect(told.filter((name) => name === 'rope')).toHaveLength(1);
    }
  });
});

describe('the character', () => {
  it('breaks no promise where it is one that keeps them', async () => {
    const brokenBy = async (trait: string) => {
      const all = await playAll(withTrait(trait), WELL_WITH_A_WAY_OUT);
      return all.flat().filter(({ facts }) => facts.outcome === 'broken').length;
    };
    expect(await brokenBy('約束は必ず守る。')).toBe(0);
    expect(await brokenBy('よく眠る。')).toBeGreaterThan(0);
  });

  it('breaks few promises where nothing speaks for it, also in 混沌', async () => {
    const chaotic = participantOf('混沌', {
      equipment: { ...EMPTY_EQUIPMENT, text: 'よく眠る。' },
    });
    const all = await playAll(chaotic, WELL_TO_BE_WITHHELD);
    const broken = all.flat().filter(({ facts }) => facts.outcome === 'broken');
    expect(broken.length).toBeLessThan(SEEDS.length / 3);
  });

  it('walks away from no door that it has opened on an earlier day', async () => {
    const later: string[] = [];
    for (const steps of await playAll(withTrait('力が弱い。'), WELL_WITH_NARROW_GATE)) {
      const deeds = steps.flatMap(({ facts: { action, pass } }) =>
        action === undefined ? [] : [{ action, pass }],
      );
      const opened = deeds.find(({ action }) => action === 'squeeze');
      if (opened === undefined) continue;
      const after = deeds.filter(({ pass }) => pass > opened.pass).map(({ action }) => action);
      later.push(...after.filter((one) => one === 'squeeze' || one === 'look'));
    }
    expect(new Set(later)).toEqual(new Set(['squeeze']));
  });

  it('walks away from no door on the last day', () => {
    const lastDay = chaptersOfWorlds.flatMap((steps) =>
      steps.filter(({ facts, played }) => facts.pass === MAX_PASSES && played.turn.role === 'user'),
    );
    const ways = lastDay.flatMap(
      ({ facts }) => WAYS.get(`${facts.scene}/${facts.action?.split('.')[0] ?? ''}`) ?? [],
    );
    expect(ways).not.toHaveLength(0);
    expect(ways).not.toContain(false);
  });

  it('comes to an obstacle again on the same day only for a way past it', () => {
    const returns: (readonly [way: string, leadsPast: boolean])[] = [];
    for (const [index, steps] of chaptersOfWorlds.entries()) {
      const seen = new Set<string>();
      for (const { facts, played } of steps) {
        const way = `${facts.scene}/${facts.action?.split('.')[0] ?? ''}`;
        const isWay = WAYS.get(way);
        if (played.turn.role !== 'user' || isWay === undefined) continue;
        const visit = `${facts.pass} ${facts.scene}`;
        if (seen.has(visit)) returns.push([`${SEEDS[index] ?? 0} ${way}`, isWay]);
        seen.add(visit);
      }
    }
    expect(returns.filter(([, isWay]) => !isWay)).toEqual([]);
    expect(returns).not.toHaveLength(0);
  });

  it('tries what it can do, and succeeds at it more often', async () => {
    const climbing = (all: readonly (readonly Step[])[]) =>
      all.flat().filter(({ facts }) => facts.action === 'climb');
    const shareOf = (steps: readonly Step[]) =>
      steps.filter(({ facts }) => facts.attempt === 'succeeded').length / steps.length;
    const climbers = climbing(await playAll(withTrait('木登りが得意。')));
    const lame = climbing(await playAll(withTrait('足が悪い。')));
    expect(climbers.length).toBeGreaterThan(2 * lame.length);
    expect(shareOf(climbers)).toBeGreaterThan(shareOf(climbing(chapters)));
    for (const { facts } of climbers) expect(facts.shows).toContain('skill');
  });
});
