import { describe, expect, it } from 'vitest';
import { WORLDS } from '#content';
import { toldPageWith } from '../../adapters/model/testing/told-page';
import { OWN, PARTICIPANT, retold } from '../../compose/testing/retold-story';
import { startScriptedModel, type ScriptedModel } from '../../compose/testing/scripted-model';
import { readModelSettings } from '../../compose/model-settings';
import { beginBook } from '../../turn/book';
import { playTurn } from '../../turn/play-turn';
import { compareStory } from './compare-story';

const TURNS = 12;
const book = beginBook({ seed: 3, serial: 0, worlds: WORLDS });

async function compared(
  model: ScriptedModel,
  format: 'text' | 'jsonl',
  environment: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const read = readModelSettings({
    ...environment,
    STORY_MODEL: 'openai-compatible:test-model',
    STORY_MODEL_URL: model.url('openai-compatible'),
    STORY_MODEL_OUTPUT_PRICE: '10',
  });
  if (!read.ok || read.model === null) throw new Error('The settings name no model.');
  const lines: string[] = [];
  const story = { book, participant: PARTICIPANT, turns: TURNS, format };
  await compareStory(story, read.model, (line) => lines.push(line));
  return lines;
}

async function offlineTexts(): Promise<string[]> {
  const texts: string[] = [];
  let { save } = book;
  while (texts.length < TURNS) {
    const played = await playTurn(save, PARTICIPANT, book.worlds);
    texts.push(played.played.turn.turn);
    save = played.save;
  }
  return texts;
}

describe('a story told twice', () => {
  it('is beside the model’s words the story as it is without a model', async () => {
    const lines = await compared(await startScriptedModel(retold), 'jsonl');
    const sections = lines.slice(0, -1).map((line) => JSON.parse(line) as Record<string, string>);
    expect(sections.map(({ offline }) => offline)).toEqual(await offlineTexts());
    expect(sections.filter(({ model }) => model?.includes(OWN))).toHaveLength(TURNS);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      pagesByModel: 2,
      pagesOffline: {},
      usage: { calls: 2, inputTokens: 2000, outputTokens: 400, cost: 0.004 },
    });
  });

  it('is the model’s on every page where it also chooses', async () => {
    const model = await startScriptedModel((question) =>
      question.system.includes('番号') ? { does: 'answer', text: '{"番号": 1}' } : retold(question),
    );
    const lines = await compared(model, 'jsonl', { STORY_MODEL_PLAYS: '1' });
    const sections = lines.slice(0, -1).map((line) => JSON.parse(line) as Record<string, string>);
    expect(sections.filter((one) => one['model']?.includes(OWN))).toHaveLength(TURNS);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ pagesByModel: 2, pagesOffline: {} });
  });

  it('says what the model’s pages lost and cost', async () => {
    const model = await startScriptedModel((question) => ({
      does: 'answer',
      text: toldPageWith('財布には銀貨九千枚があった。', question),
    }));
    const text = (await compared(model, 'text')).join('\n');
    expect(text).toContain('\n第1節\n');
    expect(text).toMatch(/pages {3}0 by the model; offline: 2 × faulty: amounts/u);
    expect(text).toContain('calls   4; a page took');
    expect(text).toContain('cost    0.0080');
  });
});
