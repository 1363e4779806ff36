import type { SceneName } from '../../../../story/scene';
import type { Composition } from './composition';
import { field, forest, mountainPath, nightSky, wayside } from './wild';

const outdoors = (draw: Composition['draw']): Composition => ({ place: 'outdoors', draw });

export const COMPOSITIONS: Readonly<Record<SceneName, Composition>> = {
  market: outdoors(wayside),
  harbour: outdoors(wayside),
  street: outdoors(wayside),
  inn: outdoors(wayside),
  shop: outdoors(wayside),
  warehouse: outdoors(wayside),
  'bridge-fog': outdoors(wayside),
  island: outdoors(wayside),
  lighthouse: outdoors(wayside),
  sea: outdoors(wayside),
  forest: outdoors(forest),
  'mountain-path': outdoors(mountainPath),
  village: outdoors(wayside),
  bakery: outdoors(wayside),
  bathhouse: outdoors(wayside),
  library: outdoors(wayside),
  classroom: outdoors(wayside),
  tower: outdoors(wayside),
  'clock-hall': outdoors(wayside),
  'mansion-snow': outdoors(wayside),
  'dining-room': outdoors(wayside),
  study: outdoors(wayside),
  arena: outdoors(wayside),
  camp: outdoors(wayside),
  'castle-town': outdoors(wayside),
  festival: outdoors(wayside),
  field: outdoors(field),
  gate: outdoors(wayside),
  'night-sky': outdoors(nightSky),
  'loop-gear': outdoors(wayside),
};
