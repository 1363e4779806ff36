import { CHARACTER_ICONS, type CharacterIconName } from './character-icon';

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

/**
 * How the picture is framed: the hero at a middle distance, far away in the place, together with those present, as a
 * half-length portrait, or behind an object in the foreground.
 */
export const VIEWS = ['middle', 'far', 'together', 'near', 'object'] as const;
export type View = (typeof VIEWS)[number];

/** What the hero visibly wears and carries. */
export const GEAR = ['sword', 'shield', 'staff', 'book', 'armour', 'charm'] as const;
export type Gear = (typeof GEAR)[number];

/** The silhouettes of those present. */
export const PERSON_KINDS = [
  'woman',
  'man',
  'elder',
  'grandmother',
  'child',
  'official',
  'rival',
  'guest',
] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** The objects that a picture can show in the foreground. */
export const SCENE_OBJECTS = [
  'sack',
  'book',
  'bottle',
  'sword',
  'helmet',
  'shield',
  'wand',
  'ring',
  'scroll',
  'hammer',
  'cat',
  'bread',
  'cup',
  'lantern',
  'watch',
  'bell',
  'letter',
  'coins',
  'key',
  'fish',
  'flower',
] as const;
export type SceneObject = (typeof SCENE_OBJECTS)[number];

/** What happens in the picture, and from where it is seen. */
export interface Shot {
  readonly view: View;
  /** 0 to 99: tells pictures of the same place and view apart. */
  readonly take: number;
  readonly hero: CharacterIconName;
  readonly gear: readonly Gear[];
  /** Three at most. */
  readonly people: readonly PersonKind[];
  readonly object: SceneObject | null;
}

/** All parameters of a drawn illustration: equal scenes give equal pictures. */
export interface Scene {
  readonly name: SceneName;
  /** 0 to 2³² − 1; varies the details of the place. */
  readonly seed: number;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  /** Left out in addresses of older engines: the traveller stands at a middle distance. */
  readonly shot?: Shot;
}

/**
 * `scene:NAME?seed=N&time=…&weather=…`, what a turn's `url` holds. A shot adds `&view=…&take=N&hero=…`, and where they are
 * not empty `&gear=…`, `&with=…` (names joined by dots) and `&object=…`.
 */
export function sceneUrl({ name, seed, time, weather, shot }: Scene): string {
  const place = `scene:${name}?seed=${seed}&time=${time}&weather=${weather}`;
  if (shot === undefined) return place;
  const { view, take, hero, gear, people, object } = shot;
  const lists = [
    gear.length === 0 ? '' : `&gear=${gear.join('.')}`,
    people.length === 0 ? '' : `&with=${people.join('.')}`,
    object === null ? '' : `&object=${object}`,
  ];
  return `${place}&view=${view}&take=${take}&hero=${hero}${lists.join('')}`;
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
  const shot = parseShot(query);
  return {
    name,
    seed: wholeBelow(2 ** 32, query.get('seed')),
    time: TIMES.find((time) => time === query.get('time')) ?? 'day',
    weather: WEATHERS.find((weather) => weather === query.get('weather')) ?? 'clear',
    ...(shot === null ? {} : { shot }),
  };
}

/** Three figures beside the hero are as many as a picture holds. */
const MAX_PEOPLE = 3;

/** Names that a newer writer may use are left out; without a known view there is no shot. */
function parseShot(query: ReadonlyMap<string, string>): Shot | null {
  const view = VIEWS.find((known) => known === query.get('view'));
  if (view === undefined) return null;
  const namesOf = (key: string): readonly string[] => query.get(key)?.split('.') ?? [];
  return {
    view,
    take: wholeBelow(100, query.get('take')),
    hero: CHARACTER_ICONS.find((icon) => icon === query.get('hero')) ?? 'traveller',
    gear: GEAR.filter((known) => namesOf('gear').includes(known)),
    people: namesOf('with')
      .flatMap((name) => PERSON_KINDS.find((known) => known === name) ?? [])
      .slice(0, MAX_PEOPLE),
    object: SCENE_OBJECTS.find((known) => known === query.get('object')) ?? null,
  };
}

function wholeBelow(limit: number, text = '0'): number {
  const value = Number(text);
  return Number.isInteger(value) && value >= 0 && value < limit ? value : 0;
}
