const DIGITS = '〇一二三四五六七八九';

/** A number from 1 to 99 in kanji. */
function kanji(number: number): string {
  const tens = Math.floor(number / 10);
  const ones = number % 10;
  return [tens > 1 && DIGITS[tens], tens > 0 && '十', ones > 0 && DIGITS[ones]]
    .filter((part) => part !== false)
    .join('');
}

const LONGEST = 99;

export const readingProgress = {
  place: (chapter: number, section: number, sections: number) =>
    `第${chapter}章 ${section}／${sections}`,
  /** Until the end of what is there of the chapter. */
  left: (minutes: number) => `あと${kanji(Math.min(minutes, LONGEST))}分`,
} as const;
