/** What a model is told of something: plain values by their names in Japanese. */
export type Sheet = Readonly<Record<string, unknown>>;
