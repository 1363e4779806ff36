import { TIMES, type TimeOfDay } from '../../story/scene';

/** The hours of a pass, a scene each; after the last one the day is over. */
const HOURS: readonly TimeOfDay[] = ['dawn', 'dawn', 'day', 'day', 'day', 'dusk', 'dusk', 'night'];
/** Scenes of a pass before night falls. */
const DAYLIGHT_SCENES = HOURS.indexOf('night');

/** Whether a pass that has had so many scenes has room for another one before its evening, or its night. */
export function isLight(scenes: number, { hasEvening }: { readonly hasEvening: boolean }): boolean {
  return scenes < DAYLIGHT_SCENES - (hasEvening ? 1 : 0);
}

/** The time of a pass's scene, counted from 0: never earlier than it is already. */
export function timeOfScene(index: number, now: TimeOfDay): TimeOfDay {
  const due = HOURS[index] ?? 'night';
  return isBefore(due, now) ? now : due;
}

/** The first of these times that has not passed; null when they are all over today. */
export function nextOf(times: readonly TimeOfDay[] | undefined, now: TimeOfDay): TimeOfDay | null {
  if (times === undefined) return now;
  return TIMES.find((time) => times.includes(time) && !isBefore(time, now)) ?? null;
}

function isBefore(one: TimeOfDay, other: TimeOfDay): boolean {
  return TIMES.indexOf(one) < TIMES.indexOf(other);
}
