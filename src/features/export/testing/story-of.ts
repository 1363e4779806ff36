import type { StoredChapter } from '../../../../story/adventure-document';
import { battleOf } from '../../../../story/testing/battle';
import type { Turn } from '../../../../story/turn';
import { exportedStory, type ExportedStory } from '../exported-story';

const turn = (text: string, change: Partial<Turn> = {}): Turn => ({
  role: 'model',
  date: '2026-01-01T00:00:00.000Z',
  turn: text,
  url: '',
  sales: 0,
  unit: 0,
  continue: true,
  ...change,
});

const BATTLE = battleOf({ 対戦結果: '灯里は砂に転がった。' });

const CHAPTERS: readonly StoredChapter[] = [
  {
    ok: true,
    chapter: {
      title: '八つ目の島',
      summary: '島を渡った。',
      items: [],
      turn: [
        turn('海辺の汐見で鐘が12鳴った。\n\n「朝だ」と誰かが言う。', {
          url: 'scene:harbour?seed=7&time=dawn&weather=cloud',
          ruby: [{ base: '汐見', reading: 'しおみ' }],
        }),
        turn('縄を買う。1234本。', { role: 'user', sales: 40, unit: 10, battle: BATTLE }),
      ],
    },
  },
  { ok: false, code: 'chunk-not-inflatable' },
  {
    ok: true,
    chapter: {
      title: '',
      summary: '',
      items: [],
      turn: [turn('門が開く。', { url: 'https://example.com/a.png', continue: false })],
    },
  },
];

/** A story of three chapters, the second of them broken, about the given name. */
export const storyOf = (
  onamae: string,
  chapters: readonly StoredChapter[] = CHAPTERS,
): ExportedStory =>
  exportedStory({
    onamae,
    url: 'https://example.com/game/adventure/16/abc',
    now: Date.parse('2026-01-31T03:04:05.678Z'),
    chapters,
  });

/** The same with one chapter of one section, wherever a text may stand. */
export const hostileStory = (text: string): ExportedStory =>
  storyOf(text, [
    {
      ok: true,
      chapter: {
        title: text,
        summary: text,
        items: [],
        turn: [
          turn(`${text}\n「${text}」`, {
            role: 'user',
            url: text,
            ruby: [{ base: text, reading: text }],
            battle: { ...BATTLE, 対戦者２: text, 勝者: text, 決め台詞: text, 対戦結果: text },
          }),
        ],
      },
    },
  ]);
