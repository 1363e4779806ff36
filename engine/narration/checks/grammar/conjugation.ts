/** The last kana of verbs that change it, with the kana that it becomes. */
const ROWS: Readonly<Record<string, string>> = {
  う: 'わいうえおっ',
  く: 'かきくけこいっ',
  ぐ: 'がぎぐげごい',
  す: 'さしすせそ',
  つ: 'たちつてとっ',
  ぬ: 'なにぬねのん',
  ぶ: 'ばびぶべぼん',
  む: 'まみむめもん',
  る: 'らりるれろっ',
};

/** Before る: the verb only loses it (受ける, 起きる; 見る). */
const LOSES_RU = /[いきぎしじちにびみりえけげせぜてでねべめれ見着寝得煮]る$/u;

/**
 * The source of a pattern for verbs in any form: 果たす as in 果たした, 果たせない, 果たされ.
 * @param verbs In the form of dictionaries.
 */
export function anyForm(...verbs: readonly string[]): string {
  return `(?:${verbs.map(stemOf).join('|')})`;
}

function stemOf(verb: string): string {
  if (verb.endsWith('する')) return `${verb.slice(0, -2)}[さしすせ]`;
  const stem = verb.slice(0, -1);
  return LOSES_RU.test(verb) ? stem : `${stem}[${ROWS[verb.slice(-1)] ?? ''}]`;
}
