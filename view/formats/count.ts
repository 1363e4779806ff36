/**
 * A formatted amount: 1200 → 1,200. For money, points, likes and counts; ordinal numbers as in 第1200節 are
 * written without a comma, as in addresses.
 */
export const formatCount = (amount: number): string => amount.toLocaleString('ja-JP');
