import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { withChange } from './change';
import type { DatabaseServer } from './database-server';
import { answerTo, PAYLOAD_KINDS, readMay, type Change, type PathTable } from './table';

type Database = DatabaseServer['stranger'];

interface Attempt {
  readonly what: string;
  readonly isRecordThere: boolean;
  readonly mayPass: boolean;
  readonly send: (database: Database) => Promise<unknown>;
}

/** All attempts of a caller on one owner's record, from a table. */
function attempts(
  table: PathTable,
  owner: string,
  role: 'signed out' | 'owner' | 'others',
): Attempt[] {
  const may = readMay(table.may);
  const path = table.path(owner);
  const valid = table.valid(owner);
  const set = (value: unknown) => (database: Database) => database.ref(path).set(value);
  // As the app changes a record: some of its paths in one write.
  const update = (change: Change) => (database: Database) =>
    '' in change ? database.ref(path).set(change['']) : database.ref(path).update(change);
  const rows = PAYLOAD_KINDS.filter((kind) => kind !== 'deleted parent').flatMap((kind) => {
    const given = table.payloads[kind];
    return typeof given === 'string' ? [] : given.map((row) => ({ kind, row }));
  });
  const late = table.payloads['deleted parent'];
  const mayCreate = may(role, 'create');
  const mayUpdate = may(role, 'update');
  return [
    {
      what: 'get',
      isRecordThere: true,
      mayPass: may(role, 'get'),
      send: (database) => database.ref(path).get(),
    },
    {
      what: 'list',
      isRecordThere: true,
      mayPass: may(role, 'list'),
      send: (database) => database.ref(table.listed(owner)).orderByKey().limitToFirst(2).get(),
    },
    {
      what: 'delete',
      isRecordThere: true,
      mayPass: may(role, 'delete'),
      send: (database) => database.ref(path).remove(),
    },
    ...rows.flatMap(({ kind, row: [change, answers] }): Attempt[] => {
      const name = `${kind} ${JSON.stringify(change).slice(0, 80)}`;
      return [
        {
          what: `create, ${name}`,
          isRecordThere: false,
          mayPass: mayCreate && answerTo(answers, 'create'),
          send: set(withChange(valid, change)),
        },
        {
          what: `update, ${name}`,
          isRecordThere: true,
          mayPass: mayUpdate && answerTo(answers, 'update'),
          send: update(change),
        },
      ];
    }),
    ...(typeof late === 'string' ? [] : late).map(([change, answers]) => ({
      what: `write below what is gone, ${JSON.stringify(change)}`,
      isRecordThere: false,
      mayPass: mayCreate && answerTo(answers, 'create'),
      send: update(change),
    })),
  ];
}

/** The stored data of an attempt: everything given, the record itself only where it should exist. */
function given(table: PathTable, owner: string, isRecordThere: boolean) {
  const path = table.path(owner);
  const all = { [path]: table.valid(owner), ...table.given?.(owner) };
  return isRecordThere
    ? all
    : Object.fromEntries(Object.entries(all).filter(([place]) => place !== path));
}

/** Tries the whole table as every client; the result lists the differences. */
export async function tryTable(
  server: DatabaseServer,
  table: PathTable,
  owner: string,
): Promise<string[]> {
  const callers = [
    { name: 'signed out', role: 'signed out' as const, database: server.stranger },
    ...server.accounts.map(({ uid, database }) => ({
      name: uid,
      role: uid === owner ? ('owner' as const) : ('others' as const),
      database,
    })),
  ];
  const otherwise: string[] = [];
  for (const { name, role, database } of callers) {
    const tried = attempts(table, owner, role);
    const note = ({ what, mayPass }: Attempt) =>
      otherwise.push(`${name}: ${what} should be ${mayPass ? 'taken' : 'refused'}`);
    for (const isRecordThere of [true, false]) {
      await server.reset(given(table, owner, isRecordThere));
      // Refused writes change nothing, so all of them can be sent at once.
      const refused = tried.filter((each) => each.isRecordThere === isRecordThere && !each.mayPass);
      await Promise.all(
        refused.map((each) => assertFails(each.send(database)).catch(() => note(each))),
      );
    }
    for (const each of tried.filter(({ mayPass }) => mayPass)) {
      await server.reset(given(table, owner, each.isRecordThere));
      await assertSucceeds(each.send(database)).catch(() => note(each));
    }
  }
  return otherwise;
}

/** Tries the table as the engine, to which no rule applies. */
export async function tryEngine(
  server: DatabaseServer,
  table: PathTable,
  owner: string,
): Promise<string[]> {
  const may = readMay(table.may);
  const path = table.path(owner);
  const rows = PAYLOAD_KINDS.flatMap((kind) => {
    const rowsOfKind = table.payloads[kind];
    return typeof rowsOfKind === 'string' ? [] : rowsOfKind;
  });
  await server.reset(given(table, owner, false));
  const outcomes = [
    ['create', await server.write(path, table.valid(owner))],
    ...(await Promise.all(
      rows.map(
        async ([change]) =>
          [
            `update ${JSON.stringify(change).slice(0, 80)}`,
            await server.write(path, withChange(table.valid(owner), change)),
          ] as const,
      ),
    )),
    ['get', (await server.read(path)).status === 200],
    ['list', (await server.read(table.listed(owner))).status === 200],
    ['delete', await server.write(path, null)],
  ] as const;
  return outcomes.flatMap(([what, isDone]) => {
    const operation = what.split(' ')[0];
    const isRight =
      (operation === 'create' ||
        operation === 'update' ||
        operation === 'get' ||
        operation === 'list' ||
        operation === 'delete') &&
      may('engine', operation) === isDone;
    return isRight ? [] : [`engine: ${what}`];
  });
}
