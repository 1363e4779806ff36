import { LAYOUTS } from './layouts';
import { paintScene } from './paint-scene';
import { paintWords } from './paint-words';
import type { Print, Shape, TurnPicture } from './turn-picture';

/** A picture of a turn as a PNG; rejects where the browser can't draw. */
export async function drawTurn(picture: TurnPicture, print: Print, shape: Shape): Promise<Blob> {
  const layout = LAYOUTS[shape];
  const canvas = document.createElement('canvas');
  canvas.width = layout.width;
  canvas.height = layout.height;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas');
  pen.fillStyle = print.paper;
  pen.fillRect(0, 0, layout.width, layout.height);
  await paintScene(pen, picture.url, layout.scene);
  paintWords(pen, picture, print, layout);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('No picture'));
      else resolve(blob);
    }, 'image/png');
  });
}
