import { HEIGHT, WIDTH } from './path';
import type { PaperShape } from './studio';

/** A nearer view of a picture. */
export interface Camera {
  /** What should be in the middle; the view stays within the sheet. */
  readonly x: number;
  readonly y: number;
  /** At least 1. */
  readonly zoom: number;
}

/** The left upper corner of the view on the sheet. */
const cornerOf = ({ x, y, zoom }: Camera): readonly [number, number] => {
  const [width, height] = [WIDTH / zoom, HEIGHT / zoom];
  return [
    Math.min(WIDTH - width, Math.max(0, x - width / 2)),
    Math.min(HEIGHT - height, Math.max(0, y - height / 2)),
  ];
};

/** The shapes as the camera sees them; their numbers are whole units. */
export const seenBy = (camera: Camera, shapes: readonly PaperShape[]): PaperShape[] => {
  const { zoom } = camera;
  if (zoom === 1) return [...shapes];
  const [left, top] = cornerOf(camera);
  return shapes.map((shape) => {
    const { d, width, copies } = shape;
    const moved = movedPath(d, zoom, left, top);
    const copied = (copy: NonNullable<PaperShape['copies']>['above'][number]) => ({
      ...copy,
      shift: [copy.shift[0] * zoom, copy.shift[1] * zoom] as const,
    });
    return {
      ...shape,
      d: moved,
      ...(width === undefined ? {} : { width: Math.round(width * zoom * 10) / 10 }),
      ...(copies === undefined
        ? {}
        : { copies: { below: copies.below.map(copied), above: copies.above.map(copied) } }),
    };
  });
};

const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/gu;
const NUMBER = /-?\d+(?:\.\d+)?/gu;

/** @throws RangeError for a path command that compositions do not use */
function movedPath(d: string, zoom: number, left: number, top: number): string {
  return d.replaceAll(COMMAND, (_, command: string, rest: string) => {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    const x = (value: number): number => Math.round((value - left) * zoom);
    const y = (value: number): number => Math.round((value - top) * zoom);
    const by = (value: number): number => Math.round(value * zoom);
    const each = (map: (value: number, index: number) => number): string =>
      command + numbers.map(map).join(' ');
    switch (command) {
      case 'M':
      case 'L':
      case 'Q':
      case 'T':
      case 'C':
        return each((value, index) => (index % 2 === 0 ? x(value) : y(value)));
      case 'H':
        return each(x);
      case 'V':
        return each(y);
      case 'A':
        // Radii, rotation, two flags, then the end.
        return each((value, index) =>
          index % 7 < 2 ? by(value) : index % 7 < 5 ? value : index % 7 === 5 ? x(value) : y(value),
        );
      case 'a':
        return each((value, index) => (index % 7 >= 2 && index % 7 < 5 ? value : by(value)));
      case 'h':
      case 'v':
      case 'l':
      case 'q':
      case 't':
      case 'c':
        return each(by);
      case 'Z':
        return 'Z';
      default:
        throw new RangeError(`path command ${command}`);
    }
  });
}
