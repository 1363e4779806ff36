import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectFirebase, type FirebaseServices } from '../../engine/adapters/firebase-services';
import { hiddenWritten } from '../../engine/handlers/hidden-written';
import { sweepHidden } from '../../engine/handlers/sweep-hidden';
import { updateRanking } from '../../engine/handlers/ranking/update-ranking';
import { countingStoryteller } from '../../engine/testing/counting-storyteller';
import { manualClock } from '../../engine/testing/manual-clock';
import { hiddenTurnKey } from '../../story/hidden';
import { paths } from '../../story/paths';
import { eventually } from '../support/eventually';
import { advanceUntil } from './call-meter';
import { doomedProcess } from './engine-crash';
import {
  createTestProject,
  START,
  shareTestFirebase,
  type TestEngine,
  type TestProject,
} from './engine-harness';
import { strangersRead } from './strangers';
import { expectWholeStory } from './whole-story';

const server = shareTestFirebase();
describe('a story that is hidden', () => {
  let project: TestProject;
  let services: FirebaseServices;
  let test: TestEngine;

  beforeEach(async () => {
    project = createTestProject();
    services = connectFirebase(project.id, randomUUID());
    await project.register('uid-a', '灯');
    await project.register('uid-b', '宙');
    test = project.engine();
    await test.engine.start();
  });
  afterEach(async () => {
    await services.close();
    await project.close();
  });

  /** The public data about participants. */
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
      const publicLists = await lists();
      expect(publicLists).toContain('uid-a/1/1/');
      expect(publicLists.match(/灯/gu)?.length).toBeGreaterThan(1);
      expect(publicLists).toContain('宙');
    });
    await project.database.ref(`${paths.hiddenOf('uid-a')}/story`).set(true);
    await eventually(async () => {
      const publicLists = await lists();
      expect(publicLists).not.toContain('uid-a');
      expect(publicLists).not.toContain('灯');
    });
    const before = (await project.record('uid-a'))?.sections.at(-1) ?? 0;
    await eventually(async () => {
      test.clock.advance(900_000);
      const publicLists = await lists();
      expect((await project.record('uid-a'))?.sections).not.toEqual([before]);
      expect(publicLists).not.toContain('uid-a');
      expect(publicLists).not.toContain('灯');
      expect(publicLists).toContain('宙');
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
});

describe('what is hidden', () => {
  const UID = 'uid-a';
  const CHAPTERS = [11, 2];
  const pace = { pageMs: 36_000, turnMs: 3000 };
  const storyteller = countingStoryteller(CHAPTERS);
  let project: TestProject;
  let services: FirebaseServices;

  beforeEach(async () => {
    project = createTestProject();
    services = connectFirebase(project.id, randomUUID());
    await project.register(UID, '灯');
  });
  afterEach(async () => {
    await services.close();
    await project.close();
  });

  /** Plays the story to its end; `meanwhile` is called several times a turn. */
  async function play(meanwhile: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const { engine, clock, close } = project.engine({
      storyteller,
      pace,
      clock: manualClock(START),
    });
    const started = engine.start();
    await advanceUntil({
      ...{ clock, calls: project.calls, stepMs: pace.turnMs / 2, stepsBetweenChecks: 2 },
      async isOver() {
        await meanwhile();
        const record = await project.record(UID);
        return record?.status === 'ended' && record.lease === null && record.projected === 13;
      },
    });
    await started;
    await close();
  }
  const order = (hidden: object | null): Promise<void> =>
    project.database.ref(paths.hiddenOf(UID)).set(hidden);

  it('is read by no stranger by any way, whether it is a story or a turn', async () => {
    await play();
    const text = '灯、第1章の第2節';
    const read = () => strangersRead(server(), project.id, UID);
    expect(await read()).toContain(text);
    await order({ turns: { [hiddenTurnKey({ chapter: 1, section: 2 })]: true } });
    await hiddenWritten(UID, services);
    const part = await read();
    expect(part).not.toContain(text);
    expect(part).toContain('灯、第1章の第3節');
    await order({ story: true });
    await hiddenWritten(UID, services);
    await updateRanking(services.board);
    const nothing = await read();
    expect(nothing).not.toContain('灯');
    await order(null);
    await hiddenWritten(UID, services);
    await expectWholeStory(project, UID, CHAPTERS);
    expect(await read()).toContain(text);
  });

  it('loses and doubles no turn that is played meanwhile', { timeout: 60_000 }, async () => {
    const orders = [
      { story: true },
      { turns: { [hiddenTurnKey({ chapter: 1, section: 2 })]: true } },
      { story: true, turns: { [hiddenTurnKey({ chapter: 2, section: 1 })]: true } },
      null,
    ];
    let ordered = 0;
    let hiding: Promise<void> = Promise.resolve();
    await play(async () => {
      const next = orders[ordered % orders.length] ?? null;
      ordered += 1;
      await order(next);
      // Two concurrent calls, as by the operator's command and a running engine.
      hiding = Promise.all([
        hiding,
        hiddenWritten(UID, services),
        hiddenWritten(UID, services),
      ]).then(() => undefined);
      if (ordered % 3 === 0) await hiding;
    });
    await hiding;
    expect(ordered).toBeGreaterThan(orders.length);
    await order(null);
    await hiddenWritten(UID, services);
    await expectWholeStory(project, UID, CHAPTERS);
    expect(await services.storyHiding.uids()).toEqual([]);
  });

  it(
    'is hidden or shown in the end, whenever whoever does it dies',
    { timeout: 60_000 },
    async () => {
      await play();
      const documents = () => project.chapters(UID);
      const before = await documents();
      const change = async (hidden: object | null, lastWrite: number): Promise<number> => {
        await order(hidden);
        const doomed = doomedProcess(lastWrite);
        await hiddenWritten(UID, doomed.services(services)).catch(() => undefined);
        await sweepHidden({
          ...services,
          log: (event) => {
            throw new Error(JSON.stringify(event));
          },
        });
        return doomed.writes();
      };
      const hideAndShow = async (hidden: object, lastWrite: number): Promise<number> => {
        const writes = await change(hidden, lastWrite);
        expect(JSON.stringify(await documents())).not.toContain('第2章の第1節');
        await change(null, lastWrite);
        expect(await documents()).toEqual(before);
        await expectWholeStory(project, UID, CHAPTERS);
        return writes;
      };
      for (const hidden of [
        { story: true },
        { turns: { [hiddenTurnKey({ chapter: 2, section: 1 })]: true } },
      ]) {
        const writes = await hideAndShow(hidden, Infinity);
        expect(writes).toBe(5);
        for (let last = 0; last <= writes; last += 1) await hideAndShow(hidden, last);
      }
    },
  );
});
