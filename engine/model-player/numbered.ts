/** Names by ids, each with the number by which an answer refers to it. */
export function numbered(
  ids: readonly string[],
  named: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  return ids.map((id, index) => `${index + 1} ${named.find((one) => one.id === id)?.name ?? ''}`);
}
