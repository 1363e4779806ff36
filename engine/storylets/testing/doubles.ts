/** The duplicate texts of a list, each once. */
export function doubles(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
