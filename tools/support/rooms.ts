import rooms from '../../rooms.json' with { type: 'json' };

type Room = keyof typeof rooms;

/** The folders of the repository that hold code, as `rooms.json` lists them. */
export const ROOMS = Object.keys(rooms) as readonly Room[];

/** Rooms that run in a browser as well as in Node, whose sources must compile without the types of Node. */
export const PLATFORM_FREE_ROOMS: readonly Room[] = ROOMS.filter(
  (room) => 'isPlatformFree' in rooms[room],
);
