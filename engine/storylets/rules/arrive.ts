import type { TimeOfDay } from '../../../story/scene';
import { apply } from '../../world/apply';
import type { LedgerEvent } from '../../world/event';
import { shuffled } from '../../world/random';
import type { Storylet } from '../format/storylet';
import { allHold } from './holds';
import { nameIn, placeIn, weatherOn, type Situation } from './situation';

/** A character who has come to where a storylet happens. */
export interface Arrival {
  /** null where neither place nor time changes. */
  readonly moved: LedgerEvent | null;
  readonly there: Situation;
}

/**
 * Moves the character to the storylet's nearest place: this one, one that a way leads to, any other. A storylet without
 * places happens at the world's start.
 * @returns null where its conditions do not hold there.
 */
export function arriveAt(
  { id, at, when }: Storylet,
  situation: Situation,
  { day, time }: { readonly day: number; readonly time: TimeOfDay },
): Arrival | null {
  const { world, state, moment } = situation;
  const here = placeIn(situation);
  const places = shuffled(moment, `place/${id}`, at);
  const place =
    places.find((one) => one === here?.id) ??
    places.find((one) => here?.ways.includes(one)) ??
    places[0] ??
    world.start;
  const moves = nameIn(world, place) !== state.place || time !== state.time;
  const moved: LedgerEvent | null = moves
    ? { type: 'move', place: nameIn(world, place), day, time }
    : null;
  const after = moved === null ? state : apply(state, moved);
  const weather = weatherOn(world, moment.seed, after.day);
  const there: Situation = { ...situation, state: after, weather };
  return allHold(when, there) ? { moved, there } : null;
}
