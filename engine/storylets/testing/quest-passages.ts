import type { World } from '../format/world';

/** The lists of wordings of a world's quest, by name. */
export function questPassages({
  quest: { resolve, ways },
}: World): { name: string; wordings: readonly string[] }[] {
  return [
    { name: 'resolve', wordings: resolve },
    ...Object.entries(ways).map(([name, wordings]) => ({ name, wordings })),
  ];
}
