import type { World } from '../format/world';
import { CLOCK_HOUSE } from './clock-house/world';
import { HARBOUR_TOWN } from './harbour-town/world';

/** The worlds that a story can lead through. */
export const WORLDS: readonly World[] = [HARBOUR_TOWN, CLOCK_HOUSE];
