import { WORLDS } from '#content';
import { beforeAll, describe, expect, it } from 'vitest';
import { sectionsAsked, toldPage } from '../adapters/model/testing/told-page';
import type { Question, Reply } from '../adapters/model/testing/model-server';
import { beginBook } from '../turn/book';
import { planPage } from '../turn/plan-page';
import { playTurn } from '../turn/play-turn';
import type { StorySave } from '../turn/save';
import { toldAhead } from '../turn/tell-ahead';
import { participantOf } from '../turn/testing/play-story';
import { narratorAt, type TestNarrator } from './testing/narrated-story';
import { OWN, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const SERIAL = 3;
const PAGE = 10;
const PARTICIPANT = participantOf('平和');
const { save: begun, worlds } = beginBook({ seed: SERIAL, serial: SERIAL, worlds: WORLDS });

/** The first save with a whole page before a chapter's short last one, and the sections of that. */
async function beforeShortPage(): Promise<{ save: StorySave; rest: number }> {
  let save = begun;
  while (!save.ended) {
    const { sections, rest } = await planPage(save, PARTICIPANT, worlds, undefined);
    if (rest.length > 0) return { save, rest: rest.length };
    for (let turn = 0; turn < sections.length; turn += 1) {
      ({ save } = await playTurn(save, PARTICIPANT, worlds));
    }
  }
  throw new Error('No chapter of this story ends with a short page.');
}

let save: StorySave;
let rest = 0;
beforeAll(async () => {
  ({ save, rest } = await beforeShortPage());
});

async function open(
  reply: (question: Question) => Reply,
  environment: Readonly<Record<string, string>> = {},
) {
  const model = await startScriptedModel(reply);
  const narrator = await narratorAt(model.url('openai-compatible'), { environment });
  const today = new Date().toISOString().slice(0, 10);
  await narrator.usage.update(PARTICIPANT.uid, today, ({ story, day }) => ({
    day,
    story: { ...story, teller: { chapter: save.chapter, isModel: true } },
  }));
  return { model, narrator };
}

/** The chapter's last texts, from the save on. */
async function lastTexts(narrator: TestNarrator): Promise<string[]> {
  const texts: string[] = [];
  for (let next = save; next.chapter === save.chapter && !next.ended;) {
    next = await toldAhead(next, PARTICIPANT, worlds, narrator);
    const { played, save: after } = await playTurn(next, PARTICIPANT, worlds);
    texts.push(played.turn.turn);
    next = after;
  }
  return texts;
}

const ownIn = (texts: readonly string[]): number =>
  texts.filter((text) => text.includes(OWN)).length;

/** A text that no section may have, for those of the short page. */
const faulty = (question: Question): Reply => ({
  does: 'answer',
  text: toldPage(question).replaceAll(
    /(?<=^【十[一二三四五六]】\n)/gmu,
    '財布には銀貨九千枚があった。',
  ),
});

describe('a chapter’s short last page', () => {
  it('is told with the one before it, with one call', async () => {
    const { model, narrator } = await open(retold);
    expect(ownIn(await lastTexts(narrator))).toBe(PAGE + rest);
    expect(model.questions.map((question) => sectionsAsked(question).length)).toEqual([
      PAGE + rest,
    ]);
    expect(narrator.said()).toEqual(['page-told-by-model', 'page-told-by-model']);
  });

  it('is told by itself where the context does not hold both', async () => {
    const { model, narrator } = await open(retold, { STORY_MODEL_CONTEXT_TOKENS: '16000' });
    expect(ownIn(await lastTexts(narrator))).toBe(PAGE + rest);
    const asked = model.questions.map((question) => sectionsAsked(question).length);
    expect(asked).toEqual([PAGE, rest]);
  });

  it('takes nothing from the page before it where it can’t be had', async () => {
    const { model, narrator } = await open(faulty);
    const texts = await lastTexts(narrator);
    expect(ownIn(texts.slice(0, PAGE))).toBe(PAGE);
    // Asked for by itself when it begins, it is the page's only fault no longer.
    expect(ownIn(texts.slice(PAGE))).toBe(rest);
    expect(model.questions.map((question) => sectionsAsked(question).length)).toEqual([
      PAGE + rest,
      rest,
      rest,
    ]);
  });

  it('is left to another call where both together take too long', async () => {
    const { model, narrator } = await open(
      (question) => (sectionsAsked(question).length > PAGE ? { does: 'wait' } : retold(question)),
      { STORY_MODEL_TIMEOUT_SECONDS: '3' },
    );
    expect(ownIn(await lastTexts(narrator))).toBe(PAGE + rest);
    expect(model.questions.map((question) => sectionsAsked(question).length)).toEqual([
      PAGE + rest,
      PAGE,
      rest,
    ]);
  });
});
