import { WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import { blockIn } from '../adapters/model/testing/model-server';
import { sectionsAsked } from '../adapters/model/testing/told-page';
import { parseSave, serialiseSave, type StorySave } from '../turn/save';
import { playTurn } from '../turn/play-turn';
import { tellAhead, toldAhead } from '../turn/tell-ahead';
import { beginStory, participantOf } from '../turn/testing/play-story';
import { narratorAt, type TestNarrator } from './testing/narrated-story';
import { OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const PAGE = 10;
/** Chooses otherwise than `PARTICIPANT`, so that what is told of a page no longer fits. */
const OTHER = participantOf('混沌', { category: ['剣'] });

const open = async () => {
  const model = await startScriptedModel(retold);
  return { model, narrator: await narratorAt(model.url('openai-compatible')) };
};

/** The save as the next worker reads it. */
const stored = (save: StorySave): StorySave => parseSave(serialiseSave(save));

/** The texts of the first page, whose traveller is another from this section on. */
async function changedAt(section: number, narrator: TestNarrator): Promise<string[]> {
  const texts: string[] = [];
  let save = beginStory(3);
  for (let turn = 1; turn <= PAGE; turn += 1) {
    const participant = turn < section ? PARTICIPANT : OTHER;
    save = stored(await toldAhead(save, participant, WORLDS, narrator));
    const next = await playTurn(save, participant, WORLDS);
    texts.push(next.played.turn.turn);
    save = stored(next.save);
  }
  return texts;
}

describe('a page whose traveller changes within it', () => {
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10])('at section %i, has one narrator', async (section) => {
    const { model, narrator } = await open();
    const texts = await changedAt(section, narrator);
    expect(texts.filter((text) => text.includes(OWN))).toHaveLength(PAGE);
    expect(model.questions.length).toBeLessThanOrEqual(2);
  });

  it('is told again from where it goes on otherwise, after what is published', async () => {
    const { model, narrator } = await open();
    const texts = await changedAt(4, narrator);
    const [, again] = model.questions;
    if (again === undefined) throw new Error('Nothing was told again.');
    const rest = sectionsAsked(again).length;
    expect(rest).toBeLessThan(PAGE - 2);
    const page = JSON.stringify(blockIn(again, 'この頁'));
    const [published = ''] = texts[PAGE - rest - 1]?.split('\n').slice(-1) ?? [];
    expect(page).toContain(published.slice(-12));
  });

  it('is told again once: a worker that goes on after a crash asks for nothing', async () => {
    const { model, narrator } = await open();
    let save = await toldAhead(beginStory(3), PARTICIPANT, WORLDS, narrator);
    while (model.questions.length === 1) {
      ({ save } = await playTurn(save, PARTICIPANT, WORLDS));
      save = stored((await tellAhead(save, OTHER, WORLDS, narrator)) ?? save);
    }
    expect(await tellAhead(save, OTHER, WORLDS, narrator)).toBeNull();
    const one = await playTurn(save, OTHER, WORLDS);
    const other = await playTurn(stored(save), OTHER, WORLDS);
    expect(other.played).toEqual(one.played);
    expect(model.questions).toHaveLength(2);
  });

  it('goes on offline to its end where the model does not answer', async () => {
    const { model, narrator } = await open();
    model.reply = (question) =>
      model.questions.length > 1 ? { does: 'fail', status: 500 } : retold(question);
    const texts = await changedAt(4, narrator);
    const strayed = texts.findIndex((text) => !text.includes(OWN));
    expect(strayed).toBeGreaterThanOrEqual(3);
    for (const text of texts.slice(strayed)) expect(text).not.toContain(OWN);
  });
});
