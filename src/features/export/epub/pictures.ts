import { HEIGHT, WIDTH } from '../../../../scenes/paper/path';
import { sceneMarkup } from '../../../../scenes/scene-markup';
import { neutralPicture, scenePicture } from '../../../../scenes/scene-picture';
import { parseSceneUrl } from '../../../../story/scene';
import { COLOURS } from '../../../../view/tokens/colours';
import { MARK_PATH } from '../../../../view/tokens/measures';
import { MINCHO } from '../../../../view/tokens/type';
import { common } from '../../../messages/common';
import { book } from '../../../messages/export';
import type { ExportedChapter, ExportedStory } from '../exported-story';
import { xmlLine } from './xml';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SVG = 'xmlns="http://www.w3.org/2000/svg"';

const sceneOf = ({ sections }: ExportedChapter) =>
  sections.map(({ url }) => parseSceneUrl(url)).find((scene) => scene !== null) ?? null;

/** A chapter's picture, that of its first scene, as an SVG file; null where it has none. */
export function chapterPicture(chapter: ExportedChapter): string | null {
  const scene = sceneOf(chapter);
  if (scene === null) return null;
  const drawing = sceneMarkup(scenePicture(scene));
  return `${XML}<svg ${SVG} viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>\n`;
}

const COVER = { width: 1200, height: 1700, picture: 1000 } as const;
const { paper, ink, second, ai, rule } = COLOURS.light;
// Inside an attribute.
const FACES = MINCHO.replaceAll('"', '');

/** Width of a line in em: a Latin letter takes about half the room of a kana. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u0020-\u00ff]/u.test(character) ? 0.6 : 1), 0);

/** The cover: the story's first scene above its title. */
export function cover(story: ExportedStory): string {
  const scene = story.chapters.map(sceneOf).find((found) => found !== null) ?? null;
  const drawing = sceneMarkup(scene === null ? neutralPicture() : scenePicture(scene));
  const size = Math.floor(Math.min(112, 1040 / Math.max(1, widthOf(story.title))));
  const line = (y: number, fontSize: number, fill: string, text: string): string =>
    `<text x="600" y="${y}" font-size="${fontSize}" fill="${fill}" text-anchor="middle" font-family="${FACES}">${text}</text>`;
  return `${XML}<svg ${SVG} viewBox="0 0 ${COVER.width} ${COVER.height}" width="${COVER.width}" height="${COVER.height}">
<title>${xmlLine(story.title, common.title)}</title>
<rect width="${COVER.width}" height="${COVER.height}" fill="${paper}"/>
<svg width="${COVER.width}" height="${COVER.picture}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${drawing}</svg>
<path d="M60 ${COVER.picture + 60}H1140" stroke="${rule}" stroke-width="2"/>
${line(1250, size, ink, xmlLine(story.title, common.title))}
${line(1350, 40, second, book.subject)}
<g transform="translate(564 1420) scale(3)" fill="none" stroke="${ai}" stroke-width="1.6" stroke-linecap="round"><path d="${MARK_PATH}"/></g>
${line(1590, 46, ai, common.title)}
</svg>
`;
}
