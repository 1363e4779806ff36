/** The categories of goods, in the order in which the catalogue sorts them. */
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

/** One kind of goods of the built-in catalogue. The keys are the data format's own. */
export type CatalogueItem = {
  readonly カテゴリー名: CategoryName;
  /**
   * 1–1217, unique, and stable: stories and equipment refer to goods by it. 500–599 are application forms and
   * vouchers, 1200–1217 blueprints, whatever their category.
   */
  readonly 商品ID: number;
  readonly 商品名: string;
  /** The counter (助数詞) that follows a number of these goods, as in 縄十束. */
  readonly 数量単位: string;
  /** 1–531, unique, ascending through the categories; gaps leave room for goods to come. */
  readonly 並び順: number;
};
