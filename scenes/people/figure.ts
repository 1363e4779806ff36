import type { Gear } from '../../story/scene';
import { mix } from '../paper/colour';
import { cutOut, line, soft, type Paint, type Piece } from '../paper/cutout';
import { closed } from '../paper/path';
import type { PaperShape, Studio } from '../paper/studio';
import { armOf, bodyOf, handOf, type Arm } from './bodies';
import { GEAR_PIECES } from './gear';
import { headOf, lower } from './heads';
import type { Look } from './looks';
import type { Standpoint } from './standpoint';

/** Figures are drawn for this height. */
const FIGURE_HEIGHT = 200;

/** How much lower the head and the shoulders of a seated person are. */
const SEATED_DROP = 48;

interface Figure {
  readonly look: Look;
  readonly gear?: readonly Gear[];
  readonly arm?: Arm;
  /** The hero has a scarf in every world. */
  readonly scarf?: boolean;
  /** How dark the figure is against its own colours (0–1): the nearer, the darker. */
  readonly shade?: number;
}

/** A person at a standpoint, with a shadow on the ground. */
export const figure = (
  studio: Studio,
  { x, base, height, facing = 1, pose = 'standing', staff = false }: Standpoint,
  { look, gear = [], arm = 'down', scarf = false, shade = 0.5 }: Figure,
): PaperShape[] => {
  const scale = (height * look.size) / FIGURE_HEIGHT;
  const drop = pose === 'sitting' ? SEATED_DROP : 0;
  const worn = gear.map((one) => GEAR_PIECES[one]);
  const pieces: readonly Piece[] = [
    ...worn.flatMap(({ behind }) => behind).map((piece) => lower(piece, drop)),
    ...look.carries.map((piece) => lower(piece, drop)),
    ...(staff && !gear.includes('staff') ? stickAt(arm) : []),
    ...bodyOf(look.garment, pose),
    ...headOf(look.headwear, drop),
    ...(scarf ? SCARF.map((piece) => lower(piece, drop)) : []),
    ...worn.flatMap(({ front }) => front).map((piece) => lower(piece, drop)),
    ...(look.garment === 'cloak' && arm === 'down' ? [] : armOf(arm, drop)),
  ];
  const placing = { x, base, scale, facing };
  const ground = pose === 'sitting' ? [] : [shadowOf(studio, { x, base, scale })];
  return [...ground, ...cutOut(studio, pieces, placing, coloursOf(studio, look, shade))];
};

const SCARF: readonly Piece[] = [
  soft('shu', [
    [-14, -150],
    [-24, -142],
    [-40, -128],
    [-50, -108],
    [-38, -112],
    [-26, -126],
    [-14, -136],
  ]),
  soft('shu', [
    [-13, -154],
    [-18, -144],
    [-6, -136],
    [12, -138],
    [17, -146],
    [11, -153],
    [-1, -149],
  ]),
];

const stickAt = (arm: Arm): readonly Piece[] => {
  const [x] = handOf(arm, 0);
  return [
    line('timber', 5, [
      [Math.max(40, x), -150],
      [Math.max(48, x + 4), 0],
    ]),
  ];
};

const shadowOf = (
  { palette, light }: Studio,
  { x, base, scale }: { x: number; base: number; scale: number },
): PaperShape => {
  const reach = light * scale * 150;
  return {
    d: closed([
      [x - 18 * scale, base - 3],
      [x + 20 * scale, base - 3],
      [x + 16 * scale - reach, base + scale * 26],
      [x - 32 * scale - reach, base + scale * 26],
    ]),
    fill: palette.shadow,
    opacity: 0.18,
  };
};

/** What keeps more of its own colour than the rest: the share of the shade that it takes. */
const SHADE_SHARE: Readonly<Partial<Record<Paint, number>>> = { skin: 0.5, shu: 0.3 };
const USUAL_SHARE = 0.6;

const coloursOf =
  ({ tone, palette }: Studio, { cloth, trim }: Look, shade: number) =>
  (paint: Paint): string => {
    const dark = (colour: string, by: number): string => mix(colour, palette.figure, by);
    if (paint === 'dark') return palette.figure;
    if (paint === 'hair') return dark(tone('timber', 0), Math.max(shade, 0.6));
    if (paint === 'cloth') return dark(tone(cloth, 0.05), shade);
    const paper = paint === 'trim' ? trim : paint;
    return dark(tone(paper, 0.1), shade * (SHADE_SHARE[paint] ?? USUAL_SHARE));
  };
