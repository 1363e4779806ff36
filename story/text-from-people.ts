/** The longest texts that people may enter, in UTF-16 code units after `normaliseText`. */
export const TEXT_LIMITS = { onamae: 20, firstWord: 80, trait: 2000 } as const;

// Control characters but for tab and newline, bidirectional controls, and invisible format characters that
// let two names look the same. U+200D stays: emoji are joined by it.
const UNWANTED =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** NFKC, without control and bidirectional characters, trimmed. Used alike by form, rules' tests and engine. */
export function normaliseText(text: string): string {
  return text.normalize('NFKC').replace(UNWANTED, '').trim();
}

/** A text of one line: newlines and tabs become a space. */
export function normaliseLine(text: string): string {
  return normaliseText(text.replace(/[\t\n\r]+/gu, ' '));
}
