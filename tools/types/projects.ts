/**
 * Every TypeScript project. `tsconfig.room.json` leaves the tests out: vitest brings Node's types along, and a room
 * must compile with the types of its own platform alone.
 */
export const TYPESCRIPT_PROJECTS = [
  'tsconfig.json',
  'story/tsconfig.json',
  'story/tsconfig.room.json',
  'scenes/tsconfig.json',
  'scenes/tsconfig.room.json',
  'src/tsconfig.json',
  'src/tsconfig.room.json',
  'engine/tsconfig.json',
  'pages/tsconfig.json',
  'functions/tsconfig.json',
  'local-firebase/tsconfig.json',
  'tools/tsconfig.json',
  'tests/tsconfig.json',
] as const;
