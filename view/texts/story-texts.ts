import { formatCount } from '../formats/count';

const sectionsFrom = (first: number, last: number): string =>
  first === last ? `第${first}節` : `第${first}～${last}節`;

/** Texts about a story that served pages, the app and exported files share. */
export const storyTexts = {
  storyOf: (name: string) => `${name}の物語`,
  chapter: (number: number) => `第${number}章`,
  /**
   * Names the sections of a page, or one: トワの物語 第1章第11～20節「八つ目の島」.
   * @param sections The first and the last; null where they are unknown.
   * @param title '' where it is unknown.
   */
  headline: (
    name: string,
    chapter: number,
    sections: readonly [first: number, last: number] | null,
    title: string,
  ) =>
    `${name}の物語 第${chapter}章${sections === null ? '' : sectionsFrom(...sections)}${title === '' ? '' : `「${title}」`}`,
  /** With an ideographic space between number and title; '' when the title is unknown. */
  chapterTitle: (number: number, title: string) => `第${number}章　${title}`.trim(),
  section: (number: number) => `第${number}節`,
  place: (chapter: number, section: number) => `第${chapter}章 第${section}節`,
  gameMaster: 'ゲームマスター',
  /** Beside that, where it is met first. */
  gameMasterIs: '物語の語り手',
  player: '旅人',
  /** @param money Earned, in 銀貨. @param unit Units sold; 0 when no goods were sold. */
  worn: (name: string) => `役に立った装備「${name}」`,
  sales: (money: number, unit: number) =>
    unit > 0 ? `売上 ${formatCount(money)}・${formatCount(unit)}点` : `売上 ${formatCount(money)}`,
  theEnd: '～おしまい～',
  hiddenStory: 'この物語は、運営の判断で表示していません。',
  /** Next to its title: nothing more will be written. */
  over: '完結',
  allSections: (count: number) => `全${formatCount(count)}節`,
  /** Next to a story's title, also of one that has ended; on pictures, covers and feeds. */
  writtenByAi: 'AIが書いた物語',
  contents: '目次',
  previousPage: '前のページ',
  nextSections: (number: number) => `つづき 第${number}節へ`,
  nextChapter: (number: number) => `第${number}章へ`,
} as const;
