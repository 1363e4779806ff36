import { ACCESSORIES_SHEET } from './accessories-sheet';
import { ARMOR_SHEET } from './armor-sheet';
import { BOOKS_SHEET } from './books-sheet';
import { CREATURES_SHEET } from './creatures-sheet';
import { FOODS_SHEET } from './foods-sheet';
import type { GoodsSheet } from './goods-sheet';
import { MAPS_SHEET } from './maps-sheet';
import { MEDICINES_SHEET } from './medicines-sheet';
import { RAW_MATERIALS_SHEET } from './raw-materials-sheet';
import { SHIELDS_SHEET } from './shields-sheet';
import { STAVES_SHEET } from './staves-sheet';
import { SWORDS_SHEET } from './swords-sheet';
import { TOOLS_SHEET } from './tools-sheet';

/** Every category's goods: one row for each item of the catalogue. */
export const ALL_GOODS: GoodsSheet = [
  ...RAW_MATERIALS_SHEET,
  ...BOOKS_SHEET,
  ...MEDICINES_SHEET,
  ...SWORDS_SHEET,
  ...ARMOR_SHEET,
  ...SHIELDS_SHEET,
  ...STAVES_SHEET,
  ...ACCESSORIES_SHEET,
  ...MAPS_SHEET,
  ...TOOLS_SHEET,
  ...CREATURES_SHEET,
  ...FOODS_SHEET,
];
