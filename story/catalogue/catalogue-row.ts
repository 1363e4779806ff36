import type { CatalogueItem, CategoryName } from './catalogue-item';

/** 商品ID, 商品名, 数量単位, 並び順: the notation of the category files. */
type CatalogueRow = readonly [id: number, name: string, unit: string, order: number];

export function toCatalogueItems(
  category: CategoryName,
  rows: readonly CatalogueRow[],
): readonly CatalogueItem[] {
  return rows.map(([id, name, unit, order]) => ({
    カテゴリー名: category,
    商品ID: id,
    商品名: name,
    数量単位: unit,
    並び順: order,
  }));
}
