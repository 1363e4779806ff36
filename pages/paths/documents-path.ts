/** The path of a story's documents as JSON. */
export const documentsPath = (docid: string): string =>
  `/documents/${encodeURIComponent(docid)}.json`;
