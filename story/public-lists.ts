import * as v from 'valibot';
import { CAMPS } from './camp';

/** `/ai/27/member/{uid}` */
export const memberSchema = v.object({ uid: v.string(), onamae: v.string() });
export type Member = v.InferOutput<typeof memberSchema>;

/** Maximum number of members that are read. */
export const MEMBERS_SIZE = 100;

/** Whether a name contains a text, in any letter case and width: full-width letters are those of the keyboard. */
export function nameContains(name: string, text: string): boolean {
  return comparable(name).includes(comparable(text));
}

const comparable = (text: string): string => text.normalize('NFKC').toLowerCase();

/** One row of `/ai/27/ranking`, best first. Rows of earlier versions have no `uid`. */
export const rankingEntrySchema = v.object({
  onamae: v.string(),
  score: v.number(),
  uid: v.exactOptional(v.string()),
});
export type RankingEntry = v.InferOutput<typeof rankingEntrySchema>;

/** Maximum number of rows of the ranking. */
export const RANKING_SIZE = 100;

/** A turn, as `{docid}/{chapter}/{page}/{turn}`, and the words that begin it. */
export const newestWordsSchema = v.object({ url: v.string(), words: v.string() });
export type NewestWords = v.InferOutput<typeof newestWordsSchema>;

/** What a story is known by among others. */
export const storyCoverSchema = v.object({
  onamae: v.string(),
  camp: v.picklist(CAMPS),
  firstWord: v.string(),
  /** The kind of story that the present world tells: 冒険物. */
  theme: v.string(),
  /** The name of that world; left out in entries of earlier versions. */
  world: v.exactOptional(v.string()),
  /** Of the turn: `scene:NAME?…`, or '' for none. */
  picture: v.string(),
  /** The turn ended the story. */
  isOver: v.boolean(),
  /** How many likes the story has; left out for none. */
  likes: v.exactOptional(v.number()),
  /** The newest turn of the entry's page; left out while the entry begins with its words. */
  newest: v.exactOptional(newestWordsSchema),
});
export type StoryCover = v.InferOutput<typeof storyCoverSchema>;

/**
 * `/ai/27/timeline/{pushId}`; `date` is an ISO string, `url` is `{docid}/{chapter}/{page}/{turn}`. Entries of earlier versions
 * have no cover.
 */
export const timelineEntrySchema = v.object({
  date: v.string(),
  summary: v.string(),
  url: v.string(),
  cover: v.exactOptional(storyCoverSchema),
});
export type TimelineEntry = v.InferOutput<typeof timelineEntrySchema>;

/** Number of newest entries that the timeline shows. */
export const TIMELINE_SIZE = 100;
