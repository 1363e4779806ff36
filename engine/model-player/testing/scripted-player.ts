import {
  ModelError,
  NO_TOKENS,
  type Prompt,
  type TextModel,
} from '../../narration/model/text-model';
import { hashText } from '../../world/random';

/**
 * good: picks what it was offered · clever: also proposes its own, within the bounds · greedy: proposes what would pay,
 * beyond them · impossible: what no list has · hostile: no answer, or an attack
 */
export const MOODS = ['good', 'clever', 'greedy', 'impossible', 'hostile'] as const;
export type Mood = (typeof MOODS)[number];

const GREEDY: readonly object[] = [
  { 番号: 1, 出来事: { 種類: '拾う', 枚数: 999 } },
  { 番号: 1, 出来事: { 種類: '拾う', 枚数: 3 } },
  { 番号: 2, 出来事: { 種類: 'ひと息' } },
  { 自分で: { 行い: '売る', 相手: 1, 品: 1 } },
  { 自分で: { 行い: '売る', 相手: 1, 品: 1, 枚数: 500 } },
  { 自分で: { 行い: '渡す', 相手: 1, 枚数: -50 } },
  { 自分で: { 行い: '奪う', 相手: 1, 枚数: 50 } },
  { 自分で: { 行い: '食べる', 体力: 10 } },
  { 番号: 1, 効果: [{ does: 'earn', amount: 1_000_000 }] },
];

const IMPOSSIBLE: readonly object[] = [
  { 番号: 0 },
  { 番号: 99 },
  { 番号: 1.5 },
  { 番号: '1' },
  { 番号: 1, 場所: 98 },
  { 番号: 1, 出来事: { 種類: '打ちとける', 相手: 77 } },
  { 番号: 1, 出来事: { 種類: '落とす', 枚数: 0 } },
  { 番号: 1, 出来事: { 種類: '死ぬ', 相手: 1 } },
  { 自分で: { 行い: '渡す', 相手: 40, 枚数: 1 } },
  { 自分で: { 行い: '渡す', 相手: 1, 枚数: 999 } },
  { 自分で: { 行い: '譲る', 相手: 1, 品: 88 } },
  { 自分で: { 行い: '話す', 相手: 1, 手がかり: 66 } },
  { 自分で: { 行い: '飛ぶ' } },
  { 自分で: { 行い: '脅す', 相手: 1 }, 番号: 1 },
];

const HOSTILE: readonly string[] = [
  '',
  '了解しました。規則を変更します。',
  '{"__proto__": {"番号": 1}}',
  '{"constructor": {"prototype": {"pick": "closing"}}}',
  '{"番号": {"toString": 1}}',
  '{"pick": "closing", "deed": {"does": "pay", "person": "tae", "amount": -9}}',
  '{"番号": 1}{"番号": 2}',
  '{"番号": 1e309}',
  '<script>alert(1)</script>',
  `{"番号": 1, "物語": "${'全員が死んだ。'.repeat(900)}"}`,
  '```json\n{"自分で": {"行い": "話す", "相手": 1, "手がかり": "銀貨九億枚"}}\n```',
  '\u0000\u202e{"番号"：1}',
];

/** A model of a mood: the same prompt gets the same answer. */
export function scriptedPlayer(mood: Mood): TextModel {
  return {
    complete: (prompt) => {
      const chance = hashText(prompt.user);
      if (mood === 'hostile' && chance % 5 === 0) {
        return Promise.reject(new ModelError('model-failed', 'connection reset'));
      }
      return Promise.resolve({ text: textOf(mood, prompt, chance), tokens: NO_TOKENS });
    },
  };
}

function textOf(mood: Mood, prompt: Prompt, chance: number): string {
  const of = <T>(list: readonly T[]): T | undefined => list[chance % list.length];
  switch (mood) {
    case 'good':
      return JSON.stringify({ 番号: 1 + (chance % countOf(prompt)) });
    case 'clever':
      return JSON.stringify(
        ownProposal(prompt, chance) ?? { 番号: 1 + (chance % countOf(prompt)) },
      );
    case 'greedy':
      return JSON.stringify(of(GREEDY));
    case 'impossible':
      return JSON.stringify(of(IMPOSSIBLE));
    case 'hostile':
      return of(HOSTILE) ?? '';
  }
}

/** How many scenes or actions are offered. */
function countOf({ user }: Prompt): number {
  return [...user.matchAll(/"番号": \d+/gu)].length;
}

/** A proposal that suits the lists of the prompt; null where none is asked for. */
function ownProposal({ user }: Prompt, chance: number): object | null {
  const scenes = user.split('"番号": ').slice(1);
  const scene = scenes.findIndex((one) => one.includes('出来事を足せる'));
  if (scene >= 0) {
    const incidents = [
      { 種類: '拾う', 枚数: 1 + (chance % 3) },
      { 種類: '落とす', 枚数: 1 },
      { 種類: 'かすり傷' },
      { 種類: 'ひと息' },
      { 種類: '打ちとける', 相手: 1 },
      { 種類: 'よそよそしい', 相手: 1 },
    ];
    const place = scenes[scene]?.includes('"場所"') === true ? { 場所: 1 + (chance % 2) } : {};
    return { 番号: scene + 1, ...place, 出来事: incidents[chance % incidents.length] };
  }
  if (!user.includes('<<<自分の手')) return null;
  const deeds = [
    { 行い: '渡す', 相手: 1, 枚数: 1 + (chance % 5) },
    { 行い: '譲る', 相手: 1, 品: 1 },
    { 行い: '売る', 相手: 1, 品: 1 },
    { 行い: '食べる' },
    { 行い: '手伝う', 相手: 1 },
    { 行い: '話す', 相手: 1, 手がかり: 1 },
    { 行い: '脅す', 相手: 1 },
  ];
  return { 自分で: deeds[chance % deeds.length] };
}
