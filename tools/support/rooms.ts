import rooms from '../../rooms.json' with { type: 'json' };

type Room = keyof typeof rooms;

const isRoom = (name: string): name is Room => name in rooms;

/** The folders of the repository that hold code, as `rooms.json` lists them. */
export const ROOMS: readonly Room[] = Object.keys(rooms)
  .filter(isRoom)
  .filter((room) => !('isProse' in rooms[room]));

/** Rooms that run in a browser as well as in Node, whose sources must compile without the types of Node. */
export const PLATFORM_FREE_ROOMS: readonly Room[] = ROOMS.filter(
  (room) => 'isPlatformFree' in rooms[room],
);

/** Rooms and all that they may import, each once. */
export function withImports(...names: readonly Room[]): Room[] {
  const imported = names.flatMap((name): readonly string[] => rooms[name].imports);
  return [...new Set([...names, ...imported.filter(isRoom)])];
}
