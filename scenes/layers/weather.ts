import { mix } from '../paper/colour';
import { HEIGHT, soft, times, WIDTH, type Point } from '../paper/path';
import { between } from '../paper/random';
import type { PaperShape, Studio } from '../paper/studio';

/** The area of the picture that rain or snow covers, in its units. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const WHOLE: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT };

const rain = ({ random, palette, light }: Studio, area: Area): PaperShape[] => {
  const share = (area.width * area.height) / (WIDTH * HEIGHT);
  return [2, 3.2].map((width, near) => {
    const length = near === 0 ? 26 : 46;
    const fall = Math.min(length, area.height / 4);
    const drops = times(Math.ceil((near === 0 ? 56 : 30) * share), () => {
      const slant = -light * fall * 0.22;
      const x = area.x + Math.abs(slant) + random() * (area.width - 2 * Math.abs(slant));
      const y = area.y + random() * (area.height - fall);
      return `M${Math.round(x)} ${Math.round(y)}l${Math.round(slant)} ${Math.round(fall)}`;
    });
    return { d: drops.join(''), stroke: palette.light, width, opacity: near === 0 ? 0.5 : 0.62 };
  });
};

const snow = ({ random }: Studio, area: Area): PaperShape[] => {
  const share = (area.width * area.height) / (WIDTH * HEIGHT);
  return [4, 7, 12].map((width, size) => ({
    d: times(Math.ceil(([54, 32, 13][size] ?? 0) * share), () => {
      const [x, y] = [area.x + random() * area.width, area.y + random() * area.height];
      return `M${Math.round(x)} ${Math.round(y)}h0`;
    }).join(''),
    stroke: '#ffffff',
    width,
    opacity: [0.6, 0.75, 0.8][size] ?? 1,
  }));
};

/** A bank of fog. */
export const fogBank = ({ random, palette }: Studio, y: number, depth = 120): PaperShape[] => {
  const edge = (height: number, rise: number): Point[] =>
    times(7, (index): Point => [-20 + index * 207, height + between(random, -rise, rise)]);
  return [0, 1].map((index) => {
    const top = soft(edge(y + index * depth * 0.3, 22));
    const foot = edge(y + depth * (0.75 + index * 0.3), 18)
      .reverse()
      .map(([x, height]) => `L${Math.round(x)} ${Math.round(height)}`);
    return {
      d: `${top}${foot.join('')}Z`,
      fill: mix(palette.haze, palette.light, 0.22),
      opacity: 0.46,
    };
  });
};

/** Fog between two layers; nothing in any other weather. */
export const mist = (studio: Studio, y: number, depth = 120): PaperShape[] =>
  studio.scene.weather === 'fog' ? fogBank(studio, y, depth) : [];

/** Rain or snow in front of everything else. */
export const weather = (studio: Studio, area: Area = WHOLE): PaperShape[] => {
  switch (studio.scene.weather) {
    case 'rain':
      return rain(studio, area);
    case 'snow':
      return snow(studio, area);
    case 'fog':
      return area === WHOLE ? mist(studio, 500, 150) : [];
    case 'clear':
    case 'cloud':
      return [];
  }
};
