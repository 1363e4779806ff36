import { MARK_PATH } from '../../../view/tokens/measures';
import { common } from '../../messages/common';
import { picture as texts } from '../../messages/picture';
import { excerptLines } from './break-lines';
import type { Layout } from './layouts';
import type { Print, TurnPicture } from './turn-picture';

type Pen = CanvasRenderingContext2D;

/** A line that is too long for its place ends with …. */
function fitted(pen: Pen, text: string, width: number): string {
  const letters = [...text];
  if (pen.measureText(text).width <= width) return text;
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}

/** The page with the turn's words: where they stand in the story, the words, whose story it is. */
export function paintWords(pen: Pen, picture: TurnPicture, print: Print, layout: Layout): void {
  const { card, padding, text, small } = layout;
  const left = card.x + padding;
  const width = card.width - 2 * padding;
  const own = picture.isPlayer ? print.shu : print.ai;
  pen.save();
  pen.shadowColor = 'rgb(0 0 0 / 0.35)';
  pen.shadowBlur = 36;
  pen.shadowOffsetY = 8;
  pen.fillStyle = print.paper;
  pen.fillRect(card.x, card.y, card.width, card.height);
  pen.restore();

  pen.textBaseline = 'alphabetic';
  const place = texts.place(picture.chapter, picture.chapterTitle, picture.section);
  const top = card.y + padding + small;
  pen.font = `600 ${small}px ${print.interface}`;
  const teller = fitted(pen, picture.teller, width * 0.4);
  const tellerWidth = pen.measureText(teller).width;
  pen.fillStyle = own;
  pen.fillText(teller, left + width - tellerWidth, top);
  pen.font = `${small}px ${print.interface}`;
  pen.fillStyle = print.second;
  pen.fillText(fitted(pen, place, width - tellerWidth - small), left, top);

  pen.font = `${text.size}px ${print.story}`;
  const lines = excerptLines(
    picture.paragraphs,
    { width, lines: text.lines },
    (line) => pen.measureText(line).width,
  );
  pen.fillStyle = print.ink;
  const first = top + small * 0.9 + text.leading;
  lines.forEach((line, index) => pen.fillText(line, left, first + index * text.leading));
  if (picture.isPlayer) {
    // The player's words have a rule at their side, as on the page.
    pen.fillStyle = print.shu;
    pen.fillRect(left - padding * 0.45, first - text.size, 3, text.leading * lines.length - 12);
  }
  paintFoot(pen, picture.title, print, layout);
}

function paintFoot(pen: Pen, title: string, print: Print, layout: Layout): void {
  const { card, padding, small } = layout;
  const left = card.x + padding;
  const width = card.width - 2 * padding;
  const base = card.y + card.height - padding;
  const side = small * 1.5;
  pen.save();
  pen.translate(left, base - side * 0.78);
  pen.scale(side / 24, side / 24);
  pen.strokeStyle = print.ai;
  pen.lineWidth = 1.6;
  pen.lineCap = 'round';
  pen.stroke(new Path2D(MARK_PATH));
  pen.restore();
  pen.font = `${small * 0.86}px ${print.interface}`;
  const made = `${common.title}　${texts.writtenByAi}`;
  const madeWidth = pen.measureText(made).width;
  pen.fillStyle = print.second;
  pen.fillText(made, left + width - madeWidth, base);
  pen.font = `600 ${small * 1.1}px ${print.story}`;
  pen.fillStyle = print.ink;
  const start = left + side + small * 0.5;
  pen.fillText(fitted(pen, title, width - madeWidth - side - small * 1.5), start, base);
}

/** The picture's text alternative. */
export const pictureAlt = ({ title, section }: TurnPicture): string => texts.alt(title, section);
