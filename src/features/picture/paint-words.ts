import { picture as texts } from '../../messages/picture';
import { excerptLines } from './break-lines';
import { fitted } from './fitted';
import type { Layout } from './layouts';
import { paintFoot } from './paint-foot';
import type { Print, TurnPicture } from './turn-picture';

type Pen = CanvasRenderingContext2D;

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
  paintFoot(pen, picture, print, layout);
}

/** The picture's text alternative. */
export const pictureAlt = ({ title, section }: TurnPicture): string => texts.alt(title, section);
