const DIGITS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const PLACES = ['', '十', '百', '千'];

/** A whole number from 0 to 99,999,999 in kanji: 30 → 三十, 1050 → 千五十, 12000 → 一万二千. */
export function kanjiNumber(value: number): string {
  if (value < 10) return DIGITS[value] ?? '';
  const upper = Math.floor(value / 10_000);
  const lower = underTenThousand(value % 10_000);
  return upper === 0 ? lower : `${underTenThousand(upper)}万${lower}`;
}

function underTenThousand(value: number): string {
  return [3, 2, 1, 0]
    .map((place) => {
      const digit = Math.floor(value / 10 ** place) % 10;
      if (digit === 0) return '';
      // 十, 百 and 千 take no 一 in front.
      const numeral = digit === 1 && place > 0 ? '' : (DIGITS[digit] ?? '');
      return numeral + (PLACES[place] ?? '');
    })
    .join('');
}

/** 銀貨 are counted in 枚. */
export function coins(amount: number): string {
  return `${kanjiNumber(amount)}枚`;
}
