import { encodeQR } from 'qr';
import { COLOURS } from '../../../view/tokens/colours';

/** The light margin that a scanner needs, in modules. */
const QUIET = 4;

/** Where a code's square ends, and the most that its side may measure, in pixels. */
interface CodePlace {
  readonly right: number;
  readonly bottom: number;
  readonly side: number;
}

/** Draws the QR code of an address; gives the length of its side. A scanner expects dark on light on dark paper too. */
export function paintCode(
  pen: CanvasRenderingContext2D,
  address: string,
  { right, bottom, side }: CodePlace,
): number {
  const rows = encodeQR(address, 'raw', { ecc: 'low', border: QUIET });
  // Whole pixels: an edge between two would blur.
  const module = Math.max(1, Math.floor(side / rows.length));
  const drawn = module * rows.length;
  const left = Math.round(right - drawn);
  const top = Math.round(bottom - drawn);
  pen.fillStyle = COLOURS.light.paper;
  pen.fillRect(left, top, drawn, drawn);
  pen.fillStyle = COLOURS.light.ink;
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * module, top + y * module, module, module);
    }),
  );
  return drawn;
}
