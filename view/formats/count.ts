/**
 * An amount for people: 1200 → 1,200. For money, points, likes and how many there are; ordinal numbers as in 第1200節 are
 * written without a comma, as addresses have them.
 */
export const formatCount = (amount: number): string => amount.toLocaleString('ja-JP');
