import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exportedStorySchema } from './exported-story';
import { plainText } from './plain-text';
import { hostileStory, storyOf } from './testing/story-of';

const MARKS: Readonly<Record<string, string>> = {
  '1-1-52': '《',
  '1-1-53': '》',
  '1-1-35': '｜',
  '1-2-8': '※',
};

/** The marks that were written as notes, as they stood in the story. */
const unnoted = (text: string): string =>
  text.replace(/※［＃[^］]*、([\d-]+)］/gu, (all, place: string) => MARKS[place] ?? all);

/** Reads the notation of 青空文庫 back: the words without readings, and the readings. */
function readBack(text: string): { words: string; readings: [string, string][] } {
  const readings: [string, string][] = [];
  const words = text.replace(
    /｜([^《》｜]+)《([^《》｜]+)》/gu,
    (_all, base: string, reading: string) => {
      readings.push([unnoted(base), unnoted(reading)]);
      return base;
    },
  );
  return { readings, words: unnoted(words) };
}

/** What follows the explanation of the notation. */
const bodyOf = (text: string): string => text.split(/^-{20,}$/mu)[2] ?? '';

describe('plain text', () => {
  it('tells the whole story, says who wrote it, and explains its marks first', () => {
    const text = plainText(storyOf('灯里'));
    expect(text.slice(0, text.indexOf('第1章'))).toContain('この物語はAIが書きました。');
    expect(text.indexOf('《》：ルビ')).toBeLessThan(text.indexOf('第1章'));
    expect(bodyOf(text)).toBe(
      [
        '',
        '',
        '第1章　八つ目の島',
        '',
        '第1節　ゲームマスター',
        '海辺の｜汐見《しおみ》で鐘が12鳴った。',
        '「朝だ」と誰かが言う。',
        '',
        '第2節　灯里',
        '縄を買う。1234本。',
        '（勝者　サネ「決まり！」　灯里は砂に転がった。）',
        '（売上 40・10点）',
        '',
        '第2章',
        '',
        '（この章は読み込めませんでした。）',
        '',
        '第3章',
        '',
        '第1節　ゲームマスター',
        '門が開く。',
        '',
        '～おしまい～',
        '',
      ].join('\n'),
    );
  });

  it('can be read back: words and readings are those of the story', () => {
    const { words, readings } = readBack(bodyOf(plainText(storyOf('灯里'))));
    expect(words).toContain('海辺の汐見で鐘が12鳴った。');
    expect(readings).toEqual([['汐見', 'しおみ']]);
  });

  it('keeps marks of the notation that a story uses apart from its own', () => {
    const { words, readings } = readBack(bodyOf(plainText(hostileStory('《｜※》'))));
    expect(words).toContain('第1章　《｜※》');
    expect(readings).toEqual([['《｜※》', '《｜※》']]);
  });

  it('holds no control characters, whatever a name holds', () => {
    expect(plainText(hostileStory('灯\u0000\u001b\r\n里'))).not.toMatch(
      /[\u0000-\u0009\u000b-\u001f]/,
    );
  });
});

describe('JSON', () => {
  it.each([storyOf('灯里'), hostileStory('<&"]]>\u0000\n')])('comes back as it was', (story) => {
    const text = JSON.stringify(story, null, 2);
    expect(v.parse(exportedStorySchema, JSON.parse(text))).toEqual(story);
  });

  it('says its version, and numbers chapters and sections as readers see them', () => {
    const story = storyOf('ゲスト#10353');
    expect(story).toMatchObject({
      format: 'tokinotabibito-story',
      version: 1,
      name: 'ゲスト',
      exportedAt: '2026-01-31T03:04:05.678Z',
    });
    expect(story.chapters.map(({ chapter, readable }) => [chapter, readable])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
    expect(story.chapters[0]?.sections[1]).toMatchObject({
      battle: { 対戦者１: '灯里', 勝者: 'サネ', お店: '旗の広場' },
      section: 2,
      role: 'user',
      date: '2026-01-01T00:00:00.000Z',
      text: '縄を買う。1234本。',
      url: '',
      sales: 40,
      unit: 10,
      continue: true,
      ruby: [],
    });
  });
});
