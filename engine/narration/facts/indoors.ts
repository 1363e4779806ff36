import type { SceneName } from '../../../story/scene';
import { nameIn, type Situation } from '../../storylets/rules/situation';

/** Pictures of places that have a house around or beside them. */
const HOUSES: ReadonlySet<SceneName> = new Set<SceneName>([
  'inn',
  'shop',
  'warehouse',
  'bakery',
  'bathhouse',
  'library',
  'classroom',
  'tower',
  'clock-hall',
  'mansion-snow',
  'dining-room',
  'study',
  'lighthouse',
]);

/** Whether a scene is in a house, or at its door. */
export function isIndoors({ world, state }: Situation): boolean {
  const place = world.places.find(({ id }) => nameIn(world, id) === state.place);
  return place !== undefined && HOUSES.has(place.scene);
}
