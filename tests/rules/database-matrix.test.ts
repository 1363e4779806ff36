import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../story/paths';
import { A, B, OWNERS } from './matrix/callers';
import { startDatabaseServer, type DatabaseServer } from './matrix/database-server';
import { closedPaths } from './matrix/database/closed';
import { databaseTables } from './matrix/database/tables';
import { tryEngine, tryTable } from './matrix/try-table';

let server: DatabaseServer;
beforeAll(async () => {
  // The SDK prints every refusal.
  setLogLevel('silent');
  server = await startDatabaseServer();
});
afterAll(() => server.stop());

const tables = Object.entries(databaseTables);

it('a known denial is denied, and a known grant is granted', async () => {
  await server.reset({ [paths.ranking]: [{ onamae: '灯', score: 1 }] });
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
