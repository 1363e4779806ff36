import { describe, expect, it } from 'vitest';
import { TOKENS } from '../adapters/model/testing/model-server';
import { memoryUsage } from '../narration/model/memory-usage';
import type { PageNarrator } from '../narration/page';
import { manualClock } from '../testing/manual-clock';
import { narratorAt, playTurns, type TestNarrator } from './testing/narrated-story';
import { PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel, type ScriptedModel } from './testing/scripted-model';

const START = Date.parse('2026-04-01T00:00:00Z');
const CALL = TOKENS.input + TOKENS.output;

/** Counts the calls that each chapter made. */
function counting(narrator: TestNarrator, model: ScriptedModel) {
  const calls = new Map<number, number>();
  const pages: PageNarrator = {
    async tell(page) {
      const before = model.questions.length;
      const told = await narrator.pages.tell(page);
      const chapter = page.sections[0]?.request.situation.moment.chapter ?? 0;
      calls.set(chapter, (calls.get(chapter) ?? 0) + model.questions.length - before);
      return told;
    },
  };
  return { calls, narrator: { ...narrator, pages } };
}

describe('a story whose budget ends in the middle', () => {
  it.each([
    ['its own', 'STORY_MODEL_TOKENS_PER_STORY', 'tokens-a-story'],
    ['its participant’s', 'STORY_MODEL_TOKENS_PER_PARTICIPANT', 'tokens-a-participant'],
  ])('keeps its narrator to the chapter’s end: %s', async (_, setting, why) => {
    const model = await startScriptedModel(retold);
    const options = { clock: manualClock(START), environment: { [setting]: String(CALL) } };
    const narrator = await narratorAt(model.url('openai-compatible'), options);
    const { events } = narrator;
    const { calls, narrator: counted } = counting(narrator, model);
    await playTurns(PARTICIPANT, counted, 90);
    const [first = 0, ...others] = calls.values();
    expect(first).toBeGreaterThan(1);
    expect(others.length).toBeGreaterThan(0);
    expect(Math.max(...others)).toBe(0);
    const changes = events.filter(({ code }) => code === 'chapter-told-offline');
    expect(changes.map(({ chapter }) => chapter)).toEqual([...calls.keys()].slice(1));
    expect(changes[0]?.detail).toContain(`${why}: `);
    expect(changes[0]?.detail).toContain(setting);
  });
});

it('a story is begun by the model only when the day has a whole one left', async () => {
  const model = await startScriptedModel(retold);
  const environment = {
    STORY_MODEL_TOKENS_PER_STORY: '20000',
    STORY_MODEL_TOKENS_PER_DAY: '39999',
  };
  const options = { clock: manualClock(START), usage: memoryUsage(), environment };
  const narrator = await narratorAt(model.url('openai-compatible'), options);
  await playTurns(PARTICIPANT, narrator, 2);
  const asked = model.questions.length;
  expect(asked).toBeGreaterThan(0);
  // Another worker, and another participant: of the day 19,999 tokens are nobody's.
  const other = await narratorAt(model.url('openai-compatible'), options);
  await playTurns({ ...PARTICIPANT, uid: 'another' }, other, 2);
  expect(model.questions).toHaveLength(asked);
  await playTurns(PARTICIPANT, other, 2);
  expect(model.questions.length).toBeGreaterThan(asked);
});
