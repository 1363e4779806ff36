import * as v from 'valibot';
import { CAMPS, REGISTRATION_CAMP, type Camp } from './camp';

/** What a character wears and carries: catalogue ids (商品ID), and the special trait as free text. */
export interface Equipment {
  /** 剣, 盾, 杖 or 本. */
  readonly hand: number | null;
  /** 鎧. */
  readonly armor: number | null;
  /** アクセサリ. */
  readonly accessory: number | null;
  /** 食物 or 薬. */
  readonly food: number | null;
  /** Anything but 生物. */
  readonly important: number | null;
  /** 特殊な性質: at most 2,000 characters. */
  readonly text: string;
}

export const EMPTY_EQUIPMENT: Equipment = {
  hand: null,
  armor: null,
  accessory: null,
  food: null,
  important: null,
  text: '',
};

const itemIdSchema = v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null);

const equipmentSchema = v.object({
  hand: itemIdSchema,
  armor: itemIdSchema,
  accessory: itemIdSchema,
  food: itemIdSchema,
  important: itemIdSchema,
  text: v.fallback(v.string(), ''),
});

/** Categories as they were set, each a category name or ''; always six. */
export const CATEGORY_SLOTS = 6;
const EMPTY_CATEGORIES: readonly string[] = Array.from({ length: CATEGORY_SLOTS }, () => '');

/**
 * `/ai/27/entry/{uid}`: a participant's own record, readable by that uid and the engine alone.
 * Repaired, not refused: the database drops empty values, so most fields may be missing.
 */
export const entrySchema = v.object({
  /** When the entry was made: `JSON.stringify(new Date())`, quotes included, as the specification stores it. */
  date: v.fallback(v.string(), ''),
  uid: v.string(),
  /** Owner number. */
  oid: v.fallback(v.number(), 0),
  onamae: v.string(),
  flag: v.fallback(
    v.object({
      /** Other participants' characters may turn up in this story. */
      accept: v.fallback(v.boolean(), true),
      /** This character may turn up in other participants' stories. */
      offer: v.fallback(v.boolean(), true),
    }),
    { accept: true, offer: true },
  ),
  /** The name of a built-in picture. */
  image: v.fallback(v.string(), ''),
  equipment: v.fallback(equipmentSchema, { ...EMPTY_EQUIPMENT }),
  /** JSON of `{[商品ID]: true}`: what the character must not sell. */
  importantList: v.fallback(v.string(), '{}'),
  /** The participant whose story is being read. */
  browse: v.fallback(v.string(), ''),
  category: v.fallback(
    v.pipe(
      v.array(v.fallback(v.string(), '')),
      v.transform((names) => [...names, ...EMPTY_CATEGORIES].slice(0, CATEGORY_SLOTS)),
    ),
    [...EMPTY_CATEGORIES],
  ),
  firstWord: v.fallback(v.string(), ''),
  /** How many sections of this participant's story exist; the engine keeps it. */
  clause: v.fallback(v.number(), 0),
  data: v.fallback(
    v.object({
      score: v.fallback(v.number(), 0),
      camp: v.fallback(v.picklist(CAMPS), REGISTRATION_CAMP),
    }),
    { score: 0, camp: REGISTRATION_CAMP },
  ),
});

export type Entry = v.InferOutput<typeof entrySchema>;

/** What a person types to register, already normalised. */
export interface Registration {
  readonly uid: string;
  readonly oid: number;
  readonly onamae: string;
  readonly firstWord: string;
}

/** The entry that registration writes. */
export function newEntry(
  registration: Registration,
  now: Date,
  camp: Camp = REGISTRATION_CAMP,
): Entry {
  return {
    date: JSON.stringify(now),
    uid: registration.uid,
    oid: registration.oid,
    onamae: registration.onamae,
    flag: { accept: true, offer: true },
    image: 'traveller',
    equipment: { ...EMPTY_EQUIPMENT },
    importantList: '{}',
    browse: registration.uid,
    category: [...EMPTY_CATEGORIES],
    firstWord: registration.firstWord,
    clause: 0,
    data: { score: 0, camp },
  };
}
