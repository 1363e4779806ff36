import { WIDTH } from '../paper/path';
import type { Studio } from '../paper/studio';

/** Compositions are laid out for light from the left; for light from the right they are mirrored. */
export const across = ({ light }: Studio, x: number): number => (light < 0 ? x : WIDTH - x);

/** The left edge of an object of this width at `x` in light from the left. */
export const leftOf = ({ light }: Studio, x: number, width: number): number =>
  light < 0 ? x : WIDTH - x - width;
