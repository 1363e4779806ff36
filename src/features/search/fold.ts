/** Katakana with a hiragana of the same sound, 0x60 before it: ァ to ヶ, ヽ and ヾ. */
const KATAKANA = /[ァ-ヶヽヾ]+/gu;
const TO_HIRAGANA = 0x60;

/** A text as it is compared: full and half width, upper and lower case, katakana and hiragana are one. */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(KATAKANA, (kana) =>
      String.fromCharCode(...Array.from(kana, (each) => each.charCodeAt(0) - TO_HIRAGANA)),
    );

/** The words of a query, folded; a space of any width parts them. */
export const termsOf = (query: string): readonly string[] => [
  ...new Set(
    fold(query)
      .split(/\s+/u)
      .filter((term) => term !== ''),
  ),
];
