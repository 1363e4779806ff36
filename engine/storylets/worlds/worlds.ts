import type { World } from '../format/world';
import { CASTLE_TOWN } from './castle-town/world';
import { CLOCK_HOUSE } from './clock-house/world';
import { EVERGREEN_ACADEMY } from './evergreen-academy/world';
import { FLAG_ISLAND } from './flag-island/world';
import { FOG_ISLANDS } from './fog-islands/world';
import { HARBOUR_TOWN } from './harbour-town/world';
import { SUNNY_VALLEY } from './sunny-valley/world';

/** The worlds that a story can lead through. */
export const WORLDS: readonly World[] = [
  HARBOUR_TOWN,
  FOG_ISLANDS,
  CLOCK_HOUSE,
  EVERGREEN_ACADEMY,
  FLAG_ISLAND,
  SUNNY_VALLEY,
  CASTLE_TOWN,
];
