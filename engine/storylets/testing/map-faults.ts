import type { World } from '../format/world';
import { doubles } from './doubles';

/** Unreachable places, duplicate names, and scenes with unknown places or people. */
export function mapFaults({ places, people, start, storylets, titles, summary }: World): string[] {
  const ids = places.map(({ id }) => id);
  const names = people.map(({ id }) => id);
  return [
    ...doubles(ids).map((id) => `place ${id} stands twice`),
    ...doubles(names).map((id) => `person ${id} stands twice`),
    ...doubles(storylets.map(({ id }) => id)).map((id) => `storylet ${id} stands twice`),
    ...(ids.includes(start) ? [] : [`start ${start} is no place`]),
    ...places.flatMap(({ id, ways, details }) => [
      ...ways.filter((way) => !ids.includes(way)).map((way) => `${id} leads to nowhere: ${way}`),
      ...ways
        .filter((way) => places.find((one) => one.id === way)?.ways.includes(id) === false)
        .map((way) => `the way from ${id} to ${way} has no way back`),
      ...(details.length >= 3 ? [] : [`${id} has fewer than three details`]),
      ...(reachable(places, start).has(id) ? [] : [`no way leads to ${id}`]),
    ]),
    ...(titles.length >= 3 ? [] : ['fewer than three titles']),
    ...(summary.at(-1)?.when.length === 0 ? [] : ['the last summary must hold always']),
    ...storylets.flatMap(({ id, at: where, with: present = [] }) => [
      ...(where.length > 0 ? [] : [`${id} happens nowhere`]),
      ...where.filter((place) => !ids.includes(place)).map((place) => `${id}: no place ${place}`),
      ...present.filter((one) => !names.includes(one)).map((one) => `${id}: nobody is ${one}`),
    ]),
  ];
}

function reachable(places: World['places'], start: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found)
    places.find((one) => one.id === id)?.ways.forEach((way) => found.add(way));
  return found;
}
