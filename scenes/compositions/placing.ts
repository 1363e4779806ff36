import { WIDTH } from '../paper/path';
import type { Studio } from '../paper/studio';

/** Compositions are laid out for light from the left; light from the right mirrors them. */
export const across = ({ light }: Studio, x: number): number => (light < 0 ? x : WIDTH - x);

/** The left edge of a thing of this width that stands at `x` in light from the left. */
export const leftOf = ({ light }: Studio, x: number, width: number): number =>
  light < 0 ? x : WIDTH - x - width;
