import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { shownName } from '../../story/guest';
import { storyTexts } from '../../view/texts/story-texts';
import type { Shown } from '../shown/shown';
import { quote } from '../wording/description';

/** Characters that fit into two lines. */
const QUOTE_LENGTH = 48;

export const pictureOrderSchema = v.object({
  /** The first words of the section. */
  words: v.string(),
  storyOf: v.string(),
  /** 第N章 第N節 */
  place: v.string(),
  /** The section's own picture: `scene:NAME?seed=…`, or anything else for none. */
  url: v.string(),
});
/** All that the picture of a section is made of. */
export type PictureOrder = Readonly<v.InferOutput<typeof pictureOrderSchema>>;

/** Draws a picture: PNG, 1200 × 630. */
export type RenderPicture = (order: PictureOrder) => Promise<Uint8Array>;

/** What the picture of the first section that is shown is made of. */
export function pictureOrder({ story, address, turns: [first] }: Shown): PictureOrder {
  return {
    words: quote(first?.turn.turn ?? '', QUOTE_LENGTH),
    storyOf: storyTexts.storyOf(shownName(story.onamae)),
    place: storyTexts.place(address.chapter, first?.section ?? 1),
    url: first?.turn.url ?? '',
  };
}

/** To be raised when the same order makes another picture. */
const VERSION = 2;

/** The same for the same picture, known before it is drawn. */
export function pictureKey({ words, storyOf, place, url }: PictureOrder): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, words, storyOf, place, url]))
    .digest('base64url')
    .slice(0, 22);
}
