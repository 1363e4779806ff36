import { beforeAll, describe, expect, it } from 'vitest';
import { FRAME, WORLDS } from '#content';
import { CAMPS } from '../../story/camp';
import { sentencesOf } from '../japanese/sentences';
import { isMaxim } from '../narration/maxim';
import { wordingsOf } from '../storylets/testing/wordings';
import { findAction } from './scene-of';
import type { Step } from './step';
import { participantOf, sampleStory } from './testing/play-story';

let stories: (readonly Step[])[];

beforeAll(async () => {
  stories = await Promise.all(
    CAMPS.flatMap((camp) => [1, 2, 3].map((seed) => sampleStory(seed, camp))),
  );
}, 60_000);

const textOf = ({ played }: Step) => played.turn.turn;
const share = (steps: readonly Step[], isMeant: (step: Step) => boolean) =>
  steps.filter(isMeant).length / steps.length;

/** The game master's steps that may tell what came of an action, with the step before them. */
function afterDeeds(): (readonly [Step, Step])[] {
  return stories.flatMap((steps) =>
    steps.flatMap((step, index) => {
      const before = steps[index - 1];
      return before === undefined || before.save.echo === null ? [] : [[step, before] as const];
    }),
  );
}

/** Whether a step's text opens with some wording of what came of the action before it. */
function opensWithEcho([step, before]: readonly [Step, Step]): boolean {
  const world = WORLDS.find(({ id }) => id === before.save.worlds[before.played.chapter - 1]);
  const { echo } = before.save;
  if (world === undefined || echo === null) return false;
  return wordingsOf(findAction(world, echo)?.echo ?? []).some(({ text }) =>
    begins(textOf(step), text.trim()),
  );
}

/** Whether a text begins with a wording, whatever stands in its slots. */
function begins(text: string, wording: string): boolean {
  const literal = wording.replace(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`);
  return new RegExp(`^${literal.replace(/\{[^{}]*\}/gu, '.+?')}`, 'u').test(text);
}

describe('the cadence of a story', () => {
  it('opens one section of the game master in three at most with what came of a deed', () => {
    const sections = afterDeeds();
    expect(sections.length).toBeGreaterThan(400);
    const opening = sections.filter(opensWithEcho).length;
    expect(opening).toBeGreaterThan(0);
    expect(opening / sections.length).toBeLessThanOrEqual(1 / 3);
  });

  it('opens one answer in three at most, and closes one section in three, with a maxim', () => {
    const steps = stories.flat();
    const answers = steps.filter(({ played }) => played.turn.role === 'user');
    const isSaying = (sentence = '') => isMaxim(sentence, participantOf('平和').onamae);
    expect(share(answers, (step) => isSaying(sentencesOf(textOf(step))[0]))).toBeLessThan(1 / 3);
    expect(share(steps, (step) => isSaying(sentencesOf(textOf(step)).at(-1)))).toBeLessThan(1 / 3);
  });

  it('varies the lengths of its sections', () => {
    const lengths = stories.flat().map((step) => textOf(step).length);
    const sorted = lengths.sort((a, b) => a - b);
    const at = (part: number) => sorted[Math.floor(part * sorted.length)] ?? 0;
    expect(at(0.1)).toBeLessThan(195);
    expect(at(0.9)).toBeGreaterThan(280);
    expect(sorted.at(-1)).toBeGreaterThan(350);
  });

  it.each([
    ['数え', 20],
    ['はじめて', 8],
    ['順に', 8],
    ['三度', 8],
    ['二度', 8],
  ])('says %s less than %i times a story', (word, times) => {
    const counts = stories.map((steps) => steps.map(textOf).join('\n').split(word).length - 1);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBeLessThan(times);
  });

  it('frames its chapters differently', () => {
    const ofTooth = wordingsOf(FRAME.ledger.tooth)
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => !sentence.includes('{'));
    const ends = stories.map((steps) =>
      steps
        .filter(({ played }) => played.chapterEnds)
        .map((step) => ofTooth.some((sentence) => textOf(step).includes(sentence))),
    );
    // The last turn of a story belongs to its end.
    for (const end of ends) expect(new Set(end.slice(0, -1)).size).toBe(2);
  });
});
