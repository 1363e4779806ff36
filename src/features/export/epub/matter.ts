import { element, type XmlContent } from '../../../../view/xml-document';
import { common } from '../../../messages/common';
import { book } from '../../../messages/export';
import type { ExportedStory } from '../exported-story';
import { chapterTitle } from './chapter-page';
import { oneLine } from './one-line';
import { page } from './page';
import { words, type Direction } from './words';

/** The page that shows the cover. */
export const coverPage = ({ title }: ExportedStory): string =>
  page(
    title,
    'cover',
    element(
      'div',
      { class: 'cover' },
      element('img', { src: 'images/cover.svg', alt: oneLine(book.coverAlt(title), book.cover) }),
    ),
  );

/** The table of contents, for apps and for people. */
export function contentsPage(story: ExportedStory, direction: Direction): string {
  const chapters = story.chapters.map((chapter) =>
    entry(`chapter-${chapter.chapter}.xhtml`, words(chapterTitle(chapter), direction)),
  );
  return page(
    book.contents,
    'frontmatter',
    element(
      'nav',
      { 'epub:type': 'toc', id: 'toc' },
      element('h1', {}, book.contents),
      element('ol', {}, chapters, entry('about.xhtml', book.about)),
    ),
  );
}

const entry = (href: string, title: XmlContent) => element('li', {}, element('a', { href }, title));

/** Author, date of the export, and the address of the story. */
export const aboutPage = (story: ExportedStory, direction: Direction): string =>
  page(
    book.about,
    'backmatter colophon',
    element('h1', {}, book.about),
    element('p', {}, book.notice),
    element('p', {}, words(book.description(story.name), direction)),
    element('p', {}, `${common.title}　${common.subtitle}`),
    note(`${book.at}　`, words(story.exportedAt.slice(0, 10), direction)),
    note(`${book.address}　`, element('a', { href: story.url }, story.url)),
  );

const note = (label: string, text: XmlContent) => element('p', { class: 'note' }, label, text);
