import { battleLine } from '../../../../story/battle-text';
import { turnView } from '../../../../view/turn/turn-view';
import { book } from '../../../messages/export';
import { storyMessages } from '../../../messages/story-messages';
import type { ExportedChapter, ExportedSection } from '../exported-story';
import { page } from './page';
import { annotatedLine, words, type Direction } from './words';
import { xml } from './xml';

export const chapterTitle = ({ chapter, title }: ExportedChapter): string =>
  storyMessages.chapterTitle(chapter, title);

/** A chapter's document; `picture` is the path of its picture, '' where it has none. */
export function chapterPage(
  chapter: ExportedChapter,
  name: string,
  picture: string,
  direction: Direction,
): string {
  const title = chapterTitle(chapter);
  const figure =
    picture === ''
      ? ''
      : `<figure><img src="${picture}" alt="${xml(book.pictureAlt(chapter.chapter))}"/></figure>\n`;
  const sections = chapter.readable
    ? chapter.sections.map((section) => sectionMarkup(section, name, direction)).join('\n')
    : `<p>${book.unreadable}</p>`;
  const body = `<h1>${words(title, direction)}</h1>\n${figure}${sections}`;
  return page(title, 'bodymatter chapter', body);
}

function sectionMarkup(section: ExportedSection, name: string, direction: Direction): string {
  const { heading, role, teller, ...view } = turnView(
    { ...section, turn: section.text },
    section.section,
    name,
  );
  const lines = view.lines.map(
    ({ isSpeech, pieces }) =>
      `<p${isSpeech ? ' class="speech"' : ''}>${annotatedLine(pieces, direction)}</p>`,
  );
  const notes = [section.battle === undefined ? '' : battleLine(section.battle), view.sales]
    .filter(Boolean)
    .map((note) => `<p class="note">${words(note, direction)}</p>`);
  const end = view.end === '' ? [] : [`<p class="end">${view.end}</p>`];
  return [
    `<section id="n${section.section}"${role === 'user' ? ' class="player"' : ''}>`,
    `<h2>${words(heading, direction)}<span class="teller">${words(teller, direction)}</span></h2>`,
    ...lines,
    ...notes,
    ...end,
    '</section>',
  ].join('\n');
}
