import { common } from '../../../messages/common';
import { book } from '../../../messages/export';
import type { ExportedStory } from '../exported-story';
import { chapterTitle } from './chapter-page';
import { page } from './page';
import { words, type Direction } from './words';
import { xml, xmlLine } from './xml';

/** The page that shows the cover. */
export const coverPage = (story: ExportedStory): string =>
  page(
    story.title,
    'cover',
    `<div class="cover"><img src="images/cover.svg" alt="${xmlLine(book.coverAlt(story.title), book.cover)}"/></div>`,
  );

/** The table of contents, for apps and for people. */
export function contentsPage(story: ExportedStory, direction: Direction): string {
  const chapters = story.chapters.map(
    (chapter) =>
      `<li><a href="chapter-${chapter.chapter}.xhtml">${words(chapterTitle(chapter), direction)}</a></li>`,
  );
  return page(
    book.contents,
    'frontmatter',
    `<nav epub:type="toc" id="toc">
<h1>${book.contents}</h1>
<ol>
${chapters.join('\n')}
<li><a href="about.xhtml">${book.about}</a></li>
</ol>
</nav>`,
  );
}

/** Author, date of the export, and the address of the story. */
export const aboutPage = (story: ExportedStory, direction: Direction): string =>
  page(
    book.about,
    'backmatter colophon',
    `<h1>${book.about}</h1>
<p>${book.notice}</p>
<p>${words(book.description(story.name), direction)}</p>
<p>${xml(common.title)}　${xml(common.subtitle)}</p>
<p class="note">${book.at}　${words(story.exportedAt.slice(0, 10), direction)}</p>
<p class="note">${book.address}　<a href="${xml(story.url)}">${xml(story.url)}</a></p>`,
  );
