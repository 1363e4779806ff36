import type { Position } from '../fault';

/** A line of a file, without its indentation. */
export interface Line extends Position {
  readonly text: string;
}

/** What a line of wordings can be. */
export type LineKind =
  | { readonly is: 'blank' | 'paragraph' | 'else' | 'end' | 'unknown' }
  /** `- …`, or `? …` where it may be left out. */
  | { readonly is: 'wording'; readonly mark: string; readonly text: string }
  | { readonly is: 'if' | 'else-if'; readonly condition: string }
  | { readonly is: 'by'; readonly what: string }
  /** `again:` begins other wordings of a section, `平和:` those of a camp within `by camp:`. */
  | { readonly is: 'label'; readonly name: string };

const PATTERNS: readonly (readonly [RegExp, (found: string[]) => LineKind])[] = [
  [/^(?:<!--.*-->)?$/u, () => ({ is: 'blank' })],
  [/^¶$/u, () => ({ is: 'paragraph' })],
  [/^([-?])(?:\s+(.*))?$/u, ([mark = '', text = '']) => ({ is: 'wording', mark, text })],
  [/^if (.+):$/u, ([condition = '']) => ({ is: 'if', condition })],
  [/^else if (.+):$/u, ([condition = '']) => ({ is: 'else-if', condition })],
  [/^else:$/u, () => ({ is: 'else' })],
  [/^end$/u, () => ({ is: 'end' })],
  [/^by (camp|voice|register):$/u, ([what = '']) => ({ is: 'by', what })],
  [/^(\S+):$/u, ([name = '']) => ({ is: 'label', name })],
];

export function kindOf({ text }: Line): LineKind {
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(text);
    if (found !== null) return read(found.slice(1));
  }
  return { is: 'unknown' };
}
