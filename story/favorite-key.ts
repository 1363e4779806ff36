import type { SectionRef } from './section-ref';

/** A section of one participant's story. */
export interface TurnAddress extends SectionRef {
  readonly docid: string;
}

/** `{docid}_{chapter}_{N}E` */
export function favoriteKey({ docid, chapter, section }: TurnAddress): string {
  return `${docid}_${chapter}_${section}E`;
}

const KEY = /^(?<docid>.+)_(?<chapter>[1-9]\d{0,5})_(?<section>[1-9]\d{0,5})E$/u;

/** Parses a favourite key; null for any other string. */
export function parseFavoriteKey(key: string): TurnAddress | null {
  const groups = KEY.exec(key)?.groups;
  if (groups?.docid === undefined) return null;
  return {
    docid: groups.docid,
    chapter: Number(groups.chapter),
    section: Number(groups.section),
  };
}
