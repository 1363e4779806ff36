import { HEIGHT, WIDTH } from '../../../../scenes/paper/path';
import { sceneMarkup } from '../../../../scenes/scene-markup';
import { neutralPicture, scenePicture } from '../../../../scenes/scene-picture';
import { parseSceneUrl } from '../../../../story/scene';
import { COLOURS } from '../../../../view/tokens/colours';
import { MARK_PATH } from '../../../../view/tokens/measures';
import { MINCHO } from '../../../../view/tokens/type';
import { element, xmlDocument } from '../../../../view/xml-document';
import { common } from '../../../messages/common';
import { book } from '../../../messages/export';
import type { ExportedChapter, ExportedStory } from '../exported-story';
import { oneLine } from './one-line';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const sceneOf = ({ sections }: ExportedChapter) =>
  sections.map(({ url }) => parseSceneUrl(url)).find((scene) => scene !== null) ?? null;

/** A chapter's picture, that of its first scene, as an SVG file; null where it has none. */
export function chapterPicture(chapter: ExportedChapter): string | null {
  const scene = sceneOf(chapter);
  if (scene === null) return null;
  return xmlDocument(
    element(
      'svg',
      {
        xmlns: SVG_NAMESPACE,
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        width: WIDTH,
        height: HEIGHT,
      },
      drawing(scenePicture(scene)),
    ),
  );
}

const COVER = { width: 1200, height: 1700, picture: 1000 } as const;
const { paper, ink, second, ai, rule } = COLOURS.light;

/** A picture's shapes, which are markup of our own. */
const drawing = (shapes: Parameters<typeof sceneMarkup>[0]) => ({
  type: 'raw' as const,
  value: sceneMarkup(shapes),
});

/** Width of a line in em: a Latin letter takes about half the room of a kana. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u0020-\u00ff]/u.test(character) ? 0.6 : 1), 0);

/** The cover: the story's first scene above its title. */
export function cover(story: ExportedStory): string {
  const scene = story.chapters.map(sceneOf).find((found) => found !== null) ?? null;
  const title = oneLine(story.title, common.title);
  const size = Math.floor(Math.min(112, 1040 / Math.max(1, widthOf(story.title))));
  const { width, height, picture } = COVER;
  return xmlDocument(
    element(
      'svg',
      { xmlns: SVG_NAMESPACE, viewBox: `0 0 ${width} ${height}`, width, height },
      element('title', {}, title),
      element('rect', { width, height, fill: paper }),
      element(
        'svg',
        {
          width,
          height: picture,
          viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
          preserveAspectRatio: 'xMidYMid slice',
        },
        drawing(scene === null ? neutralPicture() : scenePicture(scene)),
      ),
      element('path', { d: `M60 ${picture + 60}H1140`, stroke: rule, 'stroke-width': 2 }),
      line(1250, size, ink, title),
      line(1350, 40, second, book.subject),
      element(
        'g',
        {
          transform: 'translate(564 1420) scale(3)',
          fill: 'none',
          stroke: ai,
          'stroke-width': 1.6,
          'stroke-linecap': 'round',
        },
        element('path', { d: MARK_PATH }),
      ),
      line(1590, 46, ai, common.title),
    ),
  );
}

const line = (y: number, size: number, fill: string, text: string) =>
  element(
    'text',
    {
      x: 600,
      y,
      'font-size': size,
      fill,
      'text-anchor': 'middle',
      'font-family': MINCHO,
    },
    text,
  );
