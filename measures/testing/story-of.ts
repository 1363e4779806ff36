import type { TurnFacts } from '../../engine/turn/turn-facts';
import type { MeasuredStory, MeasuredTurn } from '../format/measured-story';

const FACTS: TurnFacts = {
  scene: 'harbour-town/scales',
  spine: 'harbour-town/promise',
  tension: 2,
  isTurningPoint: false,
  pass: 1,
  because: [],
  want: null,
  echo: false,
};

type TurnChanges = Partial<Omit<MeasuredTurn, 'facts'>> & { readonly facts?: Partial<TurnFacts> };

/** A story of these turns: scene and answer by turns, in one chapter, where they don't say otherwise. */
export function storyOf(
  turns: readonly TurnChanges[],
  changes: Partial<MeasuredStory> = {},
): MeasuredStory {
  return {
    seed: 1,
    serial: 1,
    camp: '平和',
    name: '灯',
    firstLine: 'また同じ朝か……。',
    trait: '左利きの薬師',
    label: '左利きの薬師',
    settings: [],
    cost: 0,
    turns: turns.map(({ facts = {}, ...turn }, index) => ({
      chapter: 1,
      section: index + 1,
      role: index % 2 === 0 ? 'model' : 'user',
      text: '鐘が鳴った。',
      day: 1,
      time: 'day',
      ...turn,
      facts: { ...FACTS, ...facts },
    })),
    ...changes,
  };
}

/** A story in which these things are done. */
export function storyOfDeeds(deeds: readonly string[], changes: Partial<MeasuredStory> = {}) {
  return storyOf(
    deeds.flatMap((action) => [{}, { facts: { action } }]),
    changes,
  );
}
