import type { CatalogueItem } from '../../story/catalogue/catalogue-item';

/** What counts as a volume has a title; letters and forms, which are books to the catalogue, have none. */
const VOLUME_UNITS: readonly string[] = ['冊', '巻'];

/** Goods as a text names them: the titles of books, which may be whole sentences, stand in 『』. */
export function nameInText({ 商品名, カテゴリー名, 数量単位 }: CatalogueItem): string {
  return カテゴリー名 === '本' && VOLUME_UNITS.includes(数量単位) ? `『${商品名}』` : 商品名;
}
