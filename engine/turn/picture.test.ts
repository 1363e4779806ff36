import { beforeAll, describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import { parseSceneUrl, VIEWS, type Scene, type Shot } from '../../story/scene';
import { personKindOf } from './person-kind';
import { objectInText, objectOfGoods } from './scene-object';
import type { Step } from './step';
import { participantOf, playStory } from './testing/play-story';

interface Pictured {
  readonly step: Step;
  readonly scene: Scene;
  readonly shot: Shot;
}

/** 約束を刻んだ剣 */
const equipment = { ...EMPTY_EQUIPMENT, hand: 337, accessory: 821 };
const stories: Pictured[][] = [];

const pictured = (step: Step): Pictured => {
  const scene = parseSceneUrl(step.played.turn.url);
  if (scene?.shot === undefined) throw new Error(step.played.turn.url);
  return { step, scene, shot: scene.shot };
};

beforeAll(async () => {
  for (const [index, camp] of CAMPS.entries()) {
    const participant = participantOf(camp, { image: 'sailor', equipment });
    stories.push((await playStory(index + 1, participant)).map(pictured));
  }
}, 60_000);

const isGameMasters = ({ step }: Pictured): boolean => step.played.turn.role === 'model';

describe('the pictures of a story', () => {
  it('are framed differently from one scene to the next', () => {
    for (const story of stories) {
      const scenes = story.filter(isGameMasters);
      const alike = scenes.filter(({ step, shot }, index) => {
        const above = scenes[index - 1];
        return above?.step.played.chapter === step.played.chapter && above.shot.view === shot.view;
      });
      expect(alike).toEqual([]);
      expect(new Set(scenes.map(({ shot }) => shot.view))).toEqual(new Set(VIEWS));
    }
  });

  it('of a page of ten sections are five that all differ', () => {
    for (const story of stories) {
      const urls = story
        .filter((one) => isGameMasters(one) && one.step.played.section <= 10)
        .filter(({ step }) => step.played.chapter === 1)
        .map(({ step }) => step.played.turn.url);
      expect(urls).toHaveLength(5);
      expect(new Set(urls).size).toBe(5);
    }
  });

  it('show one place as the same place for a whole chapter', () => {
    for (const story of stories) {
      const seeds = new Map<string, number>();
      for (const { step, scene } of story) {
        const place = `${step.played.chapter}/${step.state.place}`;
        expect(seeds.get(place) ?? scene.seed).toBe(scene.seed);
        seeds.set(place, scene.seed);
      }
      expect(new Set(seeds.values()).size).toBe(seeds.size);
    }
  });

  it('show the hero by its icon and by what it wears', () => {
    for (const { shot } of stories.flat()) {
      expect(shot.hero).toBe('sailor');
      expect(shot.gear).toEqual(['sword', 'charm']);
    }
  });

  it('show those who are present, and objects that the scene is about', () => {
    const all = stories.flat();
    expect(all.filter(({ shot }) => shot.people.length > 0).length).toBeGreaterThan(
      all.length * 0.4,
    );
    const objects = all.flatMap(({ shot }) => (shot.view === 'object' ? [shot.object] : []));
    expect(objects).not.toContain(null);
    expect(new Set(objects).size).toBeGreaterThan(5);
    expect(all.filter(({ shot }) => shot.view !== 'object' && shot.object !== null)).toEqual([]);
  });

  it('end with the hero far away and alone', () => {
    for (const story of stories) {
      expect(story.at(-1)?.shot).toMatchObject({ view: 'far', people: [] });
    }
  });
});

describe('the silhouette of a person', () => {
  const people = WORLDS.flatMap((world) => world.people);

  it.each([
    ['大家のハツ', 'grandmother'],
    ['網元のゲンゾウ', 'elder'],
    ['桟橋の子ヨミ', 'child'],
    ['市の役人クラモチ', 'official'],
    ['商売がたきのサギリ', 'rival'],
    ['干物屋のタエ', 'woman'],
    ['荷運び頭のブンゴ', 'man'],
    ['木の鳥ツグミ', null],
  ] as const)('of %s is %s', (called, kind) => {
    const person = people.find((one) => one.called === called);
    if (person === undefined) throw new Error(called);
    expect(personKindOf(person)).toBe(kind);
  });
});

describe('the object of a scene', () => {
  it.each([
    [337, 'sword'],
    [605, 'shield'],
    [821, 'ring'],
  ] as const)('for goods %i is %s', (itemId, object) => {
    expect(objectOfGoods(itemId)).toBe(object);
  });

  it('is what the text names, and nothing where it names nothing', () => {
    expect(objectInText('卓の上に、宛名のない手紙が一通。')).toBe('letter');
    expect(objectInText('だれも答えない。')).toBeNull();
  });
});
