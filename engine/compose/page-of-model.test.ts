import { WORLDS } from '#content';
import { describe, expect, it } from 'vitest';
import { sectionsAsked } from '../adapters/model/testing/told-page';
import { TEXT_LENGTH } from '../narration/checks/length';
import { parseSave, serialiseSave, type StorySave } from '../turn/save';
import { playTurn } from '../turn/play-turn';
import { toldAhead } from '../turn/tell-ahead';
import { beginStory, participantOf } from '../turn/testing/play-story';
import { narratorAt, playTurns, textsOf, type TestNarrator } from './testing/narrated-story';
import { OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const open = async (environment: Readonly<Record<string, string>> = {}) => {
  const model = await startScriptedModel(retold);
  return { model, narrator: await narratorAt(model.url('openai-compatible'), { environment }) };
};

function sharedBeginning(one: string, other: string): number {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

/** A save with its first page told, and so many turns of it played. */
async function begun(narrator: TestNarrator, turns: number): Promise<StorySave> {
  let save = await toldAhead(beginStory(3), PARTICIPANT, WORLDS, narrator);
  for (let turn = 0; turn < turns; turn += 1) {
    save = (await playTurn(save, PARTICIPANT, WORLDS)).save;
  }
  return parseSave(serialiseSave(save));
}

describe('a page that a model tells', () => {
  it('is in the save, and is played from it without the model', async () => {
    const { model, narrator } = await open();
    let save = await begun(narrator, 4);
    for (let section = 5; section <= 10; section += 1) {
      const { played, save: next } = await playTurn(save, PARTICIPANT, WORLDS);
      expect(played.section).toBe(section);
      expect(played.turn.turn).toContain(OWN);
      save = next;
    }
    expect(model.questions).toHaveLength(1);
    expect(save.page?.told).toEqual([]);
  });

  it('is not told again where it was told', async () => {
    const { model, narrator } = await open();
    const save = await begun(narrator, 0);
    expect(await toldAhead(save, PARTICIPANT, WORLDS, narrator)).toBe(save);
    const within = await begun(narrator, 3);
    expect(await toldAhead(within, PARTICIPANT, WORLDS, narrator)).toBe(within);
    expect(model.questions).toHaveLength(2);
  });

  it('repeats the first morning in the words in which the model told it', async () => {
    const { model, narrator } = await open();
    const participant = participantOf('平和', { onamae: '時守ソラ' });
    const steps = await playTurns(participant, narrator, 120);
    const echoes = steps.filter(({ facts }) => facts.echo);
    expect(echoes.length).toBeGreaterThan(0);
    for (const echo of echoes) {
      const { chapter } = echo.played;
      const first = steps.find(({ played }) => played.chapter === chapter && played.section === 1);
      const [words = ''] = echo.played.turn.turn.split('\n');
      expect(first?.played.turn.turn).toContain(words.slice(0, 12));
      expect(echo.played.turn.turn.length).toBeLessThanOrEqual(TEXT_LENGTH.max);
    }
    expect(model.questions.length).toBeLessThan(30);
  });
});

describe('a name', () => {
  it.each([
    '灯',
    '朝',
    '約束',
    '銀貨',
    'ナギ',
    'ハマ',
    'あ',
    '《特性》',
    '旅人',
    '鐘が鳴る七つ目の朝に生まれた名もなき者',
  ])('%s loses none of 20 turns', async (onamae) => {
    const { narrator } = await open();
    const participant = participantOf('景気', { onamae });
    const texts = textsOf(await playTurns(participant, narrator, 20));
    expect(texts.filter((text) => text.includes(OWN))).toHaveLength(20);
  });
});

it('a long name stands in no prompt', async () => {
  const { model, narrator } = await open();
  await playTurns(participantOf('平和', { onamae: '時守ソラ' }), narrator, 20);
  for (const { user } of model.questions) expect(user).not.toContain('時守ソラ');
});

describe('a model with a context of 8,192 tokens', () => {
  it('tells whole pages, in parts', async () => {
    const { model, narrator } = await open({ STORY_MODEL_CONTEXT_TOKENS: '8192' });
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 18));
    expect(texts.filter((text) => text.includes(OWN))).toHaveLength(18);
    for (const { system, user } of model.questions) {
      expect(system.length + user.length).toBeLessThan(8192);
    }
    const asked = model.questions.map((question) => sectionsAsked(question).length);
    expect(Math.max(...asked)).toBeLessThan(10);
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(18);
  });
});

it('every world shows a model how both of its narrators sound', () => {
  for (const { exemplars = [] } of WORLDS) expect(exemplars).toHaveLength(2);
});

describe('a prompt', () => {
  it('begins with the same words on every page of a chapter', async () => {
    const { model, narrator } = await open();
    await playTurns(PARTICIPANT, narrator, 20);
    const [first, second] = model.questions.map(({ system, user }) => system + user);
    if (first === undefined || second === undefined) throw new Error('There is one page only.');
    expect(sharedBeginning(first, second)).toBeGreaterThan(6300);
  });

  it('begins for every story with words that are long enough for every provider’s cache', async () => {
    const { model, narrator } = await open();
    await playTurns(PARTICIPANT, narrator, 10);
    await playTurns(participantOf('混沌', { onamae: '時守ソラ' }), narrator, 10, 4);
    const [first = '', second = ''] = model.questions.map(({ system, user }) => system + user);
    // Gemini 3.5 Flash and later keep beginnings of 4,096 tokens and more; a character has 0.76 (docs/scale.md).
    expect(sharedBeginning(first, second) * 0.76).toBeGreaterThan(4096);
  });
});
