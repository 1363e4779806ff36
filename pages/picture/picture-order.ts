import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { shownName } from '../../story/guest';
import { storyTexts } from '../../view/texts/story-texts';
import type { Shown } from '../shown/shown';
import { quote } from '../wording/description';

/** Characters that fit into two lines. */
const QUOTE_LENGTH = 48;

export const pictureOrderSchema = v.object({
  /** The beginning of the section's text. */
  words: v.string(),
  storyOf: v.string(),
  /** 第N章 第N節 */
  place: v.string(),
  /** The section's own picture: `scene:NAME?seed=…`; any other value means none. */
  url: v.string(),
});
/** All inputs of a section's picture. */
export type PictureOrder = Readonly<v.InferOutput<typeof pictureOrderSchema>>;

/** Draws a picture: PNG, 1200 × 630. */
export type RenderPicture = (order: PictureOrder) => Promise<Uint8Array>;

/** The inputs of the picture of the first shown section. */
export function pictureOrder({ story, address, turns: [first] }: Shown): PictureOrder {
  return {
    words: quote(first?.turn.turn ?? '', QUOTE_LENGTH),
    storyOf: storyTexts.storyOf(shownName(story.onamae)),
    place: storyTexts.place(address.chapter, first?.section ?? 1),
    url: first?.turn.url ?? '',
  };
}

/** Must be increased when the same order gives another picture. */
const VERSION = 2;

/** The ETag of a picture, known before it is drawn. */
export function pictureKey({ words, storyOf, place, url }: PictureOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, words, storyOf, place, url]))
    .digest('base64url')
    .slice(0, 22);
}
