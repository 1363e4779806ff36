import type { Tag } from './tag';

/** What the storyteller knows of one kind of goods: 商品ID, base price in 銀貨, one to three tags. */
type GoodsRow = readonly [itemId: number, basePrice: number, tag: Tag, ...moreTags: Tag[]];

/** The goods of one category. The names at the ends of the rows only help those who edit them. */
export type GoodsSheet = readonly GoodsRow[];
