import { normaliseLine, TEXT_LIMITS } from '../../../story/text-from-people';

/** A name as it may be shown, '' for one that cannot: the engine trusts no entry, whoever wrote it. */
export function readName(onamae: string): string {
  return cut(normaliseLine(onamae), TEXT_LIMITS.onamae);
}

/** At most `limit` UTF-16 code units; never half of a surrogate pair. */
export function cut(text: string, limit: number): string {
  return text
    .slice(0, limit)
    .replace(/[\uD800-\uDBFF]$/u, '')
    .trim();
}
