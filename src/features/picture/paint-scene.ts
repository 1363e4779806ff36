import { parseSceneUrl } from '../../../story/scene';
import { HEIGHT, WIDTH } from '../../../scenes/paper/path';
import type { PaperShape } from '../../../scenes/paper/studio';
import { neutralPicture, scenePicture } from '../../../scenes/scene-picture';
import type { Layout } from './layouts';

type Pen = CanvasRenderingContext2D;

/** Draws a turn's picture so that it fills its place; what goes beyond is cut off evenly. */
export async function paintScene(pen: Pen, url: string, place: Layout['scene']): Promise<void> {
  const photograph = await loadPhotograph(url);
  const size = photograph ?? { width: WIDTH, height: HEIGHT };
  const scale = Math.max(place.width / size.width, place.height / size.height);
  pen.save();
  pen.beginPath();
  pen.rect(place.x, place.y, place.width, place.height);
  pen.clip();
  pen.translate(place.x + place.width / 2, place.y + place.height / 2);
  pen.scale(scale, scale);
  pen.translate(-size.width / 2, -size.height / 2);
  if (photograph === null) {
    const scene = parseSceneUrl(url);
    for (const shape of scene === null ? neutralPicture() : scenePicture(scene)) cut(pen, shape);
  } else pen.drawImage(photograph, 0, 0);
  pen.restore();
}

/** A picture from elsewhere; null where the url names none, or its server doesn't allow that it is drawn again. */
async function loadPhotograph(url: string): Promise<HTMLImageElement | null> {
  if (!url.startsWith('https://')) return null;
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

function cut(pen: Pen, { d, fill = 'none', stroke, width = 1, opacity = 1, copies }: PaperShape) {
  const path = new Path2D(d);
  const again = (all: NonNullable<typeof copies>['below']): void => {
    for (const copy of all) {
      pen.save();
      pen.translate(copy.shift[0], copy.shift[1]);
      pen.globalAlpha = copy.opacity ?? 1;
      pen.fillStyle = copy.fill;
      pen.fill(path);
      pen.restore();
    }
  };
  again(copies?.below ?? []);
  pen.globalAlpha = opacity;
  if (fill !== 'none') {
    pen.fillStyle = fill;
    pen.fill(path);
  }
  if (stroke !== undefined) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.stroke(path);
  }
  pen.globalAlpha = 1;
  again(copies?.above ?? []);
}
