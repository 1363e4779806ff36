import { PLATFORM_FREE_ROOMS, ROOMS } from '../support/rooms';

/**
 * Every TypeScript project. `tsconfig.room.json` excludes tests: vitest adds Node's types, and a room
 * that also runs in a browser must compile with the types of its own platform alone.
 */
export const TYPESCRIPT_PROJECTS: readonly string[] = [
  'tsconfig.json',
  ...ROOMS.map((room) => `${room}/tsconfig.json`),
  ...PLATFORM_FREE_ROOMS.map((room) => `${room}/tsconfig.room.json`),
];
