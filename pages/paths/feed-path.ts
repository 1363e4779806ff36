export const FEED_KINDS = ['atom', 'rss'] as const;
export type FeedKind = (typeof FEED_KINDS)[number];

/** The path of a feed: of a participant's story, or of the timeline without a docid. */
export const feedPath = (docid: string | null, kind: FeedKind): string =>
  `/feeds/${docid === null ? 'timeline' : `story/${encodeURIComponent(docid)}`}.${kind}`;
