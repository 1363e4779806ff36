import * as v from 'valibot';
import { CAMPS, REGISTRATION_CAMP } from './camp';
import { CATEGORY_SLOTS, EMPTY_CATEGORIES, EMPTY_EQUIPMENT, type Entry } from './entry';

const itemIdSchema = v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null);

const equipmentSchema = v.object({
  hand: itemIdSchema,
  armor: itemIdSchema,
  accessory: itemIdSchema,
  food: itemIdSchema,
  important: itemIdSchema,
  text: v.fallback(v.string(), ''),
});

/**
 * An entry as stored in the database. It is repaired, not refused: the database drops empty values, so most fields may
 * be missing.
 */
export const entrySchema: v.GenericSchema<unknown, Entry> = v.object({
  date: v.fallback(v.string(), ''),
  uid: v.string(),
  oid: v.fallback(v.number(), 0),
  onamae: v.string(),
  flag: v.fallback(
    v.object({
      accept: v.fallback(v.boolean(), true),
      offer: v.fallback(v.boolean(), true),
    }),
    { accept: true, offer: true },
  ),
  image: v.fallback(v.string(), ''),
  equipment: v.fallback(equipmentSchema, { ...EMPTY_EQUIPMENT }),
  importantList: v.fallback(v.string(), '{}'),
  browse: v.fallback(v.string(), ''),
  category: v.fallback(
    v.pipe(
      v.array(v.fallback(v.string(), '')),
      v.transform((names) => [...names, ...EMPTY_CATEGORIES].slice(0, CATEGORY_SLOTS)),
    ),
    [...EMPTY_CATEGORIES],
  ),
  firstWord: v.fallback(v.string(), ''),
  clause: v.fallback(v.number(), 0),
  data: v.fallback(
    v.object({
      score: v.fallback(v.number(), 0),
      camp: v.fallback(v.picklist(CAMPS), REGISTRATION_CAMP),
    }),
    { score: 0, camp: REGISTRATION_CAMP },
  ),
});
