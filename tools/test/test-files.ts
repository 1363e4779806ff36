import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS } from '../support/rooms';
import { ROOT } from '../support/root';

/** The absolute paths of all test files, also of those that no project of vitest includes. */
export function testFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/u.test(name))
      .map((name) => join(ROOT, room, name)),
  );
}
