import type { CatalogueItem } from '../catalogue/catalogue-item';

/** Units of books with a title; the catalogue's category of books also contains letters and forms, which have none. */
const VOLUME_UNITS: readonly string[] = ['冊', '巻'];

/** The name of goods in a text; titles of books, which can be whole sentences, are put in 『』. */
export function nameInText({ 商品名, カテゴリー名, 数量単位 }: CatalogueItem): string {
  return カテゴリー名 === '本' && VOLUME_UNITS.includes(数量単位) ? `『${商品名}』` : 商品名;
}
