import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import { createTestProject, PACE, sections, startTestFirebase } from './engine-harness';

const port = (address: string): number => Number(address.split(':')[1]);

it('goes on by itself when the databases were away', { timeout: 60_000 }, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'engine-reconnect-'));
  let server = await startTestFirebase({ dataDir });
  const project = createTestProject();
  try {
    const test = project.engine();
    await test.engine.start();
    await project.register('uid-a', '灯');
    await eventually(async () => expect(await sections(project, 'uid-a')).toEqual([1]));

    await server.stop();
    test.clock.advance(PACE.turnMs);
    server = await startTestFirebase({
      dataDir,
      authPort: port(server.auth),
      databasePort: port(server.database),
      firestorePort: port(server.firestore),
    });

    await project.register('uid-b', '影');
    await eventually(async () => {
      test.clock.advance(1000);
      expect(await sections(project, 'uid-b')).not.toEqual([]);
      expect((await sections(project, 'uid-a'))[0]).toBeGreaterThan(1);
    });
    const [chapter] = await project.chapters('uid-a');
    expect(chapter?.turn.map(({ turn }) => /第(\d+)節/u.exec(turn)?.[1])).toEqual(
      chapter?.turn.map((_, section) => String(section + 1)),
    );
  } finally {
    await project.close();
    await server.stop();
    await rm(dataDir, { recursive: true });
  }
});
