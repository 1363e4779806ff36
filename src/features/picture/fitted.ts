/** A text as long as there is room for in the pen's font; one that is cut ends with …. @param width In pixels. */
export function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  const letters = [...text];
  if (pen.measureText(text).width <= width) return text;
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop();
  return `${letters.join('')}…`;
}
