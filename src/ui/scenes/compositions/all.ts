import type { SceneName } from '../../../../story/scene';
import type { PaperShape, Studio } from '../paper/studio';
import {
  bakery,
  bathhouse,
  classroom,
  diningRoom,
  inn,
  library,
  shop,
  studyRoom,
  warehouse,
} from './rooms';
import { castleTown, festival, gate, market, street, towerScene, village } from './towns';
import { bridgeFog, harbour, island, lighthouse, openSea } from './waters';
import { field, forest, mountainPath, nightSky } from './wild';
import { arena, camp, clockHall, loopGear, mansionSnow } from './wonders';

interface Composition {
  readonly place: 'outdoors' | 'indoors';
  readonly draw: (studio: Studio) => PaperShape[];
}

const outdoors = (draw: Composition['draw']): Composition => ({ place: 'outdoors', draw });
const indoors = (draw: Composition['draw']): Composition => ({ place: 'indoors', draw });

export const COMPOSITIONS: Readonly<Record<SceneName, Composition>> = {
  market: outdoors(market),
  harbour: outdoors(harbour),
  street: outdoors(street),
  inn: indoors(inn),
  shop: indoors(shop),
  warehouse: indoors(warehouse),
  'bridge-fog': outdoors(bridgeFog),
  island: outdoors(island),
  lighthouse: outdoors(lighthouse),
  sea: outdoors(openSea),
  forest: outdoors(forest),
  'mountain-path': outdoors(mountainPath),
  village: outdoors(village),
  bakery: indoors(bakery),
  bathhouse: indoors(bathhouse),
  library: indoors(library),
  classroom: indoors(classroom),
  tower: outdoors(towerScene),
  'clock-hall': indoors(clockHall),
  'mansion-snow': outdoors(mansionSnow),
  'dining-room': indoors(diningRoom),
  study: indoors(studyRoom),
  arena: outdoors(arena),
  camp: outdoors(camp),
  'castle-town': outdoors(castleTown),
  festival: outdoors(festival),
  field: outdoors(field),
  gate: outdoors(gate),
  'night-sky': outdoors(nightSky),
  'loop-gear': outdoors(loopGear),
};
