import { asWritten } from '../../character/voices/speech';
import type { Condition } from '../format/condition';
import type { Passage, Part } from '../format/text';

/** One wording of a passage, and the conditions that hold where it is used. */
export interface Wording {
  readonly text: string;
  readonly sure: readonly Condition[];
}

/** All wordings of a passage. */
export function wordingsOf(passage: Passage, sure: readonly Condition[] = []): Wording[] {
  return passage.flatMap((part): Wording[] => {
    if (typeof part === 'string') return [{ text: part, sure }];
    if (isAlternatives(part)) return part.map((text) => ({ text, sure }));
    if ('maybe' in part) return part.maybe.map((text) => ({ text, sure }));
    return part.cases.flatMap(({ when, say }) => wordingsOf(say, [...sure, ...when]));
  });
}

/** Least and greatest length of a passage in UTF-16 code units, with typical lengths for slots. */
export function lengthsOf(passage: Passage): { min: number; max: number } {
  return sum(passage.map(partLengths));
}

/** The number of variants of a passage. */
export function combinations(passage: Passage): number {
  return passage.reduce((product, part) => product * partCombinations(part), 1);
}

/** A variant of a passage: the n-th wording of each part, from 0, modulo the number of wordings. */
export function variantOf(passage: Passage, n: number): string {
  return passage.map((part) => partVariant(part, n)).join('');
}

function partVariant(part: Part, n: number): string {
  if (typeof part === 'string') return part;
  const texts = isAlternatives(part) ? part : 'maybe' in part ? part.maybe : null;
  if (texts !== null) return texts[n % texts.length] ?? '';
  const say = 'cases' in part ? part.cases[n % part.cases.length]?.say : undefined;
  return variantOf(say ?? [], n);
}

function partCombinations(part: Part): number {
  if (typeof part === 'string') return words(part);
  if (isAlternatives(part)) return part.reduce((total, text) => total + words(text), 0);
  if ('maybe' in part) return part.maybe.length + 1;
  return Math.max(1, ...part.cases.map(({ say }) => combinations(say)));
}

/** The number of variants of a text with choices of a word. */
function words(text: string): number {
  const choices = text.match(/\{[^{}]*\|[^{}]*\}/gu) ?? [];
  return choices.reduce((product, choice) => product * choice.split('|').length, 1);
}

function partLengths(part: Part): { min: number; max: number } {
  if (typeof part === 'string') return { min: lengthOf(part), max: lengthOf(part) };
  if (isAlternatives(part)) return range(part.map(lengthOf));
  if ('maybe' in part) return { min: 0, max: Math.max(...part.maybe.map(lengthOf)) };
  const cases = part.cases.map(({ say }) => lengthsOf(say));
  const always = part.cases.some(({ when }) => when.length === 0);
  // Exactly one camp's case holds, so that texts for all three camps are never empty.
  const camps = new Set(part.cases.flatMap(({ when }) => when.map((one) => JSON.stringify(one))));
  const complete = always || (camps.size === 3 && part.cases.length === 3);
  return {
    min: complete ? Math.min(...cases.map(({ min }) => min)) : 0,
    max: Math.max(...cases.map(({ max }) => max)),
  };
}

function lengthOf(text: string): number {
  const spoken = asWritten(text);
  return spoken.replace(/\{([^{}]*)\}/gu, (_, slot: string) => '＿'.repeat(slotLength(slot)))
    .length;
}

function slotLength(slot: string): number {
  if (slot.includes('|')) return slot.split('|')[0]?.length ?? 0;
  if (['me', 'i', 'you'].includes(slot)) return 2;
  if (slot === 'trait') return 16;
  return slot.includes('.') || ['paid', 'earned', 'purse', 'loop', 'time'].includes(slot) ? 3 : 6;
}

function isAlternatives(part: Exclude<Part, string>): part is readonly string[] {
  return Array.isArray(part);
}

function range(lengths: readonly number[]): { min: number; max: number } {
  return { min: Math.min(...lengths), max: Math.max(...lengths) };
}

function sum(ranges: readonly { min: number; max: number }[]): { min: number; max: number } {
  return {
    min: ranges.reduce((total, { min }) => total + min, 0),
    max: ranges.reduce((total, { max }) => total + max, 0),
  };
}
