import { WORLDS } from '#content';
import { beforeAll, describe, expect, it } from 'vitest';
import { beginsPage } from '../../story/page-bounds';
import { isJudging } from '../adapters/model/testing/judged-page';
import { startModelServer, type Question } from '../adapters/model/testing/model-server';
import { toldPage } from '../adapters/model/testing/told-page';
import { characterPromptOf } from '../narration/character/character-prompt';
import type { LogEvent } from '../ports/runtime/event-log';
import { beginBook } from '../turn/book';
import { playTurn } from '../turn/play-turn';
import { toldAhead } from '../turn/tell-ahead';
import { participantOf } from '../turn/testing/play-story';
import { worldOfVisit } from '../turn/visits';
import { narratorAt } from './testing/narrated-story';
import { OWN } from './testing/retold-story';

/** Stories whose chapters together are in all worlds. */
const SERIALS = [2, 6] as const;
const TRAIT = '左利きの薬師。嘘がつけない。';
const CAMPS = ['平和', '混沌'] as const;

const isChoice = ({ system }: Question): boolean => system.includes('番号');

/** Latin letters, except where JSON has a line break. */
const latinIn = (text: string): readonly string[] =>
  text.replaceAll(String.raw`\n`, '').match(/[A-Za-z]+/gu) ?? [];

let questions: readonly Question[] = [];
const texts: string[] = [];
const events: LogEvent[] = [];
const worlds = new Set<string>();

beforeAll(async () => {
  const model = await startModelServer((question) => {
    if (isJudging(question)) return { does: 'answer', text: 'なし' };
    const text = isChoice(question) ? '{"番号": 1}' : toldPage(question);
    return { does: 'answer', text };
  });
  for (const [place, serial] of SERIALS.entries()) {
    const narrator = await narratorAt(model.url('openai-compatible'), {
      environment: { STORY_MODEL_PLAYS: '1', STORY_MODEL_JUDGE: 'openai-compatible:judge' },
    });
    const participant = participantOf(CAMPS[place] ?? '平和', {
      uid: `of-${serial}`,
      equipment: { ...participantOf('平和').equipment, text: TRAIT },
    });
    const book = beginBook({ seed: serial, serial, worlds: WORLDS });
    for (const id of book.save.worlds) worlds.add(worldOfVisit(id));
    let { save } = book;
    while (!save.ended) {
      save = await toldAhead(save, participant, book.worlds, narrator);
      const next = await playTurn(save, participant, book.worlds);
      texts.push(next.played.turn.turn);
      ({ save } = next);
    }
    events.push(...narrator.events);
  }
  ({ questions } = model);
  await model.close();
}, 300_000);

describe('whole stories in all worlds', () => {
  it('are in all worlds', () => {
    expect([...worlds].toSorted()).toEqual(
      [...new Set(WORLDS.map(({ id }) => worldOfVisit(id)))].toSorted(),
    );
  });

  it.each([
    ['pages', (one: Question) => !isJudging(one) && !isChoice(one)],
    ['pages to judge', isJudging],
    ['choices of the game master', (one: Question) => one.user.includes('<<<場面')],
    ['choices of the player', (one: Question) => one.user.includes('<<<行い')],
  ] as const)('show a model no ids and no Latin letters in prompts of %s', (_, isOfKind) => {
    const asked = questions.filter(isOfKind);
    expect(asked.length).toBeGreaterThan(30);
    const latin = asked.flatMap(({ system, user }) => latinIn(`${system}${user}`));
    expect([...new Set(latin)]).toEqual([]);
  });

  it('are the model’s from the first section to the last, and no page is told twice', () => {
    expect(texts.filter((text) => !text.includes(OWN))).toEqual([]);
    const told = events.filter(({ code }) => code === 'page-told-by-model');
    expect(told.filter(({ section = 0 }) => !beginsPage(section))).toEqual([]);
  });

  it('ask for each choice once', () => {
    const asked = questions.filter(isChoice).map(({ user }) => user);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

it('the prompt of a character has nothing Latin', () => {
  const { system, user } = characterPromptOf({ trait: TRAIT, firstLine: 'ただいま。' });
  expect(latinIn(`${system}${user}`)).toEqual([]);
});
