import { REGISTRATION_CAMP, type Camp } from './camp';

/** A character's equipment: catalogue ids (商品ID), and the special trait as free text. */
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

/** The selected categories, each a category name or ''; always six. */
export const CATEGORY_SLOTS = 6;
export const EMPTY_CATEGORIES: readonly string[] = Array.from({ length: CATEGORY_SLOTS }, () => '');

/** `/ai/27/entry/{uid}`: a participant's own record, readable by that uid and the engine alone. */
export interface Entry {
  /** When the entry was made: `JSON.stringify(new Date())`, quotes included, as the specification stores it. */
  readonly date: string;
  readonly uid: string;
  /** Owner number. */
  readonly oid: number;
  readonly onamae: string;
  readonly flag: {
    /** Guests are welcome: other participants' characters may appear in this story. */
    readonly accept: boolean;
    /** This character may appear as a guest in other participants' stories. */
    readonly offer: boolean;
  };
  /** The name of a built-in icon. */
  readonly image: string;
  readonly equipment: Equipment;
  /** JSON of `{[商品ID]: true}`: items that the character must not sell. */
  readonly importantList: string;
  /** The participant whose story is open. */
  readonly browse: string;
  /** The selected categories, each a category name or ''; always six. */
  readonly category: readonly string[];
  readonly firstWord: string;
  /** The number of sections of this participant's story; maintained by the engine. */
  readonly clause: number;
  readonly data: { readonly score: number; readonly camp: Camp };
}

/** The input of the registration form, already normalised. */
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
