/** The path of a section's preview picture. */
export const picturePath = (docid: string, chapter: number, section: number): string =>
  `/pictures/${encodeURIComponent(docid)}/${chapter}/${section}.png`;
