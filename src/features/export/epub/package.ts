import { element, xmlDocument } from '../../../../view/xml-document';
import { common } from '../../../messages/common';
import { book } from '../../../messages/export';
import type { ExportedStory } from '../exported-story';
import { oneLine } from './one-line';
import type { Direction } from './words';

interface PackageParts {
  readonly story: ExportedStory;
  readonly direction: Direction;
  /** Numbers of the chapters that have a picture. */
  readonly pictures: ReadonlySet<number>;
}

const FEATURES = [
  'tableOfContents',
  'readingOrder',
  'structuralNavigation',
  'alternativeText',
  'rubyAnnotations',
];

/** META-INF/container.xml */
export const container = (): string =>
  xmlDocument(
    element(
      'container',
      { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' },
      element(
        'rootfiles',
        {},
        element('rootfile', {
          'full-path': 'EPUB/package.opf',
          'media-type': 'application/oebps-package+xml',
        }),
      ),
    ),
  );

/** The package document: what the book is, what it holds and in which order it is read. */
export const packageDocument = (parts: PackageParts): string =>
  xmlDocument(
    element(
      'package',
      {
        xmlns: 'http://www.idpf.org/2007/opf',
        version: '3.0',
        'unique-identifier': 'id',
        'xml:lang': 'ja',
        prefix: 'schema: http://schema.org/',
      },
      metadata(parts.story),
      manifest(parts),
      spine(parts),
    ),
  );

function metadata(story: ExportedStory) {
  const modified = story.exportedAt.replace(/\.\d+Z$/u, 'Z');
  const about = oneLine(`${book.notice}${book.description(story.name)}`, book.notice);
  return element(
    'metadata',
    { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    element('dc:identifier', { id: 'id' }, story.url),
    element('dc:title', {}, oneLine(story.title, common.title)),
    element('dc:language', {}, 'ja'),
    element('dc:creator', {}, book.creator),
    element('dc:publisher', {}, common.title),
    element('dc:subject', {}, book.subject),
    element('dc:description', {}, about),
    element('dc:date', {}, modified),
    meta('dcterms:modified', modified),
    meta('schema:accessMode', 'textual'),
    meta('schema:accessMode', 'visual'),
    meta('schema:accessModeSufficient', 'textual'),
    FEATURES.map((feature) => meta('schema:accessibilityFeature', feature)),
    meta('schema:accessibilityHazard', 'none'),
    meta('schema:accessibilitySummary', book.accessibility),
  );
}

const meta = (property: string, value: string) => element('meta', { property }, value);

const XHTML = 'application/xhtml+xml';
const SVG = 'image/svg+xml';

function manifest({ story, pictures }: PackageParts) {
  const chapters = story.chapters.flatMap(({ chapter }) => [
    item(`chapter-${chapter}`, `chapter-${chapter}.xhtml`, XHTML),
    ...(pictures.has(chapter)
      ? [item(`picture-${chapter}`, `images/chapter-${chapter}.svg`, SVG)]
      : []),
  ]);
  return element(
    'manifest',
    {},
    item('contents', 'contents.xhtml', XHTML, 'nav'),
    item('cover', 'cover.xhtml', XHTML),
    item('cover-picture', 'images/cover.svg', SVG, 'cover-image'),
    item('style', 'style.css', 'text/css'),
    chapters,
    item('about', 'about.xhtml', XHTML),
  );
}

const item = (id: string, href: string, type: string, properties: string | null = null) =>
  element('item', { id, href, 'media-type': type, properties });

function spine({ story, direction }: PackageParts) {
  const chapters = story.chapters.map(({ chapter }) => `chapter-${chapter}`);
  return element(
    'spine',
    { 'page-progression-direction': direction === 'vertical' ? 'rtl' : null },
    ['cover', 'contents', ...chapters, 'about'].map((idref) => element('itemref', { idref })),
  );
}
