import type { Passage, Part } from '../storylets/format/text';

/** A passage with `{who}`, `{clue}` and the like replaced: values that are no slots of every text. */
export function withWords(passage: Passage, words: Readonly<Record<string, string>>): Passage {
  const replaced = (text: string): string =>
    text.replace(/\{(who|clue)\}/gu, (slot, name: string) => words[name] ?? slot);
  return passage.map((part): Part => {
    if (typeof part === 'string') return replaced(part);
    if ('maybe' in part) return { maybe: part.maybe.map(replaced) };
    if ('cases' in part) {
      return { cases: part.cases.map(({ when, say }) => ({ when, say: withWords(say, words) })) };
    }
    return part.map(replaced);
  });
}
