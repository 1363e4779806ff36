import { describe, expect, it } from 'vitest';
import { beginningOf } from '../narration/beginning';
import { TEXT_LENGTH } from '../narration/checks/length';
import type { Step } from '../turn/step';
import { narratorAt, playTurns } from './testing/narrated-story';
import { OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const TURNS = 100;
/** Shorter sentences may recur: 誰も答えない。 */
const LONG = 16;

/** Outside of the words with which a later morning opens as the first one of its chapter did. */
function sentencesOf({ played, facts }: Step, steps: readonly Step[]): string[] {
  const first = steps.find((one) => one.played.chapter === played.chapter);
  const morning = facts.echo ? beginningOf(first?.played.turn.turn ?? '') : '';
  const sentences = played.turn.turn.split(/(?<=[。」])|\n/u);
  return sentences.filter((one) => one.length >= LONG && !morning.includes(one));
}

/** A story whose first chapters are a model's, and whose later ones, beyond its budget, are offline. */
async function twoNarrators(): Promise<readonly Step[]> {
  const model = await startScriptedModel(retold);
  const narrator = await narratorAt(model.url('openai-compatible'), {
    environment: { STORY_MODEL_TOKENS_PER_STORY: '4000' },
  });
  return playTurns(PARTICIPANT, narrator, TURNS);
}

describe('a story that a model begins and the offline narrator goes on with', () => {
  it('reads as one piece', async () => {
    const steps = await twoNarrators();
    const offline = await playTurns(PARTICIPANT, null, TURNS);
    const isModels = ({ played }: Step) => played.turn.turn.includes(OWN);
    const changes = steps.filter(
      (step, place) => place > 0 && isModels(step) !== isModels(steps[place - 1] ?? step),
    );
    // It changes hands once, where a chapter begins.
    expect(changes).toHaveLength(1);
    expect(changes[0]?.played.section).toBe(1);

    const told = new Set<string>();
    const again: string[] = [];
    for (const step of steps) {
      const sentences = sentencesOf(step, steps);
      again.push(...sentences.filter((sentence) => told.has(sentence)));
      for (const sentence of sentences) told.add(sentence);
    }
    expect(again).toEqual([]);

    for (const { played } of steps) {
      expect(played.turn.turn.length).toBeLessThanOrEqual(TEXT_LENGTH.max);
      expect(played.turn.turn).not.toMatch(/《[^》]+》|【/u);
    }
    // The same happens as in the story that is told offline throughout.
    const happens = (all: readonly Step[]) =>
      all.map(({ played, state }) => [played.chapter, state.money]);
    expect(happens(steps)).toEqual(happens(offline));
  });
});
