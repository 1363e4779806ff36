import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { neutralPicture, scenePicture } from '../../scenes/scene-picture';
import { sceneMarkup } from '../../scenes/scene-markup';
import { parseSceneUrl } from '../../story/scene';
import { readFonts, type PictureFonts } from './fonts';
import type { RenderPicture } from './picture-order';
import { SCENE_HEIGHT, turnCard } from './turn-card';

/** Sky that is cropped at the top, so that the traveller at the bottom of a scene is visible. */
const CUT_SKY = HEIGHT - SCENE_HEIGHT - 8;

const NOTHING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;

/** Draws in the calling thread. Libraries and fonts are loaded with the first picture, and kept. */
export function createPictureRenderer(): RenderPicture {
  let loaded: Promise<PictureFonts> | null = null;
  return async (order) => {
    loaded ??= readFonts();
    const [{ default: satori }, { Resvg }, fonts] = await Promise.all([
      import('satori'),
      import('@resvg/resvg-js'),
      loaded,
    ]);
    const lettering = await satori(turnCard(order), {
      width: WIDTH,
      height: HEIGHT,
      fonts: [...fonts.usual],
      // The typeface has no emoji: they are removed, because a gap is better than a box.
      loadAdditionalAsset: (code, segment) =>
        code === 'emoji' ? Promise.resolve(NOTHING) : fonts.having(segment),
    });
    const scene = parseSceneUrl(order.url);
    const picture = sceneMarkup(scene === null ? neutralPicture() : scenePicture(scene));
    // Not an <svg> of its own: resvg ends the process (panic) where a clipped group reaches far beyond the picture. The lettering covers the scene's foot.
    const above = `<g transform="translate(0 ${-CUT_SKY})">${picture}</g>`;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${above}${lettering}</svg>`;
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}
