import { WORLDS } from '#content';
import type { Camp } from '../../../story/camp';
import { EMPTY_EQUIPMENT } from '../../../story/entry';
import { offlineNarrator } from '../../narration/offline-narrator';
import type { Participant } from '../../ports/entries/participant';
import type { World } from '../../storylets/format/world';
import { beginBook } from '../book';
import type { StorySave } from '../save';
import { step, type Step } from '../step';

export function participantOf(camp: Camp, changes: Partial<Participant> = {}): Participant {
  return {
    uid: 'someone',
    onamae: '灯',
    firstWord: 'また同じ朝か……。',
    camp,
    category: ['本', '食物'],
    equipment: { ...EMPTY_EQUIPMENT, accessory: 821, food: 1141, text: '方向音痴で、猫に好かれる' },
    importantIds: [],
    ...changes,
  };
}

export function beginStory(seed: number): StorySave {
  return beginBook({ seed, serial: 0, worlds: WORLDS }).save;
}

/** All steps of a story. @throws Error when the story does not end in 400 turns */
export function playStory(seed: number, participant: Participant): Promise<Step[]> {
  return playOn(beginStory(seed), participant, WORLDS);
}

/** All steps from a save to the story's end. @throws Error when it does not end in 400 turns */
export async function playOn(
  begun: StorySave,
  participant: Participant,
  worlds: readonly World[],
): Promise<Step[]> {
  const steps: Step[] = [];
  let save = begun;
  while (!save.ended) {
    if (steps.length > 400) throw new Error(`story ${save.seed} does not end`);
    const next = await step(save, participant, worlds, offlineNarrator);
    steps.push(next);
    save = next.save;
  }
  return steps;
}

const samples = new Map<string, Promise<readonly Step[]>>();

/**
 * A camp's story of this seed, played once for all files of a worker: to play it takes longer than most checks of it. Whoever
 * tests that it is played the same way again plays it.
 */
export function sampleStory(seed: number, camp: Camp): Promise<readonly Step[]> {
  const key = `${seed} ${camp}`;
  const story = samples.get(key) ?? playStory(seed, participantOf(camp));
  samples.set(key, story);
  return story;
}
