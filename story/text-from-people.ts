/** The longest texts that people may enter, in UTF-16 code units after `normaliseText`. */
export const TEXT_LIMITS = { onamae: 20, firstWord: 80, trait: 2000 } as const;

// Control characters but for tab and newline, bidirectional controls, and invisible format characters that
// let two names look the same. U+200D stays: emoji are joined by it.
const UNWANTED =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

// Marks that NFKC would turn into others (… into three dots, ！ into !) though Japanese is printed with these.
const PRINTED_MARKS = /([…‥！？～（）：；，．％‼⁉]+)/u;

/**
 * NFKC but for the marks of Japanese print, without control and bidirectional characters, trimmed. Used alike by the
 * form and the engine.
 */
export function normaliseText(text: string): string {
  return text
    .split(PRINTED_MARKS)
    .map((piece) => (PRINTED_MARKS.test(piece) ? piece : piece.normalize('NFKC')))
    .join('')
    .replace(UNWANTED, '')
    .trim();
}

/** A text of one line: newlines and tabs become a space. */
export function normaliseLine(text: string): string {
  return normaliseText(text.replace(/[\t\n\r]+/gu, ' '));
}
