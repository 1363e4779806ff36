import type { SceneName } from '../../../story/scene';
import { placeIn, type Situation } from '../../storylets/rules/situation';

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
export function isIndoors(situation: Situation): boolean {
  const place = placeIn(situation);
  return place !== undefined && HOUSES.has(place.scene);
}
