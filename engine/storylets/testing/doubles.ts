/** The texts that stand in a list more than once, each once. */
export function doubles(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}
