/** The duplicate texts of a list, each once. */
export function doubles(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const text of texts) (seen.has(text) ? twice : seen).add(text);
  return [...twice];
}
