import type { SceneName } from '../../story/scene';
import type { Studio } from '../paper/studio';
import type { Stage } from '../stage';
import { clockHall, loopGear } from './clockwork';
import { bridgeFog, openSea } from './crossings';
import { arena, camp, mansionSnow } from './gatherings';
import { classroom, library, studyRoom } from './rooms-of-learning';
import { bathhouse, diningRoom, inn } from './rooms-of-rest';
import { bakery, shop, warehouse } from './rooms-of-trade';
import { ruin } from './ruins';
import { castleTown, village } from './settlements';
import { harbour, island, lighthouse } from './shores';
import { festival, market, street } from './streets';
import { gate, towerScene } from './strongholds';
import { field, forest, mountainPath, nightSky } from './wild';

interface Composition {
  readonly place: 'outdoors' | 'indoors';
  readonly draw: (studio: Studio) => Stage;
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
  ruin: outdoors(ruin),
  'night-sky': outdoors(nightSky),
  'loop-gear': outdoors(loopGear),
};
