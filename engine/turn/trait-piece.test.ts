import { describe, expect, it } from 'vitest';
import { FRAME } from '#content';
import { EMPTY_EQUIPMENT } from '../../story/entry';
import type { World } from '../storylets/format/world';
import type { Step } from './step';
import { PLAIN_WORLDS, storyOfDays } from './testing/between';
import { participantOf } from './testing/play-story';

/** The answers of a story about such a character. */
function answersOf(trait: string, visited?: readonly World[]): Promise<readonly Step[]> {
  const participant = participantOf('平和', { equipment: { ...EMPTY_EQUIPMENT, text: trait } });
  return storyOfDays(6, participant, visited);
}

/** The chapters in which one of the wordings is told, each wording by itself. */
function chaptersWith(
  wordings: readonly string[] | undefined,
  answers: readonly Step[],
  word = '',
): readonly (readonly number[])[] {
  return (wordings ?? []).map((wording) => {
    const text = wording.replaceAll('{me}', '灯').replaceAll('{occupation}', word);
    return answers
      .filter(({ played }) => played.turn.turn.includes(text))
      .map(({ played }) => played.chapter);
  });
}

describe('a promise is decided by what the traveller is', () => {
  it.each([
    ['a trade, in the word that was written', '産婆', FRAME.trades['healer']?.hour, '産婆'],
    ['a trade that is being learnt', '見習い魔女', FRAME.trades['wizard']?.hour, '見習いの魔女'],
    ['a nature', '人に化けた狸', FRAME.natures['fox'], ''],
    ['a temper', 'がんこ', FRAME.tempers['stubborn'], ''],
  ])(
    '%s: in every other chapter, and never twice in the same words',
    async (_, trait, hour, word) => {
      const chapters = chaptersWith(hour, await answersOf(trait), word);
      expect(chapters.every(({ length }) => length <= 1)).toBe(true);
      expect(new Set(chapters.flat()).size).toBeGreaterThanOrEqual(2);
      expect(chapters.flat().every((chapter) => chapter % 2 === 1)).toBe(true);
    },
  );

  it('in worlds whose day does not repeat, too', async () => {
    const chapters = chaptersWith(
      FRAME.trades['cook']?.hour,
      await answersOf('料理人', PLAIN_WORLDS),
      '料理人',
    );
    expect(new Set(chapters.flat()).size).toBeGreaterThanOrEqual(2);
  });

  it('not by a trade that somebody would only like to have', async () => {
    const answers = await answersOf('料理人になりたい');
    const { hour = [], work = [] } = FRAME.trades['cook'] ?? {};
    expect(chaptersWith([...hour, ...work], answers, '料理人').flat()).toEqual([]);
  });
});

it('a skill of the trade overcomes something in its own words, once a chapter', async () => {
  const chapters = chaptersWith(FRAME.trades['healer']?.work, await answersOf('産婆'), '産婆');
  expect(chapters.flat().length).toBeGreaterThanOrEqual(1);
  expect(new Set(chapters.flat()).size).toBe(chapters.flat().length);
});
