import type { World } from '../storylets/format/world';

/** Separates a world's id from the number of the visit. */
const VISIT = '@';

/**
 * The worlds of the chapters; with fewer worlds than chapters, a story visits them again in turn. The state refers to a
 * world's id, so that every later visit has an id of its own: `ID@2`.
 * @throws RangeError without any world
 */
export function visitsTo(worlds: readonly World[], chapters: number): World[] {
  return Array.from({ length: chapters }, (_, index) => {
    const world = worlds[index % worlds.length];
    if (world === undefined) throw new RangeError('There are no worlds.');
    const visit = Math.floor(index / worlds.length) + 1;
    return visit === 1 ? world : { ...world, id: `${world.id}${VISIT}${visit}` };
  });
}

/** The world's own id. @param id Of a world or of a visit to it. */
export function worldOfVisit(id: string): string {
  return id.split(VISIT)[0] ?? id;
}
