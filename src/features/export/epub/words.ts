import type { Piece } from '../../../../story/turn-text';
import { element, type XmlElement } from '../../../../view/xml-document';

export type Direction = 'horizontal' | 'vertical';

// Numbers of up to three figures stand upright side by side; a longer one lies on its side as a whole.
const FIGURES = /(?<![0-9A-Za-z.,])(\d{1,3})(?![0-9A-Za-z.,])/u;

/** A text as texts and elements; in a column of vertical writing its numbers stand upright. */
export function words(text: string, direction: Direction): (string | XmlElement)[] {
  if (direction === 'horizontal') return [text];
  // Split by a group: every second part is a number.
  return text
    .split(FIGURES)
    .map((part, index) => (index % 2 === 0 ? part : element('span', { class: 'tcy' }, part)));
}

/** A line with the readings above, or beside, its words. */
export const annotatedLine = (line: readonly Piece[], direction: Direction) =>
  line.flatMap(({ text, reading }) =>
    reading === '' ? words(text, direction) : annotated(words(text, direction), reading),
  );

const annotated = (base: (string | XmlElement)[], reading: string): XmlElement =>
  element(
    'ruby',
    {},
    base,
    element('rp', {}, '（'),
    element('rt', {}, reading),
    element('rp', {}, '）'),
  );
