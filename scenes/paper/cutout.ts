import { mix } from './colour';
import { blob, closed, disc, open, type Point } from './path';
import type { Paper, PaperShape, Studio } from './studio';

/** The paint of a piece: a material, or a part of a figure that has a colour of its own in every picture. */
export type Paint = Paper | 'dark' | 'cloth' | 'trim' | 'hair';

/** A piece of a figure or an object in its own units: the origin at its foot, 200 high, looking right. */
export type Piece = Readonly<{ paint: Paint }> &
  (
    | { readonly shape: 'soft' | 'sharp'; readonly points: readonly Point[] }
    | { readonly shape: 'line'; readonly points: readonly Point[]; readonly width: number }
    | { readonly shape: 'round'; readonly at: Point; readonly radius: readonly [number, number] }
  );

type Points = readonly Point[];

/** A smooth shape with one corner at its first point. */
export const soft = (paint: Paint, points: Points): Piece => ({ shape: 'soft', paint, points });
export const sharp = (paint: Paint, points: Points): Piece => ({ shape: 'sharp', paint, points });
export const line = (paint: Paint, width: number, points: Points): Piece => ({
  shape: 'line',
  paint,
  points,
  width,
});
export const round = (paint: Paint, at: Point, rx: number, ry = rx): Piece => ({
  shape: 'round',
  paint,
  at,
  radius: [rx, ry],
});

/** Where the pieces are put on the sheet. */
export interface Placing {
  readonly x: number;
  readonly base: number;
  readonly scale: number;
  readonly facing: -1 | 1;
}

/** From this scale on all pieces have a lit edge, from the smaller one on only clothes: elsewhere it could not be seen. */
const EDGED_FROM = { all: 1.4, clothes: 0.7 } as const;

/** The shapes of the pieces, each with its lit edge; neighbouring pieces of one paint are one shape. */
export const cutOut = (
  { light, palette }: Studio,
  pieces: readonly Piece[],
  placing: Placing,
  colourOf: (paint: Paint) => string,
): PaperShape[] => {
  const edge = Math.min(4, Math.max(1.4, placing.scale * 1.4));
  return runsOf(pieces).map((run): PaperShape => {
    const [first] = run;
    const fill = colourOf(first.paint);
    if (first.shape === 'line') {
      return {
        d: run.map((piece) => pathOf(piece, placing)).join(''),
        stroke: fill,
        width: Math.max(1.5, Math.round(first.width * placing.scale * 10) / 10),
      };
    }
    const d = run.map((piece) => pathOf(piece, placing)).join('');
    const from = first.paint === 'cloth' ? EDGED_FROM.clothes : EDGED_FROM.all;
    if (placing.scale < from) return { d, fill };
    return {
      d,
      fill: mix(fill, palette.light, 0.42),
      copies: { below: [], above: [{ fill, shift: [-light * edge, edge * 0.7] }] },
    };
  });
};

function pathOf(piece: Piece, { x, base, scale, facing }: Placing): string {
  const put = ([px, py]: Point): Point => [x + px * scale * facing, base + py * scale];
  if (piece.shape === 'round') {
    const [cx, cy] = put(piece.at);
    const [rx, ry] = piece.radius;
    return disc(cx, cy, Math.max(1, rx * scale), Math.max(1, ry * scale));
  }
  const points = piece.points.map(put);
  if (piece.shape === 'line') return open(points);
  return piece.shape === 'soft' ? blob(points) : closed(points);
}

type Run = readonly [Piece, ...Piece[]];

function runsOf(pieces: readonly Piece[]): readonly Run[] {
  const runs: [Piece, ...Piece[]][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    const isSame =
      last !== undefined &&
      last[0].paint === piece.paint &&
      (piece.shape === 'line'
        ? last[0].shape === 'line' && last[0].width === piece.width
        : last[0].shape !== 'line');
    if (isSame) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}
