import type { Scene, TimeOfDay, Weather } from '../../story/scene';
import { mix } from './colour';

/** The light of an hour: how it changes every colour. */
export interface Palette {
  /** From the zenith to the horizon. */
  readonly sky: readonly [string, string, string, string, string];
  readonly sun: string;
  /** The tint of all colours, and its strength (0–1). */
  readonly ambient: string;
  readonly wash: number;
  /** The haze at a distance, and its strength at the horizon (0–1). */
  readonly haze: string;
  readonly air: number;
  /** How much darker the foreground is than its own colour (0–1). */
  readonly near: number;
  readonly light: string;
  readonly shadow: string;
  readonly figure: string;
  /** Flames and lamps, at any hour. */
  readonly lamp: string;
  /** A lit window, seen from outside. */
  readonly window: string;
}

const LAMP = '#ffd083';

const HOURS: Readonly<Record<TimeOfDay, Omit<Palette, 'lamp'>>> = {
  dawn: {
    sky: ['#7790b4', '#a3a9c0', '#d1b9bf', '#efcdb9', '#f9e3c6'],
    sun: '#fff3da',
    ambient: '#b48a94',
    wash: 0.3,
    haze: '#ecd0c0',
    air: 0.8,
    near: 0.34,
    light: '#ffeed6',
    shadow: '#3c3550',
    figure: '#38324d',
    window: '#ffd994',
  },
  day: {
    sky: ['#86b3cb', '#a2c6d3', '#c0d9da', '#dde7dd', '#f4eedb'],
    sun: '#fffaea',
    ambient: '#efe0bd',
    wash: 0.14,
    haze: '#dde6df',
    air: 0.78,
    near: 0.16,
    light: '#fffdf2',
    shadow: '#2f4454',
    figure: '#26323d',
    window: '#52646f',
  },
  dusk: {
    sky: ['#47406c', '#7c5077', '#b96470', '#e58e63', '#f9c981'],
    sun: '#ffe3a6',
    ambient: '#8f4a62',
    wash: 0.4,
    haze: '#e8a374',
    air: 0.78,
    near: 0.46,
    light: '#ffd39a',
    shadow: '#241b38',
    figure: '#241b33',
    window: '#ffcf7d',
  },
  night: {
    sky: ['#111a36', '#182545', '#233457', '#324869', '#4b627f'],
    sun: '#f3ecd2',
    ambient: '#1d2f55',
    wash: 0.6,
    haze: '#4a6284',
    air: 0.72,
    near: 0.3,
    light: '#a9c0de',
    shadow: '#050916',
    figure: '#090f20',
    window: '#ffcb70',
  },
};

/** Indoor light: sunlight by day, lamplight at night. The sky is kept for the windows. */
const ROOM_LIGHT: Readonly<Record<TimeOfDay, Partial<Palette>>> = {
  dawn: { ambient: '#c79a8b', wash: 0.3, haze: '#f0d8c2', near: 0.4, window: '#ffe0a8' },
  day: { ambient: '#e6cfa4', wash: 0.22, haze: '#f4e9d0', near: 0.3, window: '#ffe9bd' },
  dusk: { ambient: '#a5543f', wash: 0.42, haze: '#e3a268', near: 0.5, light: '#ffd08a' },
  night: {
    ambient: '#5c3532',
    wash: 0.44,
    haze: '#b97c48',
    air: 0.62,
    near: 0.56,
    light: '#f5b968',
    shadow: '#120a12',
    figure: '#160e16',
  },
};

interface Veil {
  readonly colour: string;
  readonly sky: number;
  readonly land: number;
  readonly air: number;
}

const VEILS: Readonly<Record<Weather, Veil>> = {
  clear: { colour: '#ffffff', sky: 0, land: 0, air: 0 },
  cloud: { colour: '#b3b8bb', sky: 0.42, land: 0.12, air: 0.04 },
  rain: { colour: '#77848f', sky: 0.62, land: 0.26, air: 0.1 },
  snow: { colour: '#d3d9de', sky: 0.56, land: 0.16, air: 0.08 },
  fog: { colour: '#d2d5d2', sky: 0.6, land: 0.14, air: 0.2 },
};

/** Brightness that an overcast sky leaves (0–1). */
const BRIGHTNESS: Readonly<Record<TimeOfDay, number>> = {
  dawn: 0.78,
  day: 1,
  dusk: 0.52,
  night: 0.16,
};

export const paletteOf = (
  { time, weather }: Pick<Scene, 'time' | 'weather'>,
  place: 'outdoors' | 'indoors',
): Palette => {
  const hour = HOURS[time];
  const veil = VEILS[weather];
  const cloud = mix(hour.sky[1], veil.colour, BRIGHTNESS[time]);
  const [zenith, high, middle, low, horizon] = hour.sky;
  const veiled = (colour: string): string => mix(colour, cloud, veil.sky);
  const outdoors: Palette = {
    ...hour,
    lamp: LAMP,
    sky: [veiled(zenith), veiled(high), veiled(middle), veiled(low), veiled(horizon)],
    sun: mix(hour.sun, cloud, veil.sky * 0.6),
    ambient: mix(hour.ambient, cloud, veil.land),
    // At night colours are desaturated already.
    wash: Math.min(time === 'night' ? 0.66 : 0.75, hour.wash + veil.land),
    haze: mix(hour.haze, cloud, veil.sky),
    air: Math.min(0.94, hour.air + veil.air),
    light: mix(hour.light, cloud, veil.sky * 0.5),
  };
  return place === 'outdoors' ? outdoors : { ...outdoors, ...ROOM_LIGHT[time], air: 0.6 };
};
