/** A number in a text, in kanji or in digits. */
export interface Numeral {
  readonly value: number;
  /** As it is written. */
  readonly written: string;
  /** A few characters on either side. */
  readonly before: string;
  readonly after: string;
  readonly isInDigits: boolean;
}

const DIGITS: ReadonlyMap<string, number> = new Map([
  ...[...'〇一二三四五六七八九'].map((digit, value) => [digit, value] as const),
  ...[...'0123456789'].map((digit, value) => [digit, value] as const),
  ...[...'０１２３４５６７８９'].map((digit, value) => [digit, value] as const),
  ['零', 0],
  ['壱', 1],
  ['弐', 2],
  ['参', 3],
]);
const PLACES: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['千', 1000],
]);
const MYRIADS: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['萬', 1e4],
  ['億', 1e8],
  ['兆', 1e12],
]);

const NUMERAL =
  /[〇零一二三四五六七八九壱弐参拾十百千万萬億兆0-9０-９][〇零一二三四五六七八九壱弐参拾十百千万萬億兆0-9０-９,，]*/gu;
const NEIGHBOURHOOD = 6;

export function numeralsIn(text: string): Numeral[] {
  return [...text.matchAll(NUMERAL)].map((match) => {
    const [written] = match;
    const end = match.index + written.length;
    return {
      value: valueOf(written),
      written,
      before: text.slice(Math.max(0, match.index - NEIGHBOURHOOD), match.index),
      after: text.slice(end, end + NEIGHBOURHOOD),
      isInDigits: /[0-9０-９]/u.test(written),
    };
  });
}

/** 三十, 千五十, 一万二千, 二五, 3千, 1,200: the forms that narrators write. */
function valueOf(written: string): number {
  let total = 0;
  let section = 0;
  let current: number | null = null;
  for (const character of written) {
    const digit = DIGITS.get(character);
    const place = PLACES.get(character);
    const myriad = MYRIADS.get(character);
    if (digit !== undefined) current = (current ?? 0) * 10 + digit;
    else if (place !== undefined) {
      section += (current ?? 1) * place;
      current = null;
    } else if (myriad !== undefined) {
      total += (section + (current ?? 0) || 1) * myriad;
      section = 0;
      current = null;
    }
  }
  return total + section + (current ?? 0);
}
