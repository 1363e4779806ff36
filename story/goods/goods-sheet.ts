import type { Tag } from './tag';

/** A row of one catalogue item: 商品ID, base price in 銀貨, one to three tags. */
type GoodsRow = readonly [itemId: number, basePrice: number, tag: Tag, ...moreTags: Tag[]];

/** The goods of one category. The names at the ends of the rows are for editors only. */
export type GoodsSheet = readonly GoodsRow[];
