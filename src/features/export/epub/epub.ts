import { strToU8, zipSync, type Zippable } from 'fflate';
import type { ExportedStory } from '../exported-story';
import { chapterPage } from './chapter-page';
import { aboutPage, contentsPage, coverPage } from './matter';
import { container, packageDocument } from './package';
import { chapterPicture, cover } from './pictures';
import { styleSheet } from './style';
import type { Direction } from './words';

/** A story as an EPUB 3 book; the same story at the same time gives the same bytes. */
export function epub(story: ExportedStory, direction: Direction): Uint8Array<ArrayBuffer> {
  const pictures = new Map(
    story.chapters.flatMap((chapter) => {
      const picture = chapterPicture(chapter);
      return picture === null ? [] : [[chapter.chapter, picture] as const];
    }),
  );
  const files = new Map<string, string>([
    ['META-INF/container.xml', container()],
    ['EPUB/package.opf', packageDocument({ story, direction, pictures: new Set(pictures.keys()) })],
    ['EPUB/style.css', styleSheet(direction)],
    ['EPUB/contents.xhtml', contentsPage(story, direction)],
    ['EPUB/cover.xhtml', coverPage(story)],
    ['EPUB/images/cover.svg', cover(story)],
    ['EPUB/about.xhtml', aboutPage(story, direction)],
  ]);
  for (const chapter of story.chapters) {
    const number = chapter.chapter;
    const picture = pictures.get(number);
    const path = `images/chapter-${number}.svg`;
    if (picture !== undefined) files.set(`EPUB/${path}`, picture);
    files.set(
      `EPUB/chapter-${number}.xhtml`,
      chapterPage(chapter, story.name, picture === undefined ? '' : path, direction),
    );
  }
  // The first file, and not compressed: by it a book is known.
  const parts: Zippable = { mimetype: [strToU8('application/epub+zip'), { level: 0 }] };
  for (const [path, text] of files) parts[path] = strToU8(text);
  return zipSync(parts, { level: 9, mtime: story.exportedAt });
}
