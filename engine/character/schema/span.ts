import * as v from 'valibot';

/** Where an element was read. `hash`: nothing was said of it; it follows from the text as a whole. */
export const SOURCES = ['trait', 'first-line', 'name', 'camp', 'hash'] as const;
export type Source = (typeof SOURCES)[number];

const offset = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A stretch of a text after NFKC, in UTF-16 code units; `words` is what stands there ('' for `camp` and `hash`). */
export const spanSchema = v.object({
  source: v.picklist(SOURCES),
  start: offset,
  end: offset,
  words: v.string(),
});
export type Span = v.InferOutput<typeof spanSchema>;

/** 1: said in so many words; 0.7: follows from something said; 0.5: hearsay, or said in passing; 0.2: from the hash. */
export const confidenceSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
