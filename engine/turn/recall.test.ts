import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { offlineNarrator } from '../narration/offline-narrator';
import type { PlotScene } from '../storylets/format/spine';
import { TOPICS } from '../storylets/format/topic';
import { situationOf } from '../narration/testing/request-of';
import { rivalRecallAt } from './recall';
import { namingAlike } from './topic-words';
import { newSave } from './save';
import { step, type Step } from './step';
import { participantOf } from './testing/play-story';
import { visitsTo, worldOfVisit } from './visits';

const TWO_WORLDS = WORLDS.filter(({ id }) => id === 'harbour-town' || id === 'clock-house');
const VISITS = visitsTo(TWO_WORLDS, 5);
const SEEDS = [1, 2, 3, 4, 5, 6];
const WORLD_IDS = VISITS.map(({ id }) => id);

const SCENES = new Map<string, PlotScene>(
  TWO_WORLDS.flatMap(({ id, spines = [] }) =>
    spines.flatMap(({ scenes }) => scenes.map((scene) => [`${id}/${scene.id}`, scene] as const)),
  ),
);

/** An answer that a memory begins; a new chapter's first one compares promises instead. */
interface Citing {
  readonly name: string;
  readonly step: Step;
  /** The section that it answers. */
  readonly answered: string;
  /** Sections of the same chapter since the one before; Infinity for the chapter's first. */
  readonly apart: number;
}

async function citingIn(seed: number): Promise<Citing[]> {
  const citing: Citing[] = [];
  let answered = '';
  for (let save = newSave(seed, WORLD_IDS); !save.ended;) {
    const next = await step(save, participantOf('平和'), VISITS, offlineNarrator);
    const { chapter, section } = next.played;
    const isAnswer = next.played.turn.role === 'user' && section > 2;
    if (isAnswer && (next.facts.cites ?? []).length > 0) {
      const last = citing.at(-1)?.step.played;
      const apart = last?.chapter === chapter ? section - last.section : Infinity;
      citing.push({ name: `${seed}: ${chapter}/${section}`, step: next, answered, apart });
    }
    answered = next.played.turn.turn;
    save = next.save;
  }
  return citing;
}

describe('the rival', () => {
  it('remembers another world than the one that it stands in', () => {
    const [harbour] = TWO_WORLDS.filter(({ id }) => id === 'harbour-town');
    const scene = harbour?.spines
      ?.flatMap(({ scenes }) => scenes)
      .find(({ id }) => id === 'sagiri-on-the-bollard');
    if (harbour === undefined || scene === undefined) throw new Error('the rival is not there');
    const situation = { ...situationOf(), world: harbour };
    const plot = {
      ...{ spine: 'evening-ship', from: 0, failed: [], deeds: [[]], since: {} },
      ...{ morning: '', recalledAt: 0 },
    };
    const lived = [
      { world: 'harbour-town', spine: 'tonights-lamp', chapter: 1 },
      { world: 'clock-house', spine: 'the-first-mile', chapter: 2 },
    ].map((one) => ({ ...one, outcome: 'kept' as const, learnt: ['kept'], named: [] }));
    const worldsOf = (chapters: typeof lived) =>
      [1, 2, 3].map((seed) => {
        const save = { ...newSave(seed, WORLD_IDS), section: 20, plot, lived: chapters };
        return rivalRecallAt(save, scene, situation)?.lived.world;
      });
    expect(new Set(worldsOf(lived))).toEqual(new Set(['clock-house']));
    expect(new Set(worldsOf(lived.slice(0, 1)))).toEqual(new Set([undefined]));
  });
});

describe('a memory of an earlier chapter', () => {
  let citing: readonly Citing[];
  beforeAll(async () => {
    citing = (await Promise.all(SEEDS.map(citingIn))).flat();
  });

  it('comes now and then', () => {
    expect(citing.length).toBeGreaterThanOrEqual(SEEDS.length / 2);
    expect(citing.length).toBeLessThan(10 * SEEDS.length);
  });

  it('is of another world than the one that the traveller stands in', () => {
    const worldOf = (chapter: number) => worldOfVisit(WORLD_IDS[chapter - 1] ?? '');
    const own = citing.filter(({ step: { played, facts } }) =>
      (facts.cites ?? []).some(({ chapter }) => worldOf(chapter) === worldOf(played.chapter)),
    );
    expect(own).toEqual([]);
  });

  it('comes where something is being sought or tried, not where it is decided or ends', () => {
    const scenes = citing.map(({ step }) => SCENES.get(step.facts.scene));
    expect(new Set(scenes.map((scene) => scene?.role))).toEqual(new Set(['obstacle', 'lead']));
    for (const scene of scenes) expect(scene?.tension).toBeLessThanOrEqual(3);
  });

  it('comes a few times a chapter at most', () => {
    expect(Math.min(...citing.map(({ apart }) => apart))).toBeGreaterThan(6);
  });

  it('is of something that the deed names, or the section before, and comes first', () => {
    for (const {
      name,
      answered,
      step: { played, facts },
    } of citing) {
      const [memory = '', ...deed] = played.turn.turn.split('\n');
      expect([name, memory]).toEqual([name, expect.stringContaining(facts.cites?.[0]?.word ?? '')]);
      const told = { section: answered, deed: [deed.join('')] };
      expect([name, namingAlike(TOPICS, told, [memory])]).toEqual([name, [memory]]);
    }
  });
});
