import type { Part, Passage } from './text';

/** The parts before the first that begins a paragraph. */
export function firstParagraph(passage: Passage): Passage {
  const end = passage.findIndex((part, index) => index > 0 && beginsParagraph(part));
  return end === -1 ? passage : passage.slice(0, end);
}

/** Whether a passage begins with ¶: it continues what stands before it. */
export function continues([first]: Passage): boolean {
  return first !== undefined && beginsParagraph(first);
}

function beginsParagraph(part: Part): boolean {
  if (typeof part === 'string') return part.startsWith('\n');
  if (isWordings(part)) return part.some((wording) => wording.startsWith('\n'));
  if ('maybe' in part) return part.maybe.some((wording) => wording.startsWith('\n'));
  return part.cases.some(({ say }) => continues(say));
}

function isWordings(part: Exclude<Part, string>): part is readonly string[] {
  return Array.isArray(part);
}
