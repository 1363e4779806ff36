import { PLATFORM_FREE_ROOMS, ROOMS } from '../support/rooms';

/**
 * Every TypeScript project. `tsconfig.room.json` leaves the tests out: vitest brings Node's types along, and a room
 * that runs in a browser too must compile with the types of its own platform alone.
 */
export const TYPESCRIPT_PROJECTS: readonly string[] = [
  'tsconfig.json',
  ...ROOMS.map((room) => `${room}/tsconfig.json`),
  ...PLATFORM_FREE_ROOMS.map((room) => `${room}/tsconfig.room.json`),
];
