import { describe, expect, it } from 'vitest';
import { isJudging, judgedPage } from '../adapters/model/testing/judged-page';
import { toldPage, toldPageWith } from '../adapters/model/testing/told-page';
import type { Question } from '../adapters/model/testing/model-server';
import { participantOf } from '../turn/testing/play-story';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';
import { offlineTexts, OWN, PARTICIPANT } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

/** What no check in code could know. */
const SLIPPED = '隣の台では、誰かの置き忘れた名札が、ひとりでに裏返った。';
const KNOWN = [{ kind: '魔法', sentence: SLIPPED }];

const tells = (question: Question, added: string | null): string => {
  if (isJudging(question)) return judgedPage(question, KNOWN);
  return added === null ? toldPage(question) : toldPageWith(added, question);
};

async function open(added: (question: Question, asked: number) => string | null) {
  const model = await startScriptedModel((question) => {
    const asked = model.questions.filter((one) => !isJudging(one)).length;
    return { does: 'answer', text: tells(question, added(question, asked)) };
  });
  const narrator = await narratorAt(model.url('openai-compatible'), {
    environment: { STORY_MODEL_JUDGE: 'openai-compatible:judge' },
  });
  return { model, narrator };
}

describe('a second model that judges', () => {
  it('reads a page with one call, and leaves a good one as it is', async () => {
    const { model, narrator } = await open(() => null);
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 10));
    expect(texts.filter((text) => text.includes(OWN))).toHaveLength(10);
    expect(model.questions.map(({ model: name }) => name)).toEqual(['test-model', 'judge']);
  });

  it('has a section told once more, with the reason', async () => {
    const { model, narrator } = await open((_, asked) => (asked === 1 ? SLIPPED : null));
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 10));
    expect(texts.filter((text) => text.includes(OWN))).toHaveLength(10);
    expect(texts.join('')).not.toContain(SLIPPED);
    const [, , again] = model.questions;
    expect(again?.user).toContain(`【一】「${SLIPPED}」は事実とちがう（魔法）`);
    expect(again?.user).not.toContain('誰も書いていない言葉');
    expect(model.questions).toHaveLength(4);
  });

  it('has a page told offline that it refuses twice', async () => {
    const { narrator } = await open(() => SLIPPED);
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 10));
    expect(texts).toEqual(await offlineTexts(10));
    expect(narrator.said()).toContain('page-told-offline: faulty: judged');
  });

  it('is not shown what participants typed', async () => {
    const { model, narrator } = await open(() => null);
    const typed = { onamae: '時守ソラ', firstWord: 'いざ、まいろうぞ' };
    await playTurns(participantOf('景気', typed), narrator, 10);
    const judged = model.questions.find(isJudging);
    for (const words of Object.values(typed)) expect(judged?.user).not.toContain(words);
  });

  it('stops no page where it fails, and does not pause the narrator', async () => {
    const model = await startScriptedModel((question) =>
      isJudging(question)
        ? { does: 'fail', status: 429, headers: { 'retry-after': '60' } }
        : { does: 'answer', text: toldPage(question) },
    );
    const narrator = await narratorAt(model.url('openai-compatible'), {
      environment: { STORY_MODEL_JUDGE: 'openai-compatible:judge' },
    });
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 20));
    expect(texts.filter((text) => text.includes(OWN))).toHaveLength(20);
    expect(narrator.said()).toContain('page-not-judged: model-busy');
    expect(narrator.said()).toContain('page-not-judged: model-paused');
  });
});

it('a judge with a small context reads a page in parts', async () => {
  const model = await startScriptedModel((question) => ({
    does: 'answer',
    text: tells(question, null),
  }));
  const narrator = await narratorAt(model.url('openai-compatible'), {
    environment: {
      STORY_MODEL_JUDGE: 'openai-compatible:judge',
      STORY_MODEL_CONTEXT_TOKENS: '8192',
    },
  });
  await playTurns(PARTICIPANT, narrator, 10);
  const judged = model.questions.filter(isJudging);
  expect(judged.length).toBeGreaterThan(0);
  for (const { system, user } of judged) expect(system.length + user.length).toBeLessThan(8192);
});
