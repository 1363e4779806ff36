/** The address of the picture that stands for a section where its link is shown. */
export const picturePath = (docid: string, chapter: number, section: number): string =>
  `/pictures/${encodeURIComponent(docid)}/${chapter}/${section}.png`;
