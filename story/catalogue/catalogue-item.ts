/** The categories of goods, in catalogue order. */
export const CATEGORY_NAMES = [
  '原料',
  '本',
  '薬',
  '剣',
  '鎧',
  '盾',
  '杖',
  'アクセサリ',
  '地図',
  '道具',
  '生物',
  '食物',
] as const;
export type CategoryName = (typeof CATEGORY_NAMES)[number];

/** One item of the built-in catalogue. The keys are those of the data format. */
export type CatalogueItem = {
  readonly カテゴリー名: CategoryName;
  /**
   * 1–1217, unique, and stable: stories and equipment refer to goods by it. 500–599 are application forms and
   * vouchers, 1200–1217 blueprints, whatever their category.
   */
  readonly 商品ID: number;
  readonly 商品名: string;
  /** The counter (助数詞) after a number of these items, as in 縄十束. */
  readonly 数量単位: string;
  /** 1–531, unique, ascending through the categories; gaps are reserved for future items. */
  readonly 並び順: number;
};
