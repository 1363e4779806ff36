/** The names of the pictures that can be drawn. A name describes a kind of place and is independent of worlds. */
export const SCENE_NAMES = [
  'market',
  'harbour',
  'street',
  'inn',
  'shop',
  'warehouse',
  'bridge-fog',
  'island',
  'lighthouse',
  'sea',
  'forest',
  'mountain-path',
  'village',
  'bakery',
  'bathhouse',
  'library',
  'classroom',
  'tower',
  'clock-hall',
  'mansion-snow',
  'dining-room',
  'study',
  'arena',
  'camp',
  'castle-town',
  'festival',
  'field',
  'gate',
  'ruin',
  'night-sky',
  'loop-gear',
] as const;
export type SceneName = (typeof SCENE_NAMES)[number];

/** In the order of a day. */
export const TIMES = ['dawn', 'day', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

export const WEATHERS = ['clear', 'cloud', 'rain', 'snow', 'fog'] as const;
export type Weather = (typeof WEATHERS)[number];

/** All parameters of a drawn illustration: equal scenes give equal pictures. */
export interface Scene {
  readonly name: SceneName;
  /** 0 to 2³² − 1; varies the details. */
  readonly seed: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
}

/** `scene:NAME?seed=N&time=…&weather=…`, what a turn's `url` holds. */
export function sceneUrl({ name, seed, time, weather }: Scene): string {
  return `scene:${name}?seed=${seed}&time=${time}&weather=${weather}`;
}

const SCENE_URL = /^scene:(?<name>[a-z-]+)(?:\?(?<query>.*))?$/u;

/**
 * Parses the scene in a turn's `url`; null if it has none. Only the name is required: missing or unknown parameters
 * default to seed 0, day and clear, for compatibility with older and newer writers.
 */
export function parseSceneUrl(url: string): Scene | null {
  const groups = SCENE_URL.exec(url)?.groups;
  const name = SCENE_NAMES.find((known) => known === groups?.name);
  if (name === undefined) return null;
  const query = new Map(
    (groups?.query ?? '').split('&').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key, value] as const;
    }),
  );
  const seed = Number(query.get('seed') ?? '0');
  return {
    name,
    seed: Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32 ? seed : 0,
    time: TIMES.find((time) => time === query.get('time')) ?? 'day',
    weather: WEATHERS.find((weather) => weather === query.get('weather')) ?? 'clear',
  };
}
