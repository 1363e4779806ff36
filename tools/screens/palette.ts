/** A colour as 0xRRGGBB. */
type Colour = number;

/** Colours that look alike: those whose channels agree in the upper five bits. */
interface Shade {
  readonly key: number;
  readonly channels: readonly [number, number, number];
  /** How many pixels have it. */
  count: number;
  /** The colour that most of these pixels have, so that plain grounds stay exactly what they are. */
  readonly colours: Map<Colour, number>;
}

const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

function shadesOf(pixels: Uint8Array): Shade[] {
  const shades = new Map<number, Shade>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = keyOf(red, green, blue);
    const shade = shades.get(key) ?? {
      key,
      channels: [red >> 3, green >> 3, blue >> 3],
      count: 0,
      colours: new Map<Colour, number>(),
    };
    const colour = (red << 16) | (green << 8) | blue;
    shade.count += 1;
    shade.colours.set(colour, (shade.colours.get(colour) ?? 0) + 1);
    shades.set(key, shade);
  }
  return [...shades.values()];
}

/** How far the shades lie apart in each channel. */
const spread = (shades: readonly Shade[]): readonly number[] =>
  [0, 1, 2].map((channel) => {
    const values = shades.map(({ channels }) => channels[channel] ?? 0);
    return Math.max(...values) - Math.min(...values);
  });

/** Cuts a box in two at the middle of its pixels, along its longest side. */
function halves(shades: readonly Shade[]): [Shade[], Shade[]] {
  const sides = spread(shades);
  const longest = sides.indexOf(Math.max(...sides));
  const sorted = [...shades].sort(
    (a, b) => (a.channels[longest] ?? 0) - (b.channels[longest] ?? 0),
  );
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  const middle = sorted.findIndex(({ count }) => (passed += count) >= half);
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

const weight = (shades: readonly Shade[]): number =>
  Math.max(...spread(shades)) * Math.sqrt(shades.reduce((sum, { count }) => sum + count, 0));

const commonest = (shades: readonly Shade[]): Colour =>
  shades
    .flatMap(({ colours }) => [...colours])
    .reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];

export interface Palette {
  /** 256 at most, each 0xRRGGBB. */
  readonly colours: readonly Colour[];
  /** One a pixel. */
  readonly indices: Uint8Array;
}

/** The colours that a picture can do with, by median cut. `pixels` are RGBA, opaque. */
export function paletteOf(pixels: Uint8Array, size = 256): Palette {
  const boxes = [shadesOf(pixels)];
  while (boxes.length < size) {
    const heaviest = boxes.reduce((best, box) => (weight(box) > weight(best) ? box : best));
    if (heaviest.length < 2) break;
    boxes.splice(boxes.indexOf(heaviest), 1, ...halves(heaviest));
  }
  const boxOf = new Map(boxes.flatMap((box, index) => box.map(({ key }) => [key, index] as const)));
  const indices = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < indices.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at * 4, at * 4 + 3);
    indices[at] = boxOf.get(keyOf(red, green, blue)) ?? 0;
  }
  return { colours: boxes.map(commonest), indices };
}
