import { MARK_PATH } from '../../../view/tokens/measures';
import { common } from '../../messages/common';
import { picture as texts } from '../../messages/picture';
import { breakLines } from './break-lines';
import { fitted } from './fitted';
import type { Layout } from './layouts';
import { paintCode } from './paint-code';
import type { Print, TurnPicture } from './turn-picture';

/** Below the words: whose story it is, that an AI wrote it, and its address, to be typed or scanned. */
export function paintFoot(
  pen: CanvasRenderingContext2D,
  picture: TurnPicture,
  print: Print,
  { card, padding, small, address }: Layout,
): void {
  const left = card.x + padding;
  const right = card.x + card.width - padding;
  const bottom = card.y + card.height - padding * 0.7;
  const code = paintCode(pen, picture.address, { right, bottom, side: address.code });
  const width = right - code - small - left;

  pen.font = `${address.size}px ${print.interface}`;
  pen.fillStyle = print.second;
  const shown = picture.address.replace(/^https?:\/\//u, '');
  const lines = breakLines(shown, width, (text) => pen.measureText(text).width);
  const leading = address.size * 1.45;
  const last = bottom - address.size * 0.4;
  lines.forEach((line, at) => pen.fillText(line, left, last - (lines.length - 1 - at) * leading));

  const made = last - lines.length * leading - address.size * 0.3;
  pen.font = `${small * 0.86}px ${print.interface}`;
  pen.fillText(fitted(pen, `${common.title}　${texts.writtenByAi}`, width), left, made);

  const base = made - small * 1.6;
  const side = small * 1.5;
  pen.save();
  pen.translate(left, base - side * 0.78);
  pen.scale(side / 24, side / 24);
  pen.strokeStyle = print.ai;
  pen.lineWidth = 1.6;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(MARK_PATH));
  pen.restore();
  const indent = side + small * 0.5;
  pen.font = `600 ${small * 1.1}px ${print.story}`;
  pen.fillStyle = print.ink;
  pen.fillText(fitted(pen, picture.title, width - indent), left + indent, base);
}
