import { common } from '../../../messages/common';
import { book } from '../../../messages/export';
import type { ExportedStory } from '../exported-story';
import type { Direction } from './words';
import { xml, xmlLine } from './xml';

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
export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The package document: what the book is, what it holds and in which order it is read. */
export function packageDocument({ story, direction, pictures }: PackageParts): string {
  const { chapters } = story;
  const modified = story.exportedAt.replace(/\.\d+Z$/u, 'Z');
  const items = chapters.flatMap(({ chapter }) => [
    item(`chapter-${chapter}`, `chapter-${chapter}.xhtml`, XHTML),
    ...(pictures.has(chapter)
      ? [item(`picture-${chapter}`, `images/chapter-${chapter}.svg`, SVG)]
      : []),
  ]);
  const spine = [
    'cover',
    'contents',
    ...chapters.map(({ chapter }) => `chapter-${chapter}`),
    'about',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="ja" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${xml(story.url)}</dc:identifier>
<dc:title>${xmlLine(story.title, common.title)}</dc:title>
<dc:language>ja</dc:language>
<dc:creator>${book.creator}</dc:creator>
<dc:publisher>${common.title}</dc:publisher>
<dc:subject>${book.subject}</dc:subject>
<dc:description>${xmlLine(`${book.notice}${book.description(story.name)}`, book.notice)}</dc:description>
<dc:date>${modified}</dc:date>
<meta property="dcterms:modified">${modified}</meta>
<meta property="schema:accessMode">textual</meta>
<meta property="schema:accessMode">visual</meta>
<meta property="schema:accessModeSufficient">textual</meta>
${FEATURES.map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`).join('\n')}
<meta property="schema:accessibilityHazard">none</meta>
<meta property="schema:accessibilitySummary">${book.accessibility}</meta>
</metadata>
<manifest>
${[
  item('contents', 'contents.xhtml', XHTML, 'nav'),
  item('cover', 'cover.xhtml', XHTML),
  item('cover-picture', 'images/cover.svg', SVG, 'cover-image'),
  item('style', 'style.css', 'text/css'),
  ...items,
  item('about', 'about.xhtml', XHTML),
].join('\n')}
</manifest>
<spine${direction === 'vertical' ? ' page-progression-direction="rtl"' : ''}>
${spine.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

const XHTML = 'application/xhtml+xml';
const SVG = 'image/svg+xml';

const item = (id: string, href: string, type: string, properties = ''): string =>
  `<item id="${id}" href="${href}" media-type="${type}"${properties === '' ? '' : ` properties="${properties}"`}/>`;
