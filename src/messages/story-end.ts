import { formatCount } from '../../view/formats/count';
import { storyTexts } from '../../view/texts/story-texts';

/** 三つ, but 十: Japanese counts things by つ up to nine. */
const things = (count: number): string => `${formatCount(count)}${count < 10 ? 'つ' : '個'}`;

/** What follows a story's last section. */
export const storyEnd = {
  label: storyTexts.over,
  title: (name: string) => `${storyTexts.storyOf(name)}　${storyTexts.over}`,
  length: '長さ',
  lengthOf: (chapters: number, sections: number) =>
    `全${formatCount(chapters)}章・${formatCount(sections)}節`,
  days: '物語の日数',
  daysOf: (days: number) => `${formatCount(days)}日`,
  promises: '約束',
  promisesOf: (promises: number, kept: number) => {
    if (kept === promises) return `${things(promises)}すべてを守った`;
    const among = `${things(promises)}のうち`;
    return kept === 0 ? `${among}ひとつも守れなかった` : `${among}${things(kept)}を守った`;
  },
  earned: '売上の合計',
  earnedOf: (silver: number) => `銀貨${formatCount(silver)}枚`,
  liked: 'いちばん「いいね」の多い節',
  likedOf: (chapter: number, section: number, likes: number) =>
    `${storyTexts.place(chapter, section)}（${formatCount(likes)}）`,
  export: '物語を書き出す',
  share: '物語を共有',
  fromTheStart: 'はじめから読む',
  beingWritten: 'いま書かれている物語',
  opening: (name: string, firstWord: string) => `${storyTexts.storyOf(name)}「${firstWord}」`,
  /** In one's own settings and sheet. */
  noEffect: 'あなたの物語は完結しました。陣営や装備など、物語に関わるものはもう変えられません。',
} as const;
