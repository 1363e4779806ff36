import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import * as fc from 'fast-check';
import { setLogLevel } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../story/paths';
import { A, B, OWNERS } from './matrix/callers';
import { startDatabaseServer, type DatabaseServer } from './matrix/database-server';
import { closedPaths } from './matrix/database/closed';
import { listed, someSections } from './matrix/database/favorite';
import { databaseTables } from './matrix/database/tables';
import { mutants, withPriorities } from './matrix/mutation';
import { rightEntries, rightFavorites, rightReaders } from './matrix/right-payloads';
import { writableTables } from './matrix/database/tables';
import { tryEngine, tryTable } from './matrix/try-table';

let server: DatabaseServer;
beforeAll(async () => {
  // The SDK logs every refusal.
  setLogLevel('silent');
  server = await startDatabaseServer();
});
afterAll(() => server.stop());

const tables = Object.entries(databaseTables);

it('a known denial is denied, and a known grant is granted', async () => {
  await server.reset({
    [paths.ranking]: [{ onamae: '灯', score: 1 }],
    ...listed('10353_1_1E'),
  });
  await assertFails(server.stranger.ref(paths.ranking).set([]));
  await assertFails(server.stranger.ref(paths.entry(A)).get());
  const read = await assertSucceeds(server.stranger.ref(paths.ranking).get());
  expect(read.val()).toEqual([{ onamae: '灯', score: 1 }]);
  const like = `${paths.favoritesOf(A)}/10353_1_1E`;
  const [a, b] = server.accounts;
  await assertFails(b?.database.ref(like).set(true) ?? Promise.resolve());
  await assertSucceeds(a?.database.ref(like).set(true) ?? Promise.reject(new Error('nobody')));
  expect([a?.uid, b?.uid]).toEqual([A, B]);
});

describe.each(tables)('%s', (_, table) => {
  it.each(OWNERS)('of %s is read and written as its table says', async (owner) => {
    expect(await tryTable(server, table, owner)).toEqual([]);
    expect(await tryEngine(server, table, owner)).toEqual([]);
  });
});

describe.each(Object.entries(writableTables))('%s', (_, table) => {
  const path = table.path(A);
  const valid = table.valid(A);
  const given = { [paths.member(B)]: { uid: B, onamae: '雪' }, ...someSections };
  const all = async () => (await server.read('')).answer;

  it('is taken as it is', async () => {
    await server.reset(given);
    expect(await server.sendRaw(A, 'PUT', path, valid)).toMatchObject({ status: 200 });
  });

  it('is refused with a priority anywhere', async () => {
    await server.reset(given);
    for (const { done, payload } of withPriorities(valid))
      expect(await server.sendRaw(A, 'PUT', path, payload), done).toMatchObject({ status: 401 });
  });

  it('is refused with anything about it changed', async () => {
    await server.reset(given);
    const before = await all();
    await fc.assert(
      fc.asyncProperty(mutants(valid), async ({ done, payload }) => {
        const { status } = await server.sendRaw(A, 'PUT', path, payload);
        expect([400, 401, 413], done).toContain(status);
        expect(await all(), done).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  it('gives no client access elsewhere', async () => {
    await server.reset({ ...given, [path]: valid });
    const before = await all();
    const up = ['..', '../..', '%2e%2e', '.', '/', '//', `../${B}`, `../../member/${B}`];
    const keys = ['.priority', '.value', '.sv', '.settings/rules', '$uid', '[0]', '#', '\u0000'];
    for (const key of [...up, ...keys, ...up.map((each) => `data/${each}/score`)])
      expect(
        (await server.sendRaw(A, 'PATCH', path, { [key]: 5 })).status,
        key,
      ).toBeGreaterThanOrEqual(400);
    for (const key of [`%2F..%2F${B}`, `%2f%2e%2e%2f${B}`, '%00', '/.priority', '%2f.priority'])
      expect(
        (await server.sendRaw(A, 'PUT', `${path}${key}`, 5)).status,
        key,
      ).toBeGreaterThanOrEqual(400);
    expect(await all()).toEqual(before);
  });
});

it('an entry is taken whatever the app makes of what people do', async () => {
  await server.reset();
  await fc.assert(
    fc.asyncProperty(rightEntries, async (entry) => {
      expect(await server.sendRaw(A, 'PUT', paths.entry(A), entry)).toMatchObject({ status: 200 });
    }),
    { numRuns: 150 },
  );
});

it('likes of whatever sections there are, are taken', async () => {
  await fc.assert(
    fc.asyncProperty(rightFavorites, async (likes) => {
      await server.reset(listed(...Object.keys(likes)));
      const answer = await server.sendRaw(A, 'PUT', paths.favoritesOf(A), likes);
      expect(answer).toMatchObject({ status: 200 });
    }),
    { numRuns: 150 },
  );
});

it('a report whose answer was lost is taken again as it was, and nothing in its place', async () => {
  const path = paths.report('10353', A);
  const stored = { date: '2026-11-21T00:00:00.000Z', reason: '怖いです。' };
  await server.reset({ [path]: { ...stored, at: Date.now() } });
  const again = { ...stored, at: { '.sv': 'timestamp' } };
  expect(await server.sendRaw(A, 'PUT', path, again)).toMatchObject({ status: 200 });
  for (const other of [{ date: '2026-11-21T00:00:01.000Z' }, { reason: '別の話です。' }]) {
    expect(await server.sendRaw(A, 'PUT', path, { ...again, ...other })).not.toMatchObject({
      status: 200,
    });
  }
});

it('what a reader keeps of whatever stories there are, is taken', async () => {
  await fc.assert(
    fc.asyncProperty(rightReaders, async (kept) => {
      const members = Object.values(kept.bookmark).map(
        ({ docid: uid }) => [paths.member(uid), { uid, onamae: '雪' }] as const,
      );
      await server.reset(Object.fromEntries(members));
      const answer = await server.sendRaw(A, 'PUT', paths.reader(A), kept);
      expect(answer).toMatchObject({ status: 200 });
    }),
    { numRuns: 150 },
  );
});

it('where no rule opens anything, nothing is read or written', async () => {
  const places = closedPaths(A);
  await server.reset(Object.fromEntries([[`${paths.entry(A)}/oid`, 42]]));
  const open: string[] = [];
  const clients = [server.stranger, ...server.accounts.map(({ database }) => database)];
  for (const database of clients) {
    for (const place of places) {
      const at = database.ref(place);
      const attempts: Readonly<Record<string, () => Promise<unknown>>> = {
        get: () => at.get(),
        list: () => at.orderByKey().limitToFirst(1).get(),
        create: () => at.set({ 'a-b': 1 }),
        update: () => at.update({ 'a-b': 1 }),
        delete: () => at.remove(),
      };
      for (const [what, attempt] of Object.entries(attempts))
        await assertFails(attempt()).catch(() => open.push(`${what} /${place}`));
    }
  }
  expect(open).toEqual([]);
  expect((await server.read('')).answer).toEqual({ ai: { '27': { entry: { [A]: { oid: 42 } } } } });
  for (const place of places.filter((each) => each !== '/'))
    expect(await server.write(place, { 'a-b': 1 })).toBe(true);
});

it('all of it has seen every condition of the rules hold and fail', async () => {
  const { conditions, uncovered } = await server.coverage();
  expect(uncovered).toEqual([]);
  expect(conditions).toBeGreaterThan(100);
});
