/** Maximum lengths of user texts, in UTF-16 code units after `normaliseText`. */
export const TEXT_LIMITS = { onamae: 20, firstWord: 80, trait: 2000 } as const;

/** Maximum number of combining marks on one letter; more would cover the lines above and below. */
export const MARKS_ON_A_LETTER = 3;

/**
 * Invisible characters, and those that change how others look: control, format and bidirectional characters, fillers
 * and blanks that are no space, variation selectors, tags, private use, noncharacters, lone surrogates.
 */
const UNSEEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2028\u2029\u2800\u3164\uFFA0\uFFFC\u{E0000}-\u{E0FFF}]/u;

/** An emoji with everything joined to it, or a keycap: within these a joiner and U+FE0F are visible. */
const EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*|[0-9#*]\uFE0F\u20E3/u;

const EMOJI_OR_UNSEEN = new RegExp(`(?<emoji>${EMOJI.source})|${UNSEEN.source}`, 'gu');

const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_ON_A_LETTER}})\\p{M}+`, 'gu');

// Japanese typographic marks that NFKC would replace (… with three dots, ！ with !).
const PRINTED_MARKS = /([…‥！？～（）：；，．％‼⁉]+)/u;

/**
 * Normalises user text: NFKC except for Japanese typographic marks, without invisible characters, with few combining
 * marks on a letter, trimmed. Idempotent.
 */
export function normaliseText(text: string): string {
  // Repeated, because NFKC can make visible characters invisible, and removals can bring other characters together.
  const once = withoutUnseen(compose(withoutUnseen(text)));
  return compose(once.replace(TOO_MANY_MARKS, '$1'))
    .replace(/^[\p{M}\s]+/u, '')
    .trim();
}

/** Normalises a text of one line: newlines and tabs become a space. */
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
