import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import { keepHidden, type HiddenKeeper } from '../../engine/worker/hidden/keep-hidden';
import type { LocalFirebase } from '../../local-firebase/start-local-firebase';
import { paths } from '../../story/paths';
import {
  createTestProject,
  eventually,
  startTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';

let server: LocalFirebase;
let project: TestProject;
let services: FirebaseServices;
let test: TestEngine;
let keeper: HiddenKeeper;

beforeAll(async () => {
  server = await startTestFirebase();
});
afterAll(() => server.stop());
beforeEach(async () => {
  project = createTestProject();
  services = connectFirebase(project.id, randomUUID());
  await project.register('uid-a', '灯');
  await project.register('uid-b', '宙');
  test = project.engine();
  await test.engine.start();
  keeper = await keepHidden({ ...services, clock: test.clock, log: () => undefined });
});
afterEach(async () => {
  await keeper.stop();
  await services.close();
  await project.close();
});

/** What everybody can read of who takes part. */
async function lists(): Promise<string> {
  test.clock.advance(1000);
  return JSON.stringify([
    await project.read(paths.members),
    await project.read(paths.ranking),
    await project.read(paths.timeline),
  ]);
}

it('who is hidden stands on no list, whatever is played meanwhile, and comes back', async () => {
  await eventually(async () => {
    const told = await lists();
    expect(told).toContain('uid-a/1/1/');
    expect(told.match(/灯/gu)?.length).toBeGreaterThan(1);
    expect(told).toContain('宙');
  });
  await project.database.ref(`${paths.hiddenOf('uid-a')}/story`).set(true);
  await eventually(async () => {
    const told = await lists();
    expect(told).not.toContain('uid-a');
    expect(told).not.toContain('灯');
  });
  const before = (await project.record('uid-a'))?.sections.at(-1) ?? 0;
  await eventually(async () => {
    test.clock.advance(900_000);
    const told = await lists();
    expect((await project.record('uid-a'))?.sections).not.toEqual([before]);
    expect(told).not.toContain('uid-a');
    expect(told).not.toContain('灯');
    expect(told).toContain('宙');
  });
  await project.database.ref(paths.hiddenOf('uid-a')).remove();
  await eventually(async () => {
    const [members, ranking] = [
      await project.read(paths.members),
      await project.read(paths.ranking),
    ];
    test.clock.advance(1000);
    expect(JSON.stringify(members)).toContain('灯');
    expect(JSON.stringify(ranking)).toContain('灯');
  });
});
