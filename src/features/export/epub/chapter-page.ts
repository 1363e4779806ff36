import { battleLine } from '../../../../story/battle-words';
import { isSpeech, paragraphsOf, withReadings } from '../../../../story/turn-text';
import { book } from '../../../messages/export';
import { reader } from '../../../messages/reader';
import type { ExportedChapter, ExportedSection } from '../exported-story';
import { page } from './page';
import { annotatedLine, words, type Direction } from './words';
import { xml } from './xml';

export const chapterTitle = ({ chapter, title }: ExportedChapter): string =>
  `${reader.chapter(chapter)}　${title}`.trim();

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
  const isPlayer = section.role === 'user';
  const teller = isPlayer ? name : reader.gameMaster;
  const lines = withReadings(paragraphsOf(section.text), section.ruby).map((line) => {
    return `<p${isSpeech(line[0]?.text ?? '') ? ' class="speech"' : ''}>${annotatedLine(line, direction)}</p>`;
  });
  const battle =
    section.battle === undefined
      ? []
      : [`<p class="note">${words(battleLine(section.battle), direction)}</p>`];
  const sales =
    section.sales > 0
      ? [`<p class="note">${words(reader.sales(section.sales, section.unit), direction)}</p>`]
      : [];
  const end = section.continue ? [] : [`<p class="end">${reader.theEnd}</p>`];
  return [
    `<section id="n${section.section}"${isPlayer ? ' class="player"' : ''}>`,
    `<h2>${words(reader.section(section.section), direction)}<span class="teller">${words(teller, direction)}</span></h2>`,
    ...lines,
    ...battle,
    ...sales,
    ...end,
    '</section>',
  ].join('\n');
}
