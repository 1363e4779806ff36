/** The longest texts that people may enter, in UTF-16 code units after `normaliseText`. */
export const TEXT_LIMITS = { onamae: 20, firstWord: 80, trait: 2000 } as const;

/** More marks than this on one letter cover the lines above and below it. */
export const MARKS_ON_A_LETTER = 3;

/**
 * What is not seen, or changes how other characters are seen: control, format and bidirectional characters, fillers
 * and blanks that are no space, variation selectors, tags, private use, noncharacters, lone surrogates.
 */
const UNSEEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2028\u2029\u2800\u3164\uFFA0\uFFFC\u{E0000}-\u{E0FFF}]/u;

/** An emoji with everything that is joined to it, or a key's cap: within these a joiner and U+FE0F are seen. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[0-9#*]\uFE0F\u20E3/u;

const EMOJI_OR_UNSEEN = new RegExp(`(?<emoji>${EMOJI.source})|${UNSEEN.source}`, 'gu');

const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_ON_A_LETTER}})\\p{M}+`, 'gu');

// Marks that NFKC would turn into others (… into three dots, ！ into !) though Japanese is printed with these.
const PRINTED_MARKS = /([…‥！？～（）：；，．％‼⁉]+)/u;

/**
 * One form for everything that people type: NFKC but for the marks of Japanese print, without what is not seen, with
 * few marks on a letter, trimmed. What it returns, it returns unchanged when it is given it again.
 */
export function normaliseText(text: string): string {
  // NFKC makes unseen characters of seen ones, and what is taken away lets other characters meet.
  const once = withoutUnseen(compose(withoutUnseen(text)));
  return compose(once.replace(TOO_MANY_MARKS, '$1'))
    .replace(/^[\p{M}\s]+/u, '')
    .trim();
}

/** A text of one line: newlines and tabs become a space. */
export function normaliseLine(text: string): string {
  return normaliseText(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' '));
}

function compose(text: string): string {
  return text
    .split(PRINTED_MARKS)
    .map((piece) => (PRINTED_MARKS.test(piece) ? piece : piece.normalize('NFKC')))
    .join('');
}

function withoutUnseen(text: string): string {
  return text.replace(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '');
}
