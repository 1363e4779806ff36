import { mix } from '../paper/colour';
import { blob, closed, times, type Point } from '../paper/path';
import type { PaperShape, Studio } from '../paper/studio';

interface Place {
  readonly x: number;
  /** Position of the feet, or of the seat. */
  readonly base: number;
  readonly height: number;
  /** −1 looks left, 1 right. */
  readonly facing?: -1 | 1;
  readonly pose?: 'standing' | 'walking' | 'sitting';
  readonly staff?: boolean;
}

// Drawn for a height of 200, feet at the origin, looking right.
const CLOAK: readonly Point[] = [
  [-9, -160],
  [-26, -142],
  [-34, -96],
  [-46, -44],
  [-18, -34],
  [4, -42],
  [30, -34],
  [27, -92],
  [24, -140],
  [9, -160],
];
const SEATED: readonly Point[] = [
  [-9, -112],
  [-28, -94],
  [-34, -46],
  [-40, 6],
  [-8, 12],
  [46, 2],
  [52, -14],
  [30, -34],
  [24, -92],
  [9, -112],
];
const HAT: readonly Point[] = [
  [-36, -174],
  [-14, -182],
  [-8, -199],
  [10, -199],
  [16, -183],
  [38, -172],
  [14, -168],
  [-14, -169],
];
const LEGS = {
  standing: [
    [
      [-18, -50],
      [-16, 0],
      [-4, 0],
      [-4, -50],
    ],
    [
      [4, -50],
      [5, 0],
      [18, 0],
      [16, -50],
    ],
  ],
  walking: [
    [
      [-16, -52],
      [-34, -3],
      [-21, 0],
      [-2, -50],
    ],
    [
      [0, -52],
      [18, 0],
      [32, -1],
      [14, -52],
    ],
  ],
  sitting: [
    [
      [38, -12],
      [36, 52],
      [52, 52],
      [52, -10],
    ],
  ],
} as const satisfies Record<string, readonly (readonly Point[])[]>;

/** The traveller: the same cloak and hat in every world. */
export const figure = (studio: Studio, place: Place): PaperShape[] => {
  const { x, base, height, facing = 1, pose = 'standing', staff = false } = place;
  const scale = height / 200;
  const drop = pose === 'sitting' ? 48 : 0;
  const put = ([px, py]: Point): Point => [x + px * scale * facing, base + py * scale];
  const head = ([px, py]: Point): Point => put([px, py + drop]);
  const round = ([cx, cy]: Point, rx: number, ry: number): string =>
    closed(
      times(10, (index): Point => {
        const angle = (index * Math.PI) / 5;
        return put([cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry]);
      }),
    );
  const body =
    blob((pose === 'sitting' ? SEATED : CLOAK).map(put)) +
    closed(HAT.map(head)) +
    round([1, -166 + drop], 12, 13) +
    round([-26, -78 + drop * 0.8], 14, 18) +
    LEGS[pose].map((leg) => closed(leg.map(put))).join('');
  const { palette, light } = studio;
  const shade: PaperShape = {
    d: closed([
      [x - 16 * scale, base - 3],
      [x + 18 * scale, base - 3],
      [x + 14 * scale - light * height * 0.8, base + height * 0.14],
      [x - 30 * scale - light * height * 0.8, base + height * 0.14],
    ]),
    fill: palette.shadow,
    opacity: 0.18,
  };
  const stick: PaperShape[] = staff
    ? [
        {
          d: `M${put([44, -150]).map(Math.round).join(' ')}L${put([50, 0]).map(Math.round).join(' ')}`,
          stroke: palette.figure,
          width: Math.max(2, 6 * scale),
        },
      ]
    : [];
  return [
    ...(pose === 'sitting' ? [] : [shade]),
    ...stick,
    {
      d: body,
      fill: mix(palette.figure, palette.light, 0.55),
      copies: { below: [], above: [{ fill: palette.figure, shift: [-light * 1.6, 1.2] }] },
    },
  ];
};
