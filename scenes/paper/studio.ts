import type { Scene } from '../../story/scene';
import { mix } from './colour';
import { paletteOf, type Palette } from './palette';
import { WIDTH } from './path';
import { between, randomFrom, type Random } from './random';

/** One shape of a picture. Plain data, so that browser and server draw it alike. */
export interface PaperShape {
  /** An SVG path on a 1200 × 630 sheet. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  /** Width of the stroke; strokes have round ends and joins. */
  readonly width?: number;
  readonly opacity?: number;
  /** The shape's shadow and its lit edge: copies drawn below and above it. */
  readonly copies?: { readonly below: readonly Copy[]; readonly above: readonly Copy[] };
}

/** A copy of the shape, moved and in another colour. */
interface Copy {
  readonly fill: string;
  readonly shift: readonly [dx: number, dy: number];
  readonly opacity?: number;
}

/** Colours of materials in white light. */
export const PAPERS = {
  earth: '#b0946c',
  sand: '#d9c49b',
  grass: '#93a56b',
  leaf: '#65835a',
  pine: '#3f6152',
  stone: '#a39e92',
  rock: '#7d838b',
  wood: '#8d6544',
  timber: '#5f4330',
  plaster: '#eadfc8',
  brick: '#a9634d',
  tile: '#86503f',
  slate: '#566272',
  water: '#6d9bac',
  deep: '#456f86',
  shu: '#b5462f',
  ai: '#2b5a86',
  ochre: '#d09a42',
  linen: '#f2e6cc',
  iron: '#474c55',
  gold: '#d6a545',
  snow: '#f1f3f2',
  plum: '#6b4f78',
  skin: '#dba98c',
} as const;
export type Paper = keyof typeof PAPERS;

/** Materials on which snow stays. */
const SNOWY: ReadonlySet<Paper> = new Set<Paper>([
  'earth',
  'sand',
  'grass',
  'leaf',
  'pine',
  'rock',
  'tile',
  'slate',
]);

/** The drawing context of a composition. */
export interface Studio {
  readonly scene: Scene;
  readonly random: Random;
  readonly palette: Palette;
  /** The side of the light: −1 left, 1 right. */
  readonly light: -1 | 1;
  /** The x position of sun and moon. */
  readonly sunX: number;
  /** The colour of a material in this light; `depth` is 0 in the foreground, 1 at the horizon. */
  readonly tone: (paper: Paper, depth: number) => string;
  /** A layer: its shadow, its lit edge and its face. */
  readonly sheet: (d: string, fill: string, lift?: number) => PaperShape[];
}

export const studioFor = (scene: Scene, place: 'outdoors' | 'indoors'): Studio => {
  // Time and weather are not part of the key: a place looks the same at night.
  const random = randomFrom(`${scene.name}:${scene.seed}`);
  const palette = paletteOf(scene, place);
  const light = random() < 0.5 ? -1 : 1;
  const sunX = Math.round(WIDTH / 2 + light * between(random, 240, 350));
  const snow = place === 'outdoors' && scene.weather === 'snow';
  return {
    scene,
    random,
    palette,
    light,
    sunX,
    tone(paper, depth) {
      const lying = paper === 'snow' || (snow && SNOWY.has(paper));
      const own = lying ? mix(PAPERS[paper], PAPERS.snow, 0.72) : PAPERS[paper];
      // Snow is bright by itself, above all at night.
      const washed = mix(own, palette.ambient, palette.wash * (lying ? 0.72 : 1));
      const near = mix(washed, palette.shadow, palette.near * (1 - depth) ** 1.5);
      const far = mix(near, palette.haze, palette.air * depth);
      return lying ? mix(far, palette.light, 0.16) : far;
    },
    sheet(d, fill, lift = 7) {
      const away = -light;
      const soft = {
        fill: palette.shadow,
        opacity: 0.13,
        shift: [away * lift * 1.6, lift],
      } as const;
      const near = {
        fill: palette.shadow,
        opacity: 0.16,
        shift: [away * lift * 0.7, lift * 0.4],
      } as const;
      // A flat shape has a single shadow.
      const below = lift > 5 ? [soft, near] : [{ ...soft, opacity: 0.2 }];
      const above = [{ fill, shift: [away * 2, 2.5] }] as const;
      return [{ d, fill: mix(fill, palette.light, 0.42), copies: { below, above } }];
    },
  };
};
