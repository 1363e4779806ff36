import { battleLine } from '../../../../story/battle-text';
import { turnView } from '../../../../view/turn/turn-view';
import { element } from '../../../../view/xml-document';
import { book } from '../../../messages/export';
import { storyMessages } from '../../../messages/story-messages';
import type { ExportedChapter, ExportedSection } from '../exported-story';
import { page } from './page';
import { annotatedLine, words, type Direction } from './words';

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
  const alt = book.pictureAlt(chapter.chapter);
  return page(
    title,
    'bodymatter chapter',
    element('h1', {}, words(title, direction)),
    picture === '' ? null : element('figure', {}, element('img', { src: picture, alt })),
    chapter.readable
      ? chapter.sections.map((section) => sectionElement(section, name, direction))
      : element('p', {}, book.unreadable),
  );
}

function sectionElement(section: ExportedSection, name: string, direction: Direction) {
  const { heading, role, teller, lines, notes, end } = turnView(
    { ...section, turn: section.text },
    section.section,
    name,
  );
  const below = [...(section.battle === undefined ? [] : [battleLine(section.battle)]), ...notes];
  return element(
    'section',
    { id: `n${section.section}`, class: role === 'user' ? 'player' : null },
    element(
      'h2',
      {},
      words(heading, direction),
      element('span', { class: 'teller' }, words(teller, direction)),
    ),
    lines.map(({ isSpeech, pieces }) =>
      element('p', { class: isSpeech ? 'speech' : null }, annotatedLine(pieces, direction)),
    ),
    below.map((note) => element('p', { class: 'note' }, words(note, direction))),
    end === '' ? null : element('p', { class: 'end' }, end),
  );
}
