import { describe, expect, it } from 'vitest';
import { FRAME } from '#content';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import type { Part } from '../storylets/format/text';
import type { Step } from './step';
import { PLAIN_WORLDS, storyOfDays } from './testing/between';
import { participantOf } from './testing/play-story';

/** Wants what `be-paid` is about. */
const CREDITOR = participantOf('平和', {
  equipment: { ...EMPTY_EQUIPMENT, text: '貸した金を返してもらいたい。' },
});

/** The chapters whose sections tell one of the wordings; 0 for the end of the story. */
function chaptersTelling(wordings: Part | undefined, steps: readonly Step[]): readonly number[] {
  const list = Array.isArray(wordings) ? wordings : [wordings];
  const texts = list.map((text) => String(text).replaceAll('{me}', '灯'));
  return steps
    .filter(({ played }) => texts.some((text) => played.turn.turn.includes(text)))
    .map(({ played }) => played.chapter);
}

describe('the want of the traveller', () => {
  const words = FRAME.wants['be-paid'];

  it.each([
    ['whose days repeat', () => storyOfDays(3, CREDITOR)],
    ['whose days do not', () => storyOfDays(3, CREDITOR, PLAIN_WORLDS)],
  ])('is heard of at both ends and at each chapter’s end, in worlds %s', async (_, play) => {
    const steps = await play();
    expect(chaptersTelling(words?.stated, steps)).toEqual([1]);
    expect(words?.recalled.map((part) => chaptersTelling(part, steps))).toEqual([[1], [3]]);
    const turns = chaptersTelling([...(words?.nearer ?? []), ...(words?.atRisk ?? [])], steps);
    expect(turns).toEqual([2, 4]);
    const { answered = [], unanswered = [], once = [] } = words ?? {};
    const last = steps.at(-1)?.played.chapter;
    expect(chaptersTelling([...answered, ...unanswered, ...once], steps)).toEqual([last]);
  });
});
