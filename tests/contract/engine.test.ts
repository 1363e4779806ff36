import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LocalFirebase } from '../../local-firebase/start-local-firebase';
import { paths, SHOWCASE_UID } from '../../story/paths';
import { favoriteKey } from '../../story/favorite-key';
import {
  createTestProject,
  eventually,
  PACE,
  sections,
  START,
  startTestFirebase,
  type TestProject,
} from './engine-harness';

let server: LocalFirebase;
let project: TestProject;

beforeAll(async () => {
  server = await startTestFirebase();
});
afterAll(() => server.stop());

beforeEach(() => {
  project = createTestProject();
});
afterEach(() => project.close());

describe('the showcase', () => {
  it('is there with three chapters when the engine has started', async () => {
    const { engine } = project.engine();
    await engine.start();
    expect(await sections(project, SHOWCASE_UID)).toEqual([12, 3, 11]);
  });
});

describe('a new entry', () => {
  it('is played turn by turn', async () => {
    const { engine, clock } = project.engine();
    await engine.start();
    await project.register('uid-a', '灯');
    await eventually(async () => expect(await sections(project, 'uid-a')).toEqual([1]));
    clock.advance(PACE.turnMs);
    await eventually(async () => expect(await sections(project, 'uid-a')).toEqual([2]));
  });
});

void paths;
void favoriteKey;
void START;
