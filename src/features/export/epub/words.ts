import type { Piece } from '../../../../story/turn-text';
import { xml } from './xml';

export type Direction = 'horizontal' | 'vertical';

// Numbers of up to three figures stand upright side by side; a longer one lies on its side as a whole.
const FIGURES = /(?<![0-9A-Za-z.,])\d{1,3}(?![0-9A-Za-z.,])/gu;

/** A text as markup; in a column of vertical writing its numbers stand upright. */
export function words(text: string, direction: Direction): string {
  if (direction === 'horizontal') return xml(text);
  let markup = '';
  let at = 0;
  for (const { 0: figures, index } of text.matchAll(FIGURES)) {
    markup += `${xml(text.slice(at, index))}<span class="tcy">${figures}</span>`;
    at = index + figures.length;
  }
  return markup + xml(text.slice(at));
}

/** A line with the readings above, or beside, its words. */
export const annotatedLine = (line: readonly Piece[], direction: Direction): string =>
  line
    .map(({ text, reading }) =>
      reading === ''
        ? words(text, direction)
        : `<ruby>${words(text, direction)}<rp>（</rp><rt>${xml(reading)}</rt><rp>）</rp></ruby>`,
    )
    .join('');
