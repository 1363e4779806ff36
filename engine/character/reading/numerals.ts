const DIGITS = '〇一二三四五六七八九';
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** 12, 十二, 八十五, 三百, 一万: a number as people write it, null where it is none. */
export function numberOf(words: string): number | null {
  if (/^\d+$/u.test(words)) return Number(words);
  let sum = 0;
  let part = 0;
  let digit: number | null = null;
  for (const character of words) {
    const value = character === '零' ? 0 : DIGITS.indexOf(character);
    const place = PLACES[character];
    if (value >= 0) digit = (digit ?? 0) * 10 + value;
    else if (place !== undefined) {
      part += (digit ?? 1) * place;
      digit = null;
    } else if (character === '万') {
      sum += (part + (digit ?? (part === 0 ? 1 : 0))) * 10_000;
      part = 0;
      digit = null;
    } else return null;
  }
  return sum + part + (digit ?? 0);
}
