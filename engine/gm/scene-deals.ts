import { dealt } from '../casting/deal';
import { handsOf, type Hands } from '../casting/hand';
import { isAnywhere, scenesAnywhere } from '../storylets/anywhere';
import type { Storylet } from '../storylets/format/storylet';
import type { World } from '../storylets/format/world';
import type { Deal } from '../storylets/rules/situation';

/** Side scenes of its world that a chapter uses, about. */
const OF_WORLD = 11;
/** Scenes of no particular world that a story uses, about. */
const OF_STORY = 12;

/** Which scenes a chapter is dealt: those that neighbouring stories tell come last. */
export interface SceneDeals {
  /** 0 for the first to be told, below 1 for the last. */
  readonly rankOf: (storylet: Storylet) => number;
  /** How often stories with smaller numbers are taken to have told it. */
  readonly timesBefore: (storylet: Storylet) => number;
  /** Whether a scene of no particular world is one of the story's own. */
  readonly isInHand: (storylet: Storylet) => boolean;
}

export function sceneDeals(world: World, deal: Deal): SceneDeals {
  const side = world.storylets.filter(({ beat }) => beat === undefined).map(({ id }) => id);
  const anywhere = scenesAnywhere(world).map(({ id }) => id);
  const ofWorld = handsOf(side, OF_WORLD, `scenes/${world.name}`);
  const ofStory = handsOf(anywhere, OF_STORY, 'scenes');
  const handOf = ({ id }: Storylet): [Hands, number, number] =>
    isAnywhere(id) ? [ofStory, deal.story, anywhere.length] : [ofWorld, deal.world, side.length];
  return {
    rankOf: (storylet) => {
      const beats = beatsLike(storylet, world);
      if (beats.length > 0) {
        const order = dealt(beats, deal.world, `beat/${world.name}`, (id) => id);
        return order.indexOf(storylet.id) / beats.length;
      }
      const [hands, n, count] = handOf(storylet);
      return hands.rankIn(n, storylet.id) / count;
    },
    timesBefore: (storylet) => {
      const beats = beatsLike(storylet, world);
      if (beats.length > 0) return Math.floor(deal.world / beats.length);
      const [hands, n] = handOf(storylet);
      return hands.timesBefore(n, storylet.id);
    },
    isInHand: ({ id }) => ofStory.rankIn(deal.story, id) < OF_STORY,
  };
}

/** The ids of all storylets of the same step of the promise; none for a side scene. */
function beatsLike({ beat }: Storylet, { storylets }: World): readonly string[] {
  return beat === undefined ? [] : storylets.filter((one) => one.beat === beat).map(({ id }) => id);
}
